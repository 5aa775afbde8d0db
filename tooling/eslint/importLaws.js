/**
 * The import laws of the house, as ESLint configuration: imports run one way (rules <- ai, match-scoring, board <- web), never from one game to another, and
 * shared folders know no game.
 */

const GAMES = ['hnefatafl', 'konane', 'ries']

/** The files that may name a game: the one line a game costs. */
const REGISTRIES = [
  'packages/*/src/registry.ts',
  'packages/*/src/index.ts',
  'packages/ai/src/hnefatafl/**',
  'packages/board/src/element/**',
]

const law = (/** @type {string[]} */ group, /** @type {string} */ message) => ({ group, message })

const OTHERS = {
  rules: law(['@ringbreak/*', '!@ringbreak/rules'], 'The rules know nothing of the rest of the house.'),
  rulesOnly: law(
    ['@ringbreak/*', '!@ringbreak/rules', '!@ringbreak/rules/*'],
    'Of the house, only the rules may be imported here.',
  ),
  outside: law(['**/apps/**', '@ringbreak/web', '@ringbreak/web/*'], 'Nothing imports the site.'),
  node: law(['node:*'], 'This runs in browsers too.'),
}

const noDependency = law(
  ['fast-check', 'svelte', 'svelte/*'],
  'The rules have no dependency; only src/testing uses fast-check.',
)

/** @param {string} message */
const noGame = (message) =>
  law(
    GAMES.map((game) => `**/${game}/**`),
    message,
  )

/**
 * Flat configuration has one `no-restricted-imports` a file: the last that matches. So each set of files names all its laws.
 * @param {string} name
 * @param {string[]} files
 * @param {ReturnType<typeof law>[]} patterns
 * @param {string[]} [ignores]
 */
const laws = (name, files, patterns, ignores = []) => ({
  name: `ringbreak/imports/${name}`,
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const sources = (/** @type {string} */ name) => [`packages/${name}/src/**/*.{ts,svelte}`]

/** One package's laws: for its shared folders, and for each game's folder. */
const packageLaws = (/** @type {string} */ name, /** @type {ReturnType<typeof law>[]} */ patterns) => [
  laws(
    name,
    sources(name),
    [...patterns, noGame('Shared folders know no game: only the registry names one.')],
    [...REGISTRIES, ...GAMES.map((game) => `packages/${name}/src/${game}/**`)],
  ),
  ...GAMES.map((game) =>
    laws(
      `${name}/${game}`,
      [`packages/${name}/src/${game}/**/*.{ts,svelte}`],
      [
        ...patterns,
        law(
          GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
          'No game imports another.',
        ),
      ],
    ),
  ),
]

export const importLaws = [
  ...packageLaws('rules', [OTHERS.rulesOnly, OTHERS.outside, OTHERS.node, noDependency]),
  laws(
    'rules/testing',
    ['packages/rules/src/testing/**/*.ts'],
    [OTHERS.rulesOnly, OTHERS.outside, OTHERS.node],
  ),
  ...packageLaws('ai', [OTHERS.rulesOnly, OTHERS.outside, OTHERS.node]),
  laws('ai/threads', ['packages/ai/src/worker/{thread,spawnNode}.ts'], [OTHERS.rulesOnly, OTHERS.outside]),
  ...packageLaws('match-scoring', [OTHERS.rulesOnly, OTHERS.outside, OTHERS.node]),
  ...packageLaws('board', [OTHERS.rulesOnly, OTHERS.outside, OTHERS.node]),
  {
    name: 'ringbreak/pure',
    files: [
      'packages/{rules,match-scoring}/src/**/*.ts',
      'packages/ai/src/{search,hnefatafl,konane,ries}/**/*.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'setInterval', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is injected.' },
        { object: 'Date', property: 'now', message: 'Time is injected.' },
        { object: 'performance', property: 'now', message: 'Time is injected.' },
      ],
    },
  },
  {
    name: 'ringbreak/environment',
    files: ['apps/web/src/**/*.{ts,svelte}'],
    ignores: ['apps/web/src/lib/server/env.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'The environment is read in src/lib/server/env.ts.' },
      ],
    },
  },
]
