import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { output } from './program.js'
import type { PublicPackage } from './publicPackages.js'

const ATTW = fileURLToPath(new URL('../node_modules/.bin/attw', import.meta.url))

/** Packs a package into a folder, as publishing would, and gives the path of the tarball. */
export async function pack({ folder }: PublicPackage, into: string): Promise<string> {
  const said = await output('pnpm', ['pack', '--json', '--pack-destination', into], folder)
  const { filename } = JSON.parse(said) as { filename: string }
  return join(into, filename.slice(filename.lastIndexOf('/') + 1))
}

/** What publint finds wrong with a tarball, warnings too; one line each. */
export async function publintFindings(
  { folder }: PublicPackage,
  tarball: string,
): Promise<readonly string[]> {
  const bytes = await readFile(tarball)
  const { messages, pkg } = await publint({
    pkgDir: folder,
    strict: true,
    level: 'warning',
    pack: { tarball: new Uint8Array(bytes).buffer },
  })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** Lets are-the-types-wrong look at a tarball; throws with its table when something is wrong. */
export async function checkTypes({ folder, manifest }: PublicPackage, tarball: string): Promise<string> {
  const data = Object.keys(manifest.exports ?? {}).filter((entry) => entry.includes('.', 1))
  const args = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
  if (data.length > 0) args.push('--exclude-entrypoints', ...data)
  // The types of a component stand beside it, where only the resolution of bundlers looks; nothing else reads .svelte files either.
  if (manifest.peerDependencies?.['svelte'] !== undefined)
    args.push('--ignore-rules', 'internal-resolution-error')
  return output(ATTW, args, folder)
}
