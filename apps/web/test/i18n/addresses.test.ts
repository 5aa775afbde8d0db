import { describe, expect, test } from 'vitest'
import { addressesOf, urlPatterns } from '../../addresses.js'

describe('addresses', () => {
  test.each([
    ['/', '/en', '/de'],
    ['/ringbreak', '/en/ringbreak', '/de/ringbreak'],
    ['/ringbreak/how-it-works', '/en/ringbreak/how-it-works', '/de/ringbreak/so-gehts'],
    ['/imprint', '/en/imprint', '/de/impressum'],
  ])('%s is %s and %s', (page, english, german) => {
    expect(addressesOf(page)).toEqual([english, german])
  })

  test('the catch-all pattern comes last, or it would hide the named ones', () => {
    expect(urlPatterns.findIndex(({ pattern }) => pattern.includes(':'))).toBe(urlPatterns.length - 1)
  })
})
