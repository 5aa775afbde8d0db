import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Messages = Readonly<Record<string, string>>

const folderOf = (locale: string): URL => new URL(`../../messages/${locale}/`, import.meta.url)
const read = (locale: string, file: string): Messages =>
  JSON.parse(readFileSync(new URL(file, folderOf(locale)), 'utf8')) as Messages
const placesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(readdirSync(folderOf('en')))('%s', (file) => {
  const english = read('en', file)
  const german = read('de', file)

  test('says the same things in both languages, in the same order', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english))
  })

  test('leaves the same places open', () => {
    for (const [key, text] of Object.entries(english)) {
      expect({ key, places: placesIn(german[key] ?? '') }).toEqual({ key, places: placesIn(text) })
    }
  })

  test('leaves nothing empty, and addresses nobody formally', () => {
    for (const [key, text] of Object.entries(german)) {
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toMatch(/\b(Ihr|Ihre|Ihnen|Ihren|Ihrem)\b/)
    }
  })
})
