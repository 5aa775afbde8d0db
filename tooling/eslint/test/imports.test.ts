import { describe, expect, test } from 'vitest'
import { reported } from './reported.js'

const importing = (specifier: string): string => `import { x } from '${specifier}'\nexport const y = x`

describe('an import that is refused', () => {
  test.each([
    // Backwards, and beside.
    ['packages/rules/src/core/x.ts', '@ringbreak/ai'],
    ['packages/rules/src/hnefatafl/x.ts', '@ringbreak/board'],
    ['packages/rules/src/registry.ts', '@ringbreak/ai'],
    ['packages/ai/src/search/x.ts', '@ringbreak/board'],
    ['packages/ai/src/index.ts', '@ringbreak/board'],
    ['packages/ai/src/worker/x.ts', '@ringbreak/web'],
    ['packages/board/src/grid/x.ts', '@ringbreak/ai'],
    ['packages/board/src/hnefatafl/x.ts', '@ringbreak/rules/hnefatafl'],
    ['packages/board/src/element/x.ts', '@ringbreak/rules'],
    ['packages/ai/test/x.ts', '@ringbreak/web'],
    ['tooling/bench/src/x.ts', '@ringbreak/web'],
    ['tooling/bench/src/x.ts', '../../../apps/web/src/lib/play/game.js'],
    // By a path instead of a name.
    ['packages/rules/src/core/x.ts', '../../../ai/src/index.js'],
    ['packages/ai/src/search/x.ts', '../../../rules/src/index.js'],
    ['packages/ai/src/worker/x.ts', '../../../../apps/web/src/hooks.js'],
    ['apps/web/src/lib/play/x.ts', '../../../../../packages/rules/src/index.js'],
    // Dependencies, and what only Node.js has.
    ['packages/rules/src/core/x.ts', 'valibot'],
    ['packages/rules/src/record/x.ts', 'fast-check'],
    ['packages/rules/src/testing/x.ts', 'valibot'],
    ['packages/rules/src/core/x.ts', 'node:fs'],
    ['packages/rules/src/testing/x.ts', 'node:fs'],
    ['packages/ai/src/search/x.ts', 'node:worker_threads'],
    ['packages/ai/src/hnefatafl/x.ts', 'worker_threads'],
    ['packages/ai/src/client.ts', 'fs/promises'],
    ['packages/board/src/sound/x.ts', 'node:path'],
    ['packages/board/src/grid/x.ts', 'svelte-something'],
    // From one game to another, and from shared folders to a game.
    ['packages/rules/src/hnefatafl/x.ts', '../konane/index.js'],
    ['packages/rules/src/konane/deep/x.ts', '../../ries/chance.js'],
    ['packages/rules/src/core/x.ts', '../hnefatafl/square.js'],
    ['packages/rules/src/record/x.ts', '../hnefatafl/index.js'],
    ['packages/rules/src/testing/x.ts', '../hnefatafl/index.js'],
    ['packages/ai/src/search/x.ts', '@ringbreak/rules/hnefatafl/core'],
    ['packages/ai/src/worker/x.ts', '../hnefatafl/evaluate.js'],
    ['packages/ai/src/konane/x.ts', '@ringbreak/rules/hnefatafl'],
    ['packages/board/src/grid/x.ts', '../hnefatafl/place.js'],
    ['packages/board/src/ries/x.ts', '../hnefatafl/place.js'],
    ['apps/web/src/lib/games/konane/x.ts', '../hnefatafl/texts/index.js'],
    ['apps/web/src/lib/games/ries/x.ts', '@ringbreak/rules/konane'],
    // The environment by another door.
    ['apps/web/src/lib/play/x.ts', '$env/dynamic/private'],
  ])('%s: %s', async (path, specifier) => {
    expect(await reported(path, importing(specifier))).toEqual(['no-restricted-imports'])
  })

  test.each([
    ['a type', `import type { X } from '@ringbreak/ai'\nexport type Y = X`],
    ['for its effect', `import '@ringbreak/ai'`],
    ['handed on', `export { x } from '@ringbreak/ai'`],
    ['handed on whole', `export * from '@ringbreak/ai'`],
  ])('however it is written: %s', async (_, text) => {
    expect(await reported('packages/rules/src/core/x.ts', text)).toEqual(['no-restricted-imports'])
  })

  test.each([
    ['later', `export const x = import('@ringbreak/ai')`],
    ['inside a type', `export type X = import('@ringbreak/ai').X`],
  ])('or written so that no law would see it: %s', async (_, text) => {
    expect(await reported('packages/rules/src/core/x.ts', text)).toEqual(['no-restricted-syntax'])
  })

  test('in a component', async () => {
    const text = `<script lang="ts">\n  import { x } from '@ringbreak/rules'\n</script>\n\n{x}`
    expect(await reported('packages/board/src/grid/X.svelte', text)).toEqual(['no-restricted-imports'])
  })

  test('although a comment asks for an exception', async () => {
    const text = `// eslint-disable-next-line no-restricted-imports\nexport { x } from '@ringbreak/ai'`
    expect(await reported('packages/rules/src/core/x.ts', text)).toContain('no-restricted-imports')
  })
})

describe('an import that is allowed', () => {
  test.each([
    ['packages/rules/src/hnefatafl/x.ts', './square.js'],
    ['packages/rules/src/hnefatafl/x.ts', '../core/result.js'],
    ['packages/rules/src/registry.ts', './hnefatafl/index.js'],
    ['packages/rules/src/index.ts', './hnefatafl/index.js'],
    ['packages/rules/src/testing/x.ts', 'fast-check'],
    ['packages/rules/test/hnefatafl/x.ts', 'node:fs'],
    ['packages/ai/src/search/x.ts', '@ringbreak/rules'],
    ['packages/ai/src/hnefatafl/x.ts', '@ringbreak/rules/hnefatafl/core'],
    ['packages/ai/src/hnefatafl/x.ts', '../search/contract.js'],
    ['packages/ai/src/hnefatafl/x.ts', '#spawn'],
    ['packages/ai/src/registry.ts', './hnefatafl/game.js'],
    ['packages/ai/src/worker/x.ts', 'node:worker_threads'],
    ['packages/ai/src/cli/x.ts', 'node:process'],
    ['packages/board/src/hnefatafl/x.ts', '../grid/grid.js'],
    ['packages/board/src/element/x.ts', '../hnefatafl/props.js'],
    ['packages/board/src/hnefatafl/x.ts', 'svelte/reactivity'],
    ['apps/web/src/lib/play/x.ts', '@ringbreak/ai/client'],
    ['apps/web/src/lib/play/x.ts', '@ringbreak/board'],
    ['apps/web/src/lib/games/hnefatafl/x.ts', '@ringbreak/rules/hnefatafl'],
    ['apps/web/src/routes/ringbreak/x.ts', '$lib/games/hnefatafl/texts/index.js'],
    ['tooling/bench/src/x.ts', '@ringbreak/ai/hnefatafl'],
  ])('%s: %s', async (path, specifier) => {
    expect(await reported(path, importing(specifier))).toEqual([])
  })
})
