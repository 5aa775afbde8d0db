import { mount, unmount } from 'svelte'
import HnefataflBoard from '../hnefatafl/HnefataflBoard.svelte'
import { english } from '../hnefatafl/english.js'
import { german } from '../hnefatafl/german.js'
import type { HnefataflBoardProps } from '../hnefatafl/props.js'
import { lastMoveOf, targetsOf } from './attributes.js'

export const TAG = 'ringbreak-hnefatafl-board'

/** What the element tells when a person has made a move. */
export type MoveEvent = CustomEvent<{ readonly move: string }>

const ATTRIBUTES = [
  'position',
  'targets',
  'last-move',
  'threatened',
  'flipped',
  'coordinates',
  'sounds',
  'still',
  'lang',
]

/** Made on demand: on a server there are no elements to extend. */
function elementClass(): CustomElementConstructor {
  return class HnefataflBoardElement extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES

    // The board lies in the page itself and not in a shadow, so that themes and forced colours reach it.
    #props = $state<HnefataflBoardProps>({ position: '' })
    #board: ReturnType<typeof mount> | undefined

    connectedCallback(): void {
      this.#read()
      this.#board = mount(HnefataflBoard, { target: this, props: this.#props })
    }

    disconnectedCallback(): void {
      const board = this.#board
      this.#board = undefined
      if (board) void unmount(board)
    }

    attributeChangedCallback(): void {
      if (this.#board) this.#read()
    }

    #read(): void {
      const text = (name: string): string => this.getAttribute(name) ?? ''
      Object.assign(this.#props, {
        position: text('position'),
        targets: targetsOf(text('targets')),
        lastMove: lastMoveOf(text('last-move')),
        threatened: this.getAttribute('threatened') ?? undefined,
        flipped: this.hasAttribute('flipped'),
        coordinates: this.hasAttribute('coordinates'),
        sounds: this.hasAttribute('sounds'),
        animate: !this.hasAttribute('still'),
        labels: /^de\b/i.test(this.closest('[lang]')?.getAttribute('lang') ?? '') ? german : english,
        onmove: this.#tell,
      } satisfies HnefataflBoardProps)
    }

    #tell = (move: string): void => {
      const event: MoveEvent = new CustomEvent('ringbreak-move', {
        detail: { move },
        bubbles: true,
        composed: true,
      })
      this.dispatchEvent(event)
    }
  }
}

/** Makes the element known to the page. Called again, or where there are no elements, it does nothing. */
export function defineHnefataflBoard(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG)) return
  customElements.define(TAG, elementClass())
}
