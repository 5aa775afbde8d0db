import type { Outcome } from '@ringbreak/rules'
import type { Man, Reason, Side } from '@ringbreak/rules/hnefatafl'
import type { Paragraph } from '../../../texts/paragraph.js'
import type { DiagramId, TryName } from '../diagrams/index.js'
import type { HowItWorksId, QuestionId, TipId } from './outline.js'

/** The pages a text may point to. */
export type PageName = 'play' | 'howItWorks' | 'tips' | 'questions' | 'privacy'
export type Words = Paragraph<PageName>

/** What search engines and the browser's tab show. */
interface Head {
  readonly title: string
  readonly description: string
}

export interface SectionText {
  readonly title: string
  readonly paragraphs: readonly Words[]
}

export interface TextPage<SectionId extends string> extends Head {
  readonly heading: string
  readonly lead: Words
  readonly sections: Readonly<Record<SectionId, SectionText>>
}

export interface DiagramText<Name extends string = string> {
  readonly title: string
  readonly paragraphs: readonly Words[]
  /** What to do on the board, in one sentence. */
  readonly task: string
  /** What to say when a try of the diagram is played or asked for. */
  readonly says: Readonly<Record<Name, string>>
}

export type DiagramTexts = { readonly [Id in DiagramId]: DiagramText<TryName<Id>> }

/** What the small boards say by themselves. */
export interface TryBoardTexts {
  readonly toMove: Readonly<Record<Side, string>>
  readonly show: string
  readonly showNext: string
  readonly reset: string
  readonly solved: string
  readonly ask: (move: string) => string
  readonly captured: (men: readonly Man[]) => string
  readonly nothing: string
  readonly hint: (move: string) => string
  readonly ended: (outcome: Outcome<Reason>) => string
}

/** Names of things that all three pages share. */
export interface FrameTexts {
  readonly contents: string
  readonly play: string
  readonly pages: Readonly<Record<Exclude<PageName, 'privacy' | 'play'>, string>>
  readonly further: string
}

/** All words of the game's pages in one language: a missing one is a type error. */
export interface HnefataflTexts {
  readonly howItWorks: TextPage<HowItWorksId>
  readonly tips: TextPage<TipId>
  readonly questions: TextPage<QuestionId>
  readonly diagrams: DiagramTexts
  readonly tryBoard: TryBoardTexts
  readonly frame: FrameTexts
}
