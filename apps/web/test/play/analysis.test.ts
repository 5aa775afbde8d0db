import { start, type Position } from '@ringbreak/rules/hnefatafl'
import { expect, it, vi } from 'vitest'
import { Analysis } from '../../src/lib/play/analysis.svelte.js'
import type { Judge, JudgedFinding } from '../../src/lib/play/ports.js'
import { settled } from './world.js'

const found = (depth: number): JudgedFinding => ({
  pv: ['d1-d4'],
  depth,
  judgement: { kind: 'ahead', side: 0, men: 1 },
})

interface Asked {
  readonly position: Position
  readonly options: Parameters<Judge['judge']>[1]
  readonly resolve: (finding: JudgedFinding) => void
  readonly reject: (error: Error) => void
}

function analysisWith(): { analysis: Analysis; asked: Asked[] } {
  const asked: Asked[] = []
  const judge: Judge = {
    judge: (position, options) =>
      new Promise((resolve, reject) => asked.push({ position, options, resolve, reject })),
  }
  return { analysis: new Analysis(judge), asked }
}

it('shows what is found while it looks, and what is found in the end', async () => {
  const { analysis, asked } = analysisWith()
  void analysis.look(start())
  expect(analysis.state).toBe('searching')
  asked[0]!.options.onProgress(found(2))
  expect(analysis.finding).toEqual(found(2))
  asked[0]!.resolve(found(5))
  await settled()
  expect([analysis.state, analysis.finding]).toEqual(['done', found(5)])
})

it('gives one position up for the next, and hears no more of it', async () => {
  const { analysis, asked } = analysisWith()
  void analysis.look(start())
  void analysis.look(start())
  expect(asked[0]!.options.signal.aborted).toBe(true)
  asked[0]!.options.onProgress(found(3))
  asked[0]!.reject(new Error('given up'))
  await settled()
  expect([analysis.state, analysis.finding]).toEqual(['searching', undefined])
  analysis.stop()
  expect(asked[1]!.options.signal.aborted).toBe(true)
  expect(analysis.state).toBe('off')
})

it('tells when the engine fails', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { analysis, asked } = analysisWith()
  void analysis.look(start())
  asked[0]!.reject(new Error('no worker'))
  await settled()
  expect(analysis.state).toBe('failed')
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
