import { readFileSync } from 'node:fs'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { importLaws } from './tooling/eslint/importLaws.js'

const ignored = readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

export default ts.config(
  { ignores: [...ignored.map((line) => `**/${line.replace(/\/$/, '')}`), '**/paraglide/**'] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
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
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // It does not know addresses that a function has localized.
    rules: { 'svelte/no-navigation-without-resolve': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...ts.configs.disableTypeChecked },
  ...importLaws,
)
