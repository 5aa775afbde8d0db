import type { ViteUserConfig } from 'vitest/config'

/** Workspace packages are tested from their sources, so that no test can run against a stale build. */
const conditions = ['@ringbreak/source', 'module', 'node', 'development|production']

export const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    passWithNoTests: false,
    allowOnly: false,
    // Only a test that hangs is to be stopped: machines are slow and shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig
