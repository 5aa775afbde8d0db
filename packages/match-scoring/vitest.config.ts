import { defineConfig } from 'vitest/config'
import { shared } from '../../tooling/vitest/shared.js'

export default defineConfig(shared)
