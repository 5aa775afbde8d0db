import { describe, expect, test } from 'vitest'
import { CACHE_PREFIX, answerFor, staleCaches } from '../../src/service-worker/offline.js'

const copied = {
  versioned: new Set(['/_app/immutable/entry/start.abc.js', '/icons/icon.svg']),
  pages: new Set(['/en', '/de/impressum', '/en/manifest.webmanifest']),
}

describe('where an answer is looked for first', () => {
  test.each([
    ['/_app/immutable/entry/start.abc.js', false, 'copy'],
    ['/_app/immutable/chunks/of-an-older-version.js', false, 'copy'],
    ['/icons/icon.svg', false, 'copy'],
    ['/en', true, 'network'],
    ['/en/manifest.webmanifest', false, 'network'],
    ['/en/not-there', true, 'network'],
    ['/_app/version.json', false, undefined],
  ])('%s (a page load: %s): %s', (path, isNavigation, answer) => {
    expect(answerFor(path, isNavigation, copied)).toBe(answer)
  })
})

describe('copies that may go', () => {
  const [first, second, third] = ['1', '2', '3'].map((version) => `${CACHE_PREFIX}${version}`) as [
    string,
    string,
    string,
  ]

  test('all but the new one and the one before it', () => {
    expect(staleCaches([first, second, third], third)).toEqual([first])
  })

  test('none when there is only one more', () => {
    expect(staleCaches([first, second], second)).toEqual([])
  })

  test('never one of somebody else', () => {
    expect(staleCaches(['other', first, second, 'another', third], third)).toEqual([first])
  })
})
