import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT, packageManager } from './house.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** Tools are kept from looking up hosts that a build has no business with. */
const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
}

/**
 * Runs a program to its end with its output shown, and gives its exit code. A signal to this process goes to the program and all
 * it has started, and then ends this process too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    // A process group of its own: npx hands no signal on, and its grandchildren would live on.
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    /** @type {NodeJS.Signals | undefined} */
    let received
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      received = signal
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    }
    for (const signal of SIGNALS) process.on(signal, forward)
    const done = () => {
      for (const signal of SIGNALS) process.off(signal, forward)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('close', (code, signal) => {
      done()
      if (received !== undefined) process.exit(128 + constants.signals[received])
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/**
 * Runs pnpm at the version of this repository, without needing it on the machine.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export const pnpm = (args, env) => run('npx', ['--yes', packageManager(), ...args], env)
