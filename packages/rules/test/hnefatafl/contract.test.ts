import { describe, it } from 'vitest'
import { game } from '../../src/hnefatafl/index.js'
import { contractSuite } from '../../src/testing/index.js'
import { firstPositions } from './positions.js'

describe('contract', () => {
  it.each(contractSuite(game, firstPositions))('$name', ({ check }) => {
    check()
  })
})
