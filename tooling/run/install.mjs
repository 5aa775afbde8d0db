import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pnpm } from './child.mjs'
import { ROOT, members } from './house.mjs'

const STAMP = join(ROOT, 'node_modules', '.ringbreak-installed')

/**
 * What an installation depends on, in short.
 * @returns {string}
 */
function fingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json']
    .map((name) => join(ROOT, name))
    .concat(members().map(({ folder }) => join(folder, 'package.json')))
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of files) hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Installs what the lock file says, unless that is there already. Gives an exit code.
 * @returns {Promise<number>}
 */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 0
  const code = await pnpm(['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'])
  if (code === 0) writeFileSync(STAMP, wanted)
  return code
}
