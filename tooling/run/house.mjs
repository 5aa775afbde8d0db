import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SHELVES = ['packages', 'apps', 'tooling']

/**
 * A package of the workspace; `folder` is absolute.
 * @typedef {{ folder: string, name: string, isPublic: boolean, scripts: Readonly<Record<string, string>> }} Member
 */

/**
 * @param {string} file absolute
 * @returns {Record<string, unknown>}
 */
const readManifest = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Every package of the workspace, by folder.
 * @returns {readonly Member[]}
 */
export function members() {
  return SHELVES.filter((shelf) => existsSync(join(ROOT, shelf)))
    .flatMap((shelf) => readdirSync(join(ROOT, shelf)).map((name) => join(ROOT, shelf, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .sort()
    .map((folder) => {
      const manifest = readManifest(join(folder, 'package.json'))
      return {
        folder,
        name: String(manifest['name']),
        isPublic: manifest['private'] !== true,
        scripts: /** @type {Record<string, string>} */ (manifest['scripts'] ?? {}),
      }
    })
}

/**
 * The package manager at the version that package.json pins, as `pnpm@1.2.3`.
 * @returns {string}
 */
export const packageManager = () => String(readManifest(join(ROOT, 'package.json'))['packageManager'])
