import { readFileSync } from 'node:fs'

const text = (name: string): string =>
  readFileSync(new URL(`../../conformance/hnefatafl/${name}`, import.meta.url), 'utf8')

/** What a data file holds; its shape is told by who reads it. */
export const json = (name: string): unknown => JSON.parse(text(name))
export const lines = (name: string): unknown =>
  text(name)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
