import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const works = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.includes('Chrom')

// What is installed tells how it goes on standard error: standard output may be somebody's report.
const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status === 0

/** The browser that Playwright has downloaded before is as good as the machine's. */
const onMachine = (): string | undefined => [...PLACES, chromium.executablePath()].find(works)

function install(): void {
  console.error('There is no Chromium on this machine; trying to install one.')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    if (succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', 'chromium'])) return
  }
  succeeds('playwright', ['install', 'chromium'])
}

/** The path of a Chromium that runs: the one CHROMIUM_PATH names, else found on the machine, else installed. Else a sentence about what to do is thrown. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (works(named)) return named
    throw new Error(`CHROMIUM_PATH names "${named}", and there is no Chromium that runs.`)
  }
  const found = onMachine()
  if (found !== undefined) return found
  install()
  const installed = onMachine()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name its path in CHROMIUM_PATH.',
  )
}
