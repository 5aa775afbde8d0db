import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/hnefatafl/index.ts', 'src/hnefatafl/core.ts', 'src/testing/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [], types: ['node'] } },
  clean: true,
  sourcemap: true,
})
