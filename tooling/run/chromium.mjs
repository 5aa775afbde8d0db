/** Finds a Chromium for the browser tests, and installs one where that is possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string} path */
const works = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
const succeeds = (program, args) => spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status === 0

/** Playwright's own download, where it can be had; asked for only when the machine has no browser. */
async function downloaded() {
  if (!succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return undefined
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return works(path) ? path : undefined
}

/**
 * The path of a Chromium that runs: named by CHROMIUM_PATH, found in the usual places, or installed.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) return works(named) ? named : undefined
  const found = PLACES.find(works)
  if (found !== undefined) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('No Chromium on this machine; installing the one of the system.')
    succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
    const installed = PLACES.find(works)
    if (installed !== undefined) return installed
  }
  return downloaded()
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (Debian and Ubuntu: apt-get install chromium) or name its path in CHROMIUM_PATH.'
