import { beforeEach, describe, expect, it, vi } from 'vitest'
import { COMPUTER, PERSON, movesOfPerson, toMove } from '../../src/lib/play/game.js'
import type { PlaySession } from '../../src/lib/play/session.svelte.js'
import { store } from '../../src/lib/play/stored.js'
import { played } from './arbitraries.js'
import { World, settled } from './world.js'

let world: World
beforeEach(() => {
  world = new World()
})

const moveOf = ({ game }: PlaySession): string => movesOfPerson(game!)[0]!

describe('before a level is chosen', () => {
  it('nothing runs and nothing is kept', async () => {
    const { session } = world.tab()
    await settled()
    expect(session.game).toBeUndefined()
    expect(world.questions).toEqual([])
    expect(world.kept).toBeUndefined()
  })
})

describe('a game', () => {
  it('begins with the computer’s move, and then waits for the person', async () => {
    const { session } = world.tab()
    session.begin('hard')
    expect(session.thinking).toEqual({ pv: [], depth: 0 })
    await world.answer()
    expect(session.thinking).toBeUndefined()
    expect(session.game).toMatchObject({ level: 'hard', seed: 40, plies: [expect.any(String)] })
    expect(toMove(session.game!)).toBe(PERSON)
    expect(world.questions).toEqual([])
  })

  it('is kept after every ply', async () => {
    const { session } = world.tab()
    session.begin('easy')
    expect(world.kept).toBe(store(session.game!))
    await world.answer()
    expect(world.kept).toBe(store(session.game!))
    session.move(moveOf(session))
    expect(session.game!.plies).toHaveLength(2)
    expect(world.kept).toBe(store(session.game!))
  })

  it('gives the engine another seed at each ply', async () => {
    const { session } = world.tab()
    session.begin('easy')
    const first = await world.question()
    await world.answer()
    session.move(moveOf(session))
    expect((await world.question()).seed).not.toBe(first.seed)
  })

  it('comes back after a reload, and thinking goes on', async () => {
    const first = world.tab()
    first.session.begin('easy')
    await world.answer()
    first.session.move(moveOf(first.session))
    await world.question()
    first.close()
    expect(world.questions).toEqual([])
    const second = world.tab()
    expect(second.session.game).toEqual(first.session.game)
    await world.answer()
    expect(second.session.game!.plies).toHaveLength(3)
  })
})

describe('while the computer thinks', () => {
  it('taking back stops it and gives the move back', async () => {
    const { session } = world.tab()
    session.begin('easy')
    await world.answer()
    const before = session.game
    session.move(moveOf(session))
    const { signal } = await world.question()
    session.takeBack()
    await settled()
    expect(signal.aborted).toBe(true)
    expect(session.thinking).toBeUndefined()
    expect(session.game).toEqual(before)
    expect(session.trouble.size).toBe(0)
  })

  it('giving up stops it', async () => {
    const { session } = world.tab()
    session.begin('easy')
    const { signal } = await world.question()
    session.resign()
    expect(signal.aborted).toBe(true)
    expect(session.ending).toEqual({ winner: COMPUTER, reason: 'resignation' })
  })

  it('its best move so far can be asked for', async () => {
    const { session } = world.tab()
    session.begin('veryHard')
    const { progress, signal } = await world.question()
    progress({ pv: ['d1-d4', 'f4-i4'], depth: 2 })
    expect(session.thinking).toEqual({ pv: ['d1-d4', 'f4-i4'], depth: 2 })
    session.moveNow()
    await settled()
    expect(signal.aborted).toBe(true)
    expect(session.game!.plies).toEqual(['d1-d4'])
    expect(session.trouble.size).toBe(0)
  })

  it('asked before it has found a move, it plays the first one it finds, and thinks as long as ever the next time', async () => {
    const { session } = world.tab()
    session.begin('veryHard')
    session.moveNow()
    const first = await world.question()
    session.moveNow()
    expect(session.thinking).toBeDefined()
    first.progress({ pv: ['d1-d4'], depth: 1 })
    await settled()
    expect(session.game!.plies).toEqual(['d1-d4'])
    session.move('f4-i4')
    const second = await world.question()
    second.progress({ pv: ['h1-h4'], depth: 1 })
    expect(session.thinking).toEqual({ pv: ['h1-h4'], depth: 1 })
  })

  it('a fault of the engine is told, and it can be asked again', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { session } = world.tab()
    session.begin('easy')
    ;(await world.question()).answer(new Error('no worker'))
    await settled()
    expect([...session.trouble]).toEqual(['engine-failed'])
    expect(reported).toHaveBeenCalledWith(new Error('no worker'))
    session.thinkAgain()
    expect(session.trouble.size).toBe(0)
    await world.answer()
    expect(session.game!.plies).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

describe('two tabs', () => {
  it('stay in step, and only one of them thinks', async () => {
    const [one, two] = [world.tab().session, world.tab().session]
    one.begin('easy')
    world.tellTabs()
    expect(two.game).toEqual(one.game)
    await settled()
    expect(world.questions).toHaveLength(1)
    await world.answer()
    world.tellTabs()
    await settled()
    expect(two.game).toEqual(one.game)
    expect(world.questions).toEqual([])
    two.move(moveOf(two))
    world.tellTabs()
    expect(one.game).toEqual(two.game)
  })

  it('the second thinks on when the first is closed', async () => {
    const one = world.tab()
    one.session.begin('easy')
    const two = world.tab()
    await world.question()
    one.close()
    await world.answer()
    expect(two.session.game!.plies).toHaveLength(1)
  })

  it('a move on a game that the other tab has changed is void', async () => {
    const [one, two] = [world.tab().session, world.tab().session]
    one.begin('easy')
    world.tellTabs()
    await world.answer()
    world.tellTabs()
    const stale = moveOf(two)
    one.resign()
    two.move(stale)
    expect(two.game).toEqual(one.game)
    expect(world.kept).toBe(store(one.game!))
  })

  it('what is cleared in one is gone in the other', async () => {
    const { session } = world.tab()
    session.begin('easy')
    await world.answer()
    world.kept = undefined
    world.tellTabs()
    expect(session.game).toBeUndefined()
  })
})

describe('what is kept', () => {
  it('is set aside and told when it cannot be read', () => {
    world.kept = 'noise'
    const { session } = world.tab()
    expect(session.game).toBeUndefined()
    expect([...session.trouble]).toEqual(['unreadable'])
    expect(world.setAside).toEqual(['noise'])
  })

  it('is nothing where the browser keeps nothing: the game goes on and says so', async () => {
    world.blocked = true
    const { session } = world.tab()
    session.begin('easy')
    await world.answer()
    session.move(moveOf(session))
    await world.answer()
    expect(session.game!.plies).toHaveLength(3)
    expect([...session.trouble]).toEqual(['not-kept'])
  })

  it('an ended game stays to be looked at', () => {
    world.kept = store({ ...played('d1-d4'), resigned: true })
    const { session } = world.tab()
    expect(session.ending).toEqual({ winner: COMPUTER, reason: 'resignation' })
  })
})
