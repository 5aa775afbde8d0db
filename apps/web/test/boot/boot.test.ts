import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../device/memoryStorage.js'

const scriptOf = (name: string): string =>
  readFileSync(new URL(`../../src/boot/${name}`, import.meta.url), 'utf8')

const stored = (values: Record<string, string>) => ({ getItem: (key: string) => values[key] ?? null })
const blocked = {
  getItem: () => {
    throw new Error('denied')
  },
}

describe('the bare address leads on', () => {
  const leadsTo = (localStorage: object, languages: readonly string[], search = ''): unknown => {
    const replace = vi.fn()
    runInNewContext(scriptOf('language.js'), {
      localStorage,
      navigator: { languages },
      location: { replace, search, hash: '' },
    })
    return replace.mock.calls
  }

  test.each([
    ['the language chosen here before', stored({ 'ringbreak.language': 'de' }), ['en-GB'], '/de'],
    ['the first language of the browser that the site speaks', stored({}), ['fr-FR', 'de-AT', 'en'], '/de'],
    ['English when it speaks none of them', stored({}), ['fr', 'it'], '/en'],
    ['English when the browser names none', stored({}), [], '/en'],
    ['the browser’s language when storage is blocked', blocked, ['de'], '/de'],
    [
      'the browser’s language when something odd is stored',
      stored({ 'ringbreak.language': '//x' }),
      ['de'],
      '/de',
    ],
  ])('to %s', (_, localStorage, languages, address) => {
    expect(leadsTo(localStorage, languages)).toEqual([[address]])
  })

  test('with what was asked for behind it', () => {
    expect(leadsTo(stored({}), ['en'], '?x=1')).toEqual([['/en?x=1']])
  })
})

describe('the theme before the first paint', () => {
  const themeOf = (localStorage: object): string | undefined => {
    let theme: string | undefined
    const documentElement = {
      setAttribute: (_: string, value: string) => void (theme = value),
      removeAttribute: () => void (theme = undefined),
    }
    runInNewContext(scriptOf('theme.js'), { localStorage, document: { documentElement } })
    return theme
  }

  test.each([
    ['light', stored({ 'ringbreak.theme': 'light' }), 'light'],
    ['dark', stored({ 'ringbreak.theme': 'dark' }), 'dark'],
    ['nothing', stored({}), undefined],
    ['nonsense', stored({ 'ringbreak.theme': 'pink' }), undefined],
    ['a blocked storage', blocked, undefined],
  ])('is what %s says', (_, localStorage, theme) => {
    expect(themeOf(localStorage)).toBe(theme)
  })
})

describe('the language switch', () => {
  /** What is stored after a click on something, before the site has come alive. */
  const storedAfterClickOn = (
    target: object,
    storage: Pick<Storage, 'getItem' | 'setItem'> = memoryStorage(),
  ): string | null => {
    let click = (_: { target: object }): void => undefined
    runInNewContext(scriptOf('switch.js'), {
      localStorage: storage,
      Element: FakeElement,
      addEventListener: (_: string, listener: typeof click) => {
        click = listener
      },
    })
    click({ target })
    return storage.getItem('ringbreak.language')
  }

  class FakeElement {
    readonly language: string | undefined
    constructor(language?: string) {
      this.language = language
    }
    closest(): { getAttribute: () => string } | null {
      const { language } = this
      return language === undefined ? null : { getAttribute: () => language }
    }
  }

  test('stores what it chooses', () => {
    expect(storedAfterClickOn(new FakeElement('de'))).toBe('de')
  })

  test.each([
    ['another element', new FakeElement()],
    ['what is no element', {}],
  ])('stores nothing on a click on %s', (_, target) => {
    expect(storedAfterClickOn(target)).toBeNull()
  })

  test('bears a blocked storage', () => {
    const full = { getItem: () => null, setItem: blocked.getItem }
    expect(storedAfterClickOn(new FakeElement('de'), full)).toBeNull()
  })
})
