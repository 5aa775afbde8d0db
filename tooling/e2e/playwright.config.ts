import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './src/chromium.js'
import { freePort } from './src/freePort.js'

try {
  // Workers read this file again, and inherit what was found the first time.
  process.env['CHROMIUM_PATH'] = findChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const port = (process.env['RINGBREAK_E2E_PORT'] ??= String(await freePort()))
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/traces',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Only a test that hangs is to be stopped: machines are slow and shared.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../../apps/web/build/index.js',
    env: { HOST: '127.0.0.1', PORT: port, ORIGIN: address, NODE_ENV: 'production' },
    url: `${address}/en`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
