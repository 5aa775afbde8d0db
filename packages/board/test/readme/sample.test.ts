import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import Sample from '../readme/Sample.svelte'

it('the five lines of the README show the start of a game', () => {
  const { body } = render(Sample)
  expect(body).toContain('aria-label="f6, king"')
  expect(body).toContain('aria-label="d1, attacker, can move"')
})
