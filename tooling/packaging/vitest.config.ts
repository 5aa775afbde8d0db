import { defineConfig } from 'vitest/config'
import { shared } from '../vitest/shared.js'

export default defineConfig({
  ...shared,
  // Packing, installing and starting programs takes its time on a busy machine.
  test: { ...shared.test, testTimeout: 300_000, hookTimeout: 300_000 },
})
