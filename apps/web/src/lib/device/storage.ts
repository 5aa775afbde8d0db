import { fault, ok, type Result, type Fault } from '@ringbreak/rules'
import * as v from 'valibot'

/**
 * Everything the site keeps in the device's local storage. The privacy page names each of them.
 * The language is written and read by scripts that run before the site does, in src/boot.
 */
export const STORED = [
  'language',
  'theme',
  'sound',
  'coordinates',
  'turned',
  'game',
  'game-set-aside',
  'tip-given',
] as const
export type StoredName = (typeof STORED)[number]

/** `blocked`: the browser allows no storage, or it is full. `bad-value`: something unreadable stands there. */
export type StorageFaultCode = 'blocked' | 'bad-value'
export type StorageResult<T> = Result<T, Fault<StorageFaultCode>>

/** One stored value with its type. */
export interface Entry<T> {
  /** The stored value, `undefined` when there is none. */
  readonly read: () => StorageResult<T | undefined>
  readonly write: (value: T) => StorageResult<undefined>
  readonly forget: () => StorageResult<undefined>
}

const keyOf = (name: StoredName): string => `ringbreak.${name}`

/** Local storage throws where a browser blocks it: here that becomes a value. */
const withStorage = <T>(use: (storage: Storage) => T): StorageResult<T> => {
  try {
    return ok(use(globalThis.localStorage))
  } catch (error) {
    return fault('blocked', error instanceof Error ? error.message : String(error))
  }
}

const parseJson = (text: string): StorageResult<unknown> => {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fault('bad-value', 'not JSON')
  }
}

const entryOf = <T>(
  name: StoredName,
  schema: v.GenericSchema<unknown, T>,
  decode: (text: string) => StorageResult<unknown>,
  encode: (value: T) => string,
): Entry<T> => ({
  read: () => {
    const text = withStorage((storage) => storage.getItem(keyOf(name)))
    if (!text.ok) return text
    if (text.value === null) return ok(undefined)
    const raw = decode(text.value)
    if (!raw.ok) return raw
    const parsed = v.safeParse(schema, raw.value)
    return parsed.success ? ok(parsed.output) : fault('bad-value', `${name}: ${parsed.issues[0].message}`)
  },
  write: (value) =>
    withStorage((storage) => {
      storage.setItem(keyOf(name), encode(value))
      return undefined
    }),
  forget: () =>
    withStorage((storage) => {
      storage.removeItem(keyOf(name))
      return undefined
    }),
})

/** A word that stands there as it is, since scripts that run before the site read it too. */
const word = <const T extends string>(name: StoredName, words: readonly T[]): Entry<T> =>
  entryOf(name, v.picklist(words), ok, String)

/** A text that stands there as it is. */
const plainText = (name: StoredName): Entry<string> => entryOf(name, v.string(), ok, String)

/** A value kept as JSON, checked by its schema on the way in. */
const jsonEntry = <T>(name: StoredName, schema: v.GenericSchema<unknown, T>): Entry<T> =>
  entryOf(name, schema, parseJson, (value) => JSON.stringify(value))

/** Without an entry the theme follows the device. */
const CHOSEN_THEMES = ['light', 'dark'] as const
export type ChosenTheme = (typeof CHOSEN_THEMES)[number]

export const storedTheme = word('theme', CHOSEN_THEMES)
export const storedSound = jsonEntry('sound', v.boolean())
export const storedCoordinates = jsonEntry('coordinates', v.boolean())
/** Whether the board is turned by half. */
export const storedTurned = jsonEntry('turned', v.boolean())
/** The record of the running game. */
export const storedGame = plainText('game')
/** What stood in the place of the game and could not be read. */
export const storedGameSetAside = plainText('game-set-aside')
/** Whether the tip after the first loss was given. */
export const storedTipGiven = jsonEntry('tip-given', v.boolean())

/** Calls back when another tab has changed a stored value, or all of them; gives the way to stop. */
export function watchStored(name: StoredName, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || key === keyOf(name)) changed()
  }
  addEventListener('storage', listen)
  return () => {
    removeEventListener('storage', listen)
  }
}

/** Removes everything the site stored, and answers the names of what was there. */
export const clearStored = (): StorageResult<readonly StoredName[]> =>
  withStorage((storage) => {
    const present = STORED.filter((name) => storage.getItem(keyOf(name)) !== null)
    for (const name of present) storage.removeItem(keyOf(name))
    return present
  })
