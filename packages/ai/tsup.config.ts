import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/client.ts',
      'src/hnefatafl/index.ts',
      'src/worker/spawnNode.ts',
      'src/worker/spawnWeb.ts',
      'src/worker/thread.ts',
    ],
    format: 'esm',
    target: 'es2022',
    dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: ['@ringbreak/source'] } },
    external: ['#spawn'],
    sourcemap: true,
  },
  {
    // One file without imports, so that a page can start it as it is.
    entry: ['src/worker/web.ts'],
    outDir: 'dist/worker',
    format: 'esm',
    target: 'es2022',
    dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: ['@ringbreak/source'] } },
    noExternal: [/^@ringbreak\/rules/],
    splitting: false,
    sourcemap: true,
  },
])
