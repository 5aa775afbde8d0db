import { describe, expect, it } from 'vitest'
import { nodeFault } from '../node.mjs'

describe('nodeFault', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.1.0'])('has nothing against %s', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })

  it.each(['v20.18.9', 'v18.20.4', 'v9.99.0'])('says what is needed instead of %s', (version) => {
    expect(nodeFault(version)).toContain('20.19')
    expect(nodeFault(version)).toContain(version)
  })
})
