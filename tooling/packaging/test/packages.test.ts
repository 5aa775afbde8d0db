import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { output, runProgram } from '../src/program.js'
import { publicPackages, type PublicPackage } from '../src/publicPackages.js'
import { sampleOf } from '../src/readme.js'
import { renderSample, runSample } from '../src/runSample.js'
import { strangersProject } from '../src/strangersProject.js'
import { packAll } from '../src/tarballs.js'

const ATTW = join(import.meta.dirname, '../node_modules/.bin/attw')

let folder: string
let tarballs: ReadonlyMap<string, string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringbreak-packaging-'))
  tarballs = packAll(folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const tarballOf = ({ name }: PublicPackage): string => {
  const tarball = tarballs.get(name)
  if (tarball === undefined) throw new Error(`${name} has not been packed.`)
  return tarball
}

/** The types of a component are found by bundlers only, the one kind of program that can load a component. */
const forComponents = ({ manifest }: PublicPackage): readonly string[] =>
  manifest.peerDependencies?.['svelte'] === undefined ? [] : ['--ignore-rules', 'internal-resolution-error']

test('there are packages to publish', () => {
  expect(publicPackages.map(({ name }) => name)).toContain('@ringbreak/rules')
})

describe.each(publicPackages)('$name', (one) => {
  test('carries a README and the licence, and no tests', () => {
    const files = output('tar', ['-tf', tarballOf(one)], folder)
      .trim()
      .split('\n')
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE']))
    expect(files.filter((file) => /\.test\.|^package\/(test|node_modules|reports)\//.test(file))).toEqual([])
  })

  test('publint has nothing to say', async () => {
    const bytes = readFileSync(tarballOf(one))
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const { messages, pkg } = await publint({ strict: true, pack: { tarball } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('its types are what is loaded', () => {
    const { succeeded, all } = runProgram(
      ATTW,
      [tarballOf(one), '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', ...forComponents(one)],
      folder,
    )
    expect(succeeded, all).toBe(true)
  })

  test('the sample of its README runs in an empty project', () => {
    const sample = sampleOf(readFileSync(join(one.folder, 'README.md'), 'utf8'))
    const project = join(folder, one.name.replaceAll('/', '-'))
    strangersProject(one, tarballs, project)
    if (sample.language === 'svelte') expect(renderSample(sample.code, project)).toContain('<svg')
    else expect(runSample(sample.code, project)).toBe(sample.prints)
  })
})
