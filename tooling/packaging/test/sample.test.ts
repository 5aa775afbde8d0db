import { describe, expect, it } from 'vitest'
import { sampleOf } from '../src/sample.js'

const readme = (...blocks: string[]): string =>
  ['# Title', '', ...blocks, '', '## Next', '```js', 'next()', '```'].join('\n')

describe('sampleOf', () => {
  it('finds the code and what it prints', () => {
    const text = readme('## Five lines', '```js', 'console.log(1)', '```', 'prints', '```text', '1', '```')
    expect(sampleOf(text)).toEqual({ language: 'js', code: 'console.log(1)\n', prints: '1\n' })
  })

  it('finds a sample at the end of the file', () => {
    expect(sampleOf('## Five lines\n\n```ts\na()\n```\n')).toEqual({
      language: 'ts',
      code: 'a()\n',
      prints: undefined,
    })
  })

  it('takes nothing from before or after its section', () => {
    const text = readme('```js', 'before()', '```', '## Five lines', 'none here')
    expect(sampleOf(text)).toBeUndefined()
  })
})
