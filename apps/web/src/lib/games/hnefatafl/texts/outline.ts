import type { DiagramId } from '../diagrams/index.js'

/** A section of a page: its heading's anchor, the same in every language, and the boards that follow its words. */
interface Section {
  readonly id: string
  readonly diagrams: readonly DiagramId[]
}

export const HOW_IT_WORKS = [
  { id: 'goal', diagrams: ['corner'] },
  { id: 'moving', diagrams: ['rook', 'throne'] },
  { id: 'capturing', diagrams: ['sandwich', 'safeEntry', 'kingStrikes'] },
  { id: 'hostile', diagrams: ['cornerStrikes', 'throneStrikes', 'throneHeld'] },
  { id: 'king', diagrams: ['kingOpen', 'kingBesideThrone', 'kingOnEdge'] },
  { id: 'shieldwall', diagrams: ['shieldwall', 'shieldwallFront'] },
  { id: 'fort', diagrams: ['fortHolds', 'fortFalls'] },
  { id: 'encirclement', diagrams: ['ringCloses', 'ringOpen', 'ringOnEdge'] },
  { id: 'no-moves', diagrams: ['noMoves'] },
  { id: 'repetition', diagrams: ['repetition'] },
  { id: 'draw', diagrams: [] },
] as const satisfies readonly Section[]

export const TIPS = [
  { id: 'two-ways', diagrams: ['twoWays'] },
  { id: 'between', diagrams: ['strikeFromBetween'] },
  { id: 'anvils', diagrams: ['anvils'] },
  { id: 'edge', diagrams: ['walledIn'] },
  { id: 'rows', diagrams: ['longRow'] },
  { id: 'corners', diagrams: ['cornerGuard'] },
  { id: 'outside', diagrams: [] },
  { id: 'king-home', diagrams: [] },
  { id: 'shuttle', diagrams: [] },
] as const satisfies readonly Section[]

export const QUESTIONS = [
  { id: 'game', diagrams: [] },
  { id: 'origin', diagrams: [] },
  { id: 'side', diagrams: [] },
  { id: 'levels', diagrams: [] },
  { id: 'cost', diagrams: [] },
  { id: 'offline', diagrams: [] },
  { id: 'data', diagrams: [] },
] as const satisfies readonly Section[]

export type HowItWorksId = (typeof HOW_IT_WORKS)[number]['id']
export type TipId = (typeof TIPS)[number]['id']
export type QuestionId = (typeof QUESTIONS)[number]['id']
