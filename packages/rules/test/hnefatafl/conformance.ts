import { readFileSync } from 'node:fs'

const text = (name: string): string =>
  readFileSync(new URL(`../../conformance/hnefatafl/${name}`, import.meta.url), 'utf8')

export const json = <T>(name: string): T => JSON.parse(text(name)) as T
export const lines = <T>(name: string): T[] =>
  text(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
