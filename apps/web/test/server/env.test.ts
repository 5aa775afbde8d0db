import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../src/lib/server/env.js'

describe('configuration', () => {
  test('an imprint is read part by part', () => {
    const env = parseEnv({
      RINGBREAK_IMPRINT_NAME: ' Ada Beispiel ',
      RINGBREAK_IMPRINT_ADDRESS: 'Am Ring 1 | 12345 Musterstadt',
      RINGBREAK_IMPRINT_EMAIL: 'ada@example.org',
      RINGBREAK_IMPRINT_PHONE: '+49 30 123456',
      PATH: '/usr/bin',
    })
    expect(env).toEqual({
      ok: true,
      value: {
        imprint: {
          name: 'Ada Beispiel',
          address: ['Am Ring 1', '12345 Musterstadt'],
          email: 'ada@example.org',
          phone: '+49 30 123456',
        },
      },
    })
  })

  test('what is not set or empty is missing, and no fault', () => {
    expect(parseEnv({ RINGBREAK_IMPRINT_NAME: ' ', RINGBREAK_IMPRINT_EMAIL: '' })).toEqual({
      ok: true,
      value: { imprint: {} },
    })
  })

  test('all faults are reported together, each by its variable', () => {
    const env = parseEnv({
      RINGBREAK_IMPRINT_ADDRESS: 'Am Ring 1||12345 Musterstadt',
      RINGBREAK_IMPRINT_EMAIL: 'ada at example',
      RINGBREAK_IMPRINT_PHONE: 'call me',
    })
    expect(env).toMatchObject({ ok: false, error: { code: 'bad-configuration' } })
    expect(env.ok ? [] : env.error.message.split('\n')).toEqual([
      'RINGBREAK_IMPRINT_ADDRESS has an empty line between its | signs',
      'RINGBREAK_IMPRINT_EMAIL is not an e-mail address',
      'RINGBREAK_IMPRINT_PHONE is not a telephone number such as +49 30 123456',
    ])
  })
})
