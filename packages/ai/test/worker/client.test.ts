import { describe, expect, it, vi } from 'vitest'
import { start, type Move, type Position } from '@ringbreak/rules/hnefatafl'
import { SearchError } from '../../src/options.js'
import { engineOver, type Engine } from '../../src/worker/client.js'
import { host } from '../../src/worker/host.js'
import type { Request, Response } from '../../src/worker/messages.js'

interface Thread {
  readonly requests: Request[]
  ended: boolean
  respond: (response: Response) => void
  fail: (error: Error) => void
}

/** Threads that do nothing but note what they are asked. */
function noted(): { engine: Engine<Position, Move>; threads: Thread[] } {
  const threads: Thread[] = []
  const engine = engineOver<Position, Move>('hnefatafl', (respond, fail) => {
    const thread: Thread = { requests: [], ended: false, respond, fail }
    threads.push(thread)
    return {
      post: (request) => thread.requests.push(request),
      terminate: () => {
        thread.ended = true
      },
    }
  })
  return { engine, threads }
}

const answer = {
  move: { from: 'd1', to: 'd4' },
  score: { kind: 'value', value: 0 },
  depth: 1,
  nodes: 1,
  pv: [],
} as const
const options = { depth: 1 } as const

describe('the client', () => {
  it('starts one thread, with the first search, and asks one thing after the other', async () => {
    const { engine, threads } = noted()
    expect(threads).toHaveLength(0)
    const [first, second] = [engine.search(start(), options), engine.search(start(), { depth: 2 })]
    expect(threads).toHaveLength(1)
    const { requests, respond } = threads[0]!
    expect(requests.map((request) => request.options)).toEqual([{ depth: 1 }])
    respond({ id: requests[0]!.id, kind: 'answer', answer })
    expect(await first).toEqual(answer)
    expect(requests.map((request) => request.options)).toEqual([{ depth: 1 }, { depth: 2 }])
    respond({ id: requests[1]!.id, kind: 'fault', code: 'game-over', message: 'over' })
    await expect(second).rejects.toMatchObject({ code: 'game-over' })
  })

  it('cancels the running search by ending its thread, and goes on with the next in a new one', async () => {
    const { engine, threads } = noted()
    const control = new AbortController()
    const cancelled = engine.search(start(), { ...options, signal: control.signal })
    const next = engine.search(start(), options)
    control.abort()
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
    expect(threads.map(({ ended }) => ended)).toEqual([true, false])
    // Last words of the thread that was ended.
    threads[0]!.respond({ id: threads[0]!.requests[0]!.id, kind: 'answer', answer })
    threads[1]!.respond({ id: threads[1]!.requests[0]!.id, kind: 'answer', answer })
    expect(await next).toEqual(answer)
  })

  it('cancels a waiting search without disturbing the running one', async () => {
    const { engine, threads } = noted()
    const control = new AbortController()
    const running = engine.search(start(), options)
    const waiting = engine.search(start(), { ...options, signal: control.signal })
    control.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    threads[0]!.respond({ id: threads[0]!.requests[0]!.id, kind: 'answer', answer })
    expect(await running).toEqual(answer)
    expect(threads).toHaveLength(1)
  })

  it('does not begin a search that was cancelled before', async () => {
    const { engine, threads } = noted()
    await expect(engine.search(start(), { ...options, signal: AbortSignal.abort() })).rejects.toThrow()
    expect(threads).toHaveLength(0)
  })

  it('tells the search when its thread dies, and starts another for the next', async () => {
    const { engine, threads } = noted()
    const lost = engine.search(start(), options)
    const next = engine.search(start(), options)
    threads[0]!.fail(new Error('out of memory'))
    await expect(lost).rejects.toThrow('out of memory')
    threads[1]!.respond({ id: threads[1]!.requests[0]!.id, kind: 'answer', answer })
    expect(await next).toEqual(answer)
  })

  it('lets go of the signal when the search is done', async () => {
    const { engine, threads } = noted()
    const control = new AbortController()
    const removed = vi.spyOn(control.signal, 'removeEventListener')
    const found = engine.search(start(), { ...options, signal: control.signal })
    threads[0]!.respond({ id: threads[0]!.requests[0]!.id, kind: 'answer', answer })
    await found
    expect(removed).toHaveBeenCalledOnce()
    control.abort()
    expect(threads[0]!.ended).toBe(false)
  })

  it('goes on after a question that could not be sent, and after a listener that throws', async () => {
    const threads: Thread[] = []
    let refuse = true
    const engine = engineOver<Position, Move>('hnefatafl', (respond, fail) => {
      const thread: Thread = { requests: [], ended: false, respond, fail }
      threads.push(thread)
      return {
        post: (request) => {
          if (refuse) throw new Error('not to be cloned')
          thread.requests.push(request)
        },
        terminate: () => {
          thread.ended = true
        },
      }
    })
    await expect(engine.search(start(), options)).rejects.toThrow('not to be cloned')
    refuse = false
    const listened = engine.search(start(), {
      ...options,
      onProgress: () => {
        throw new Error('no wish to know')
      },
    })
    const next = engine.search(start(), options)
    const asked = threads.at(-1)!
    asked.respond({ id: asked.requests[0]!.id, kind: 'progress', progress: answer })
    await expect(listened).rejects.toThrow('no wish to know')
    const last = threads.at(-1)!
    last.respond({ id: last.requests[0]!.id, kind: 'answer', answer })
    expect(await next).toEqual(answer)
  })

  it('when disposed of ends its thread and what waits for it', async () => {
    const { engine, threads } = noted()
    const waiting = engine.search(start(), options)
    engine.dispose()
    await expect(waiting).rejects.toThrow('disposed')
    expect(threads[0]!.ended).toBe(true)
  })
})

describe('the host', () => {
  const ask = (request: Omit<Request, 'id' | 'game'>): Response[] => {
    const responses: Response[] = []
    host((response) => responses.push(response))({ id: 3, game: 'hnefatafl', ...request })
    return responses
  }

  it('tells progress, then the answer', () => {
    const kinds = ask({ position: start(), options: { depth: 2 } }).map(({ id, kind }) => [id, kind])
    expect(kinds).toEqual([
      [3, 'progress'],
      [3, 'progress'],
      [3, 'answer'],
    ])
  })

  it('answers wrong options with a fault, and nonsense with a crash that it survives', () => {
    expect(ask({ position: start(), options: {} })).toMatchObject([{ kind: 'fault', code: 'bad-options' }])
    expect(ask({ position: { board: 'nonsense', history: [] }, options })).toMatchObject([{ kind: 'crash' }])
  })
})

describe('the thread of Node.js', () => {
  it('searches, is cancelled in the middle, and searches again', async () => {
    // The package as it is built: a thread needs a file. Found by address, since types are checked before there is one.
    const built = new URL('../../dist/hnefatafl/index.js', import.meta.url).href
    const { createEngine } = (await import(built)) as {
      createEngine: () => Engine<Position, Move>
    }
    const engine = createEngine()
    const control = new AbortController()
    const endless = engine.search(start(), {
      depth: 64,
      signal: control.signal,
      onProgress: ({ depth }) => {
        if (depth === 2) control.abort()
      },
    })
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' })
    const { depth } = await engine.search(start(), { depth: 2 })
    expect(depth).toBe(2)
    await expect(engine.search(start(), {})).rejects.toMatchObject({
      name: 'SearchError',
      code: 'bad-options',
    })
    engine.dispose()
  })

  it('knows its faults by class', () => {
    expect(new SearchError('game-over', 'over')).toBeInstanceOf(Error)
  })
})
