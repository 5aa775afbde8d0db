export type MarkKind = 'ring' | 'fort' | 'region' | 'captor' | 'fallen-king' | 'hint' | 'good' | 'bad'

/** Something the page explains on a square; drawn, and part of the square's name. */
export interface Mark {
  readonly square: string
  readonly kind: MarkKind
}
