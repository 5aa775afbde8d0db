import { GAMES, REGISTRIES, ROOMS } from './rooms.js'

const CODE = '{ts,js,svelte}'

/** @typedef {{ regex: string, message: string }} Pattern */

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * One of the names, or something below it.
 * @param {readonly string[]} names
 */
const anyOf = (names) => names.map((name) => escaped(name) + (name.endsWith(':') ? '' : '(/|$)')).join('|')

/** @type {(names: readonly string[]) => string} */
const gameFolder = (names) => `(^|/)(${names.join('|')})(/|$)`

/** A path through a folder `src` leads into another package: inside one, no path does. */
const climb = {
  regex: '^\\.\\.?/(.*/)?(src|packages|apps|tooling)/',
  message: 'Packages are imported by their names.',
}

const fromOutside = (/** @type {readonly string[]} */ names) => ({
  regex: names.length === 0 ? '^[^.]' : `^(?!\\.|${anyOf(names)})`,
  message:
    names.length === 0
      ? 'Nothing may be imported here but files of this package.'
      : `Besides files of this package, only ${names.join(', ')} may be imported here.`,
})

const noGame = {
  regex: gameFolder(GAMES),
  message: 'A shared folder knows no game: only the registry names one.',
}

const otherGames = (/** @type {string} */ game) => ({
  regex: gameFolder(GAMES.filter((other) => other !== game)),
  message: 'No game imports another.',
})

/**
 * Flat configuration keeps one `no-restricted-imports` for a file, the last that matches: so each names all laws of its files.
 * @param {string} name
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @param {string[]} [ignores]
 */
const law = (name, files, patterns, ignores = []) => ({
  name: `ringbreak/imports/${name}`,
  files,
  ignores,
  rules: { 'no-restricted-imports': /** @type {const} */ (['error', { patterns }]) },
})

/** @param {import('./rooms.js').Room} room */
function lawsOf({ name, imports, corners = [] }) {
  const inside = (/** @type {string} */ files) => `packages/${name}/src/${files}`
  const registries = REGISTRIES.map(inside)
  return [
    law(name, [inside(`**/*.${CODE}`)], [climb, fromOutside(imports), noGame], registries),
    law(`${name}/registry`, registries, [climb, fromOutside(imports)]),
    ...GAMES.map((game) =>
      law(
        `${name}/${game}`,
        [inside(`${game}/**/*.${CODE}`)],
        [climb, fromOutside(imports), otherGames(game)],
      ),
    ),
    ...corners.map((corner) =>
      law(`${name}/${corner.files}`, [inside(corner.files)], [climb, fromOutside(corner.imports), noGame]),
    ),
  ]
}

/** Import laws: rules <- ai, match-scoring, board <- web; never backwards, never from one game to another. */
export const importLaws = [
  {
    name: 'ringbreak/imports/static',
    files: [`packages/*/src/**/*.${CODE}`],
    rules: {
      // What is written otherwise would be seen by none of the laws.
      'no-restricted-syntax': /** @type {const} */ ([
        'error',
        { selector: 'ImportExpression', message: 'Packages import statically.' },
        { selector: 'TSImportType', message: 'Types are imported by `import type`.' },
      ]),
    },
  },
  ...ROOMS.flatMap(lawsOf),
  law(
    'web',
    [`apps/web/src/**/*.${CODE}`],
    [climb, { regex: '^\\$env/', message: 'The environment is read in src/lib/server/env.ts.' }],
  ),
  ...GAMES.map((game) =>
    law(`web/${game}`, [`apps/web/src/lib/games/${game}/**/*.${CODE}`], [climb, otherGames(game)]),
  ),
  law(
    'tooling',
    [`tooling/**/*.${CODE}`, `packages/*/test/**/*.${CODE}`],
    [{ regex: '^@ringbreak/web(/|$)|/apps/web/src/', message: 'Nothing imports the site.' }],
  ),
]
