import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: ['@ringbreak/source'] } },
  clean: true,
  sourcemap: true,
})
