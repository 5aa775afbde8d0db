import { readFileSync } from 'node:fs'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { importLaws } from './tooling/eslint/importLaws.js'
import { sourceLaws } from './tooling/eslint/sourceLaws.js'

const ignored = readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => `**/${line.replace(/\/$/, '')}`)

export default defineConfig(
  { ignores: [...ignored, '**/paraglide/**'] },
  { linterOptions: { noInlineConfig: true } },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // Indices are known to be in range where `!` stands; the compiler can't know.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `onclick={() => close()}` says what it means; nobody reads the answer.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `_` is a place nothing is taken from.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // It does not know addresses that a function has localized.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps are replaced whole, and held by `$state.raw`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // To the linter an imported component is `any`; svelte-check knows its type and checks what is done with it.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // What a test reads from a file has the shape that the test names.
    files: ['**/test/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [ts.configs.disableTypeChecked] },
  importLaws,
  sourceLaws,
)
