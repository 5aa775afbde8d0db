import { describe, expect, test } from 'vitest'
import { reported } from './reported.js'

describe('pure code', () => {
  const places = [
    'packages/rules/src/hnefatafl/x.ts',
    'packages/ai/src/search/x.ts',
    'packages/ai/src/hnefatafl/x.ts',
  ]

  describe.each(places)('%s', (path) => {
    test.each([
      'Date.now()',
      'new Date()',
      'performance.now()',
      'crypto.randomUUID()',
      'process.cwd()',
      "fetch('/')",
      'console.log()',
    ])('may not have %s', async (expression) => {
      expect(await reported(path, `export const x = ${expression}`)).toEqual(['no-restricted-globals'])
    })

    test('may not roll dice of its own', async () => {
      expect(await reported(path, 'export const x = Math.random()')).toEqual(['no-restricted-properties'])
    })

    test('may calculate', async () => {
      expect(await reported(path, 'export const x = Math.max(1, 2)')).toEqual([])
    })
  })

  test('is not asked for where the site measures time', async () => {
    expect(await reported('apps/web/src/lib/play/x.ts', 'export const x = Date.now()')).toEqual([])
  })
})

describe('the environment', () => {
  test.each(['apps/web/src/lib/server/x.ts', 'apps/web/src/hooks.server.ts', 'packages/ai/src/worker/x.ts'])(
    'is not read in %s',
    async (path) => {
      expect(await reported(path, 'export const x = process.env')).toEqual(['no-restricted-properties'])
    },
  )

  test.each([
    'apps/web/src/lib/server/env.ts',
    'tooling/e2e/playwright.config.ts',
    'packages/rules/test/x.ts',
  ])('is read in %s', async (path) => {
    expect(await reported(path, 'export const x = process.env')).toEqual([])
  })
})
