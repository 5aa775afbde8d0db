/** What each package may import beside its own files: the table behind the import laws. */

/** @typedef {{ files: string, imports: readonly string[] }} Corner */

/**
 * `imports` are the specifiers that may be imported, with everything below them; a corner is a part of the package that may import
 * more.
 * @typedef {{ name: string, imports: readonly string[], corners?: readonly Corner[] }} Room
 */

/** Folders of games, in every package. A new game adds its name here. */
export const GAMES = ['hnefatafl', 'konane', 'ries']

/** @type {readonly Room[]} */
export const ROOMS = [
  { name: 'rules', imports: [], corners: [{ files: 'testing/**', imports: ['fast-check'] }] },
  {
    name: 'ai',
    imports: ['@ringbreak/rules', '#spawn'],
    corners: [{ files: '{worker,node,cli}/**', imports: ['@ringbreak/rules', '#spawn', 'node:'] }],
  },
  { name: 'match-scoring', imports: ['@ringbreak/rules', '@noble/hashes', 'json-canonicalize'] },
  { name: 'board', imports: ['svelte'] },
]

/** Where a package names its games. */
export const REGISTRIES = ['registry.ts', 'index.ts', 'element/**']
