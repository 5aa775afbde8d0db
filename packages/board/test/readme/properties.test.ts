import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const propertiesIn = (text: string): readonly string[] => text.match(/--ringbreak-[a-z-]+/g) ?? []

it('the README lists the custom properties that the board reads, and no others', () => {
  const read = readdirSync(fileAt('../../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => propertiesIn(readFileSync(fileAt(`../../src/${file}`), 'utf8')))
  const listed = propertiesIn(readFileSync(fileAt('../../README.md'), 'utf8'))
  expect([...new Set(listed)].sort()).toEqual([...new Set(read)].sort())
})
