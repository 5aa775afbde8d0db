const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'The environment is read in apps/web/src/lib/server/env.ts.',
}

/** @type {(message: string, names: readonly string[]) => readonly { name: string, message: string }[]} */
const banned = (message, names) => names.map((name) => ({ name, message }))

/** Laws about what code may reach without importing it: the clock, chance, the environment. */
export const sourceLaws = [
  {
    name: 'ringbreak/environment',
    files: ['packages/*/src/**/*.{ts,js,svelte}', 'apps/web/src/**/*.{ts,js,svelte}'],
    ignores: ['apps/web/src/lib/server/env.ts'],
    rules: { 'no-restricted-properties': /** @type {const} */ (['error', ENVIRONMENT]) },
  },
  {
    // Where the same arguments have to give the same answer.
    name: 'ringbreak/pure',
    files: [
      'packages/{rules,match-scoring}/src/**/*.ts',
      'packages/ai/src/{search,hnefatafl,konane,ries}/**/*.ts',
    ],
    rules: {
      'no-restricted-globals': /** @type {const} */ ([
        'error',
        ...banned('Time is injected.', ['Date', 'performance', 'setTimeout', 'setInterval']),
        ...banned('Randomness is injected.', ['crypto']),
        ...banned('Nothing here reaches outside.', ['process', 'fetch', 'console']),
      ]),
      'no-restricted-properties': /** @type {const} */ ([
        'error',
        ENVIRONMENT,
        { object: 'Math', property: 'random', message: 'Randomness is injected.' },
      ]),
    },
  },
]
