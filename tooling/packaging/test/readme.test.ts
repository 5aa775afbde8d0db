import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, publicPackages } from '../src/publicPackages.js'
import { blocksOf, sampleOf } from '../src/readme.js'

const sampleIn = (folder: string): string => sampleOf(readFileSync(join(folder, 'README.md'), 'utf8')).code

describe('the README of the whole', () => {
  const shown = blocksOf(readFileSync(join(ROOT, 'README.md'), 'utf8'))
    .filter(({ language }) => language === 'js' || language === 'svelte')
    .map(({ code }) => code)

  test.each(publicPackages)('shows the sample of $name as that package does', ({ folder }) => {
    expect(shown).toContain(sampleIn(folder))
  })

  test('shows no code but these samples, which are run', () => {
    const samples = publicPackages.map(({ folder }) => sampleIn(folder))
    expect(shown.filter((code) => !samples.includes(code))).toEqual([])
  })
})

describe('the sample of a README', () => {
  const fence = '```'
  const section = (...blocks: readonly string[]): string =>
    `# x\n\n## Five lines\n\n${blocks.join('\n')}\n## More\n`

  test('is the code and what it prints', () => {
    const readme = section(`${fence}js\nconsole.log(1)\n${fence}\n`, `${fence}text\n1\n${fence}\n`)
    expect(sampleOf(readme)).toEqual({ language: 'js', code: 'console.log(1)\n', prints: '1\n' })
  })

  test.each([
    ['without the section', '# x\n', 'no "## Five lines"'],
    ['without code in it', section('words'), 'neither js nor svelte'],
    ['without what it prints', section(`${fence}js\n1\n${fence}\n`), 'what it prints'],
  ])('%s is refused', (_, readme, message) => {
    expect(() => sampleOf(readme)).toThrow(message)
  })
})
