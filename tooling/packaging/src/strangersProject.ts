import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { output } from './program.js'
import { publicPackages, type PublicPackage } from './publicPackages.js'

/**
 * An empty project with one package installed from its tarball, the packages of the house it needs from theirs, and what it wants
 * beside it (peers) from the registry.
 */
export function strangersProject(
  one: PublicPackage,
  tarballs: ReadonlyMap<string, string>,
  folder: string,
): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n')
  const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  output('npm', [...npm, ...withItsOwn(one.name, tarballs), ...peersOf(one)], folder)
}

function withItsOwn(name: string, tarballs: ReadonlyMap<string, string>): readonly string[] {
  const needed = new Set<string>()
  const add = (wanted: string): void => {
    const found = publicPackages.find((other) => other.name === wanted)
    if (found === undefined || needed.has(wanted)) return
    needed.add(wanted)
    Object.keys(found.manifest.dependencies ?? {}).forEach(add)
  }
  add(name)
  return [...needed].map((wanted) => {
    const tarball = tarballs.get(wanted)
    if (tarball === undefined) throw new Error(`${wanted} has not been packed.`)
    return tarball
  })
}

// At the version this workspace is tested with: what is newest today is not part of the test.
function peersOf({ folder, manifest }: PublicPackage): readonly string[] {
  return Object.keys(manifest.peerDependencies ?? {})
    .filter((peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true)
    .map((peer) => {
      const installed = join(folder, 'node_modules', peer, 'package.json')
      const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { readonly version: string }
      return `${peer}@${version}`
    })
}
