import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStored, storedGame, storedSound, storedTheme } from '../../src/lib/device/storage.js'
import { memoryStorage } from './memoryStorage.js'

let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('stored values', () => {
  test('come back as they were written', () => {
    storedTheme.write('dark')
    storedSound.write(true)
    storedGame.write('record')
    expect(storedTheme.read()).toEqual({ ok: true, value: 'dark' })
    expect(storedSound.read()).toEqual({ ok: true, value: true })
    expect(storedGame.read()).toEqual({ ok: true, value: 'record' })
  })

  test('are absent until written and after being forgotten', () => {
    expect(storedTheme.read()).toEqual({ ok: true, value: undefined })
    storedTheme.write('light')
    storedTheme.forget()
    expect(storedTheme.read()).toEqual({ ok: true, value: undefined })
  })

  test('the theme stands there bare, as the script before the first paint expects it', () => {
    storedTheme.write('dark')
    expect(storage.getItem('ringbreak.theme')).toBe('dark')
  })

  test.each([
    ['theme', storedTheme, 'purple'],
    ['sound', storedSound, '{'],
    ['sound', storedSound, '"loud"'],
  ])('a %s that makes no sense is a fault, not an exception', (name, entry, text) => {
    storage.setItem(`ringbreak.${name}`, text)
    expect(entry.read()).toMatchObject({ ok: false, error: { code: 'bad-value' } })
  })
})

describe('clearing', () => {
  test('removes what is ours, names it, and leaves the rest alone', () => {
    storedTheme.write('dark')
    storedGame.write('record')
    storage.setItem('other', 'kept')
    expect(clearStored()).toEqual({ ok: true, value: ['theme', 'game'] })
    expect(storage.length).toBe(1)
    expect(clearStored()).toEqual({ ok: true, value: [] })
  })
})

describe('a browser that blocks storage', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(storage, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
  })

  test.each([
    ['reading', () => storedTheme.read()],
    ['writing', () => storedTheme.write('dark')],
    ['forgetting', () => storedTheme.forget()],
    ['clearing', () => clearStored()],
  ])('makes %s a value that says so', (_, use) => {
    expect(use()).toMatchObject({ ok: false, error: { code: 'blocked' } })
  })
})
