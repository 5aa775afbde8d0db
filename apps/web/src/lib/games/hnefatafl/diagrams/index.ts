import { capture } from './capture.js'
import { edge } from './edge.js'
import { endings } from './endings.js'
import { king } from './king.js'
import { movement } from './movement.js'
import { tips } from './tips.js'

export type { Diagram } from './diagram.js'

/** Every small board of the text pages. What each one claims is tested against the rules. */
export const diagrams = { ...movement, ...capture, ...king, ...edge, ...endings, ...tips } as const

export type DiagramId = keyof typeof diagrams
/** The names of what can be found on a diagram: each one has a sentence in every language. */
export type TryName<Id extends DiagramId> = Extract<keyof (typeof diagrams)[Id]['tries'], string>
