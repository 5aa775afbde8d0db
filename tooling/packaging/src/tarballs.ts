import { join } from 'node:path'
import { output } from './program.js'
import { publicPackages, type PublicPackage } from './publicPackages.js'

/** Packs every public package into a folder: the path of each tarball by the name of its package. */
export const packAll = (destination: string): ReadonlyMap<string, string> =>
  new Map(publicPackages.map((one) => [one.name, pack(one, destination)]))

function pack({ folder }: PublicPackage, destination: string): string {
  const answer = output('pnpm', ['pack', '--json', '--pack-destination', destination], folder)
  const { filename } = JSON.parse(answer) as { readonly filename: string }
  return join(destination, filename.slice(filename.lastIndexOf('/') + 1))
}
