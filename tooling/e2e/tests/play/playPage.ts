import type { Locator, Page } from '@playwright/test'
import { parseRecord, replay, unwrap, type Replay } from '@ringbreak/rules'
import { game as hnefatafl, legalMoves, type Position, type Reason } from '@ringbreak/rules/hnefatafl'
import { expect } from '../../src/fixture.js'

/** Makes a move on the board of a page, by one means or another. */
export type Hand = (page: PlayPage, from: string, to: string) => Promise<void>

const KEYS = { right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown' } as const

/** The page that plays, as a person sees it. */
export class PlayPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the page; its games are begun with a seed that is always the same. */
  async open(address = '/en/ringbreak'): Promise<void> {
    await this.page.addInitScript(() => {
      Crypto.prototype.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.fill(7)
        return array
      }
    })
    await this.page.goto(address)
    await this.ready()
  }

  /** Hydrated, and what the device keeps is known. */
  async ready(): Promise<void> {
    await this.page.locator('[data-ready=true]').waitFor()
  }

  get status(): Locator {
    return this.page.getByRole('main').getByRole('status').first()
  }

  get board(): Locator {
    return this.page.getByRole('grid')
  }

  square(name: string): Locator {
    return this.board.locator(`[data-square="${name}"]`)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
  }

  get moves(): Locator {
    return this.page.getByRole('region', { name: /^(Moves|Züge)$/ }).getByRole('listitem')
  }

  async choose(level: string | RegExp): Promise<void> {
    await this.button(level).click()
  }

  /** Waits until the computer has answered, or the game is over. */
  async answered(): Promise<void> {
    await this.page.locator('.play:not([data-turn="0"])').waitFor({ timeout: 60_000 })
  }

  /** The text that the device keeps of the game. */
  async kept(): Promise<string> {
    return (await this.page.evaluate(() => localStorage.getItem('ringbreak.game'))) ?? ''
  }

  async game(): Promise<Replay<Position, Reason>> {
    return unwrap(replay(hnefatafl, unwrap(parseRecord(await this.kept()))))
  }

  /** Plays until the game is over, and gives the whole of it. */
  async playToTheEnd(choose: (position: Position) => string, hand: Hand): Promise<Replay<Position, Reason>> {
    for (;;) {
      await this.answered()
      const game = await this.game()
      if (game.outcome !== undefined) return game
      const [from = '', to = ''] = choose(game.positions.at(-1)!).split('-')
      await hand(this, from, to)
      await expect(this.moves).not.toHaveCount(game.positions.length - 1)
    }
  }

  /** Opens the page and begins a game on Easy; it is the person's turn then. */
  async begin(address = '/en/ringbreak'): Promise<void> {
    await this.open(address)
    await this.choose(/^(Easy|Leicht)/)
    await this.answered()
    await expect(this.moves).toHaveCount(1)
  }

  /** A legal move of the person. */
  async anyMove(): Promise<readonly [string, string]> {
    const { from, to } = legalMoves((await this.game()).positions.at(-1)!)[0]!
    return [from, to]
  }

  /** Makes some move; the computer has still to answer it. */
  async moveOnce(): Promise<void> {
    const count = await this.moves.count()
    await byMouse(this, ...(await this.anyMove()))
    await expect(this.moves).not.toHaveCount(count)
  }
}

export const byMouse: Hand = async (page, from, to) => {
  await page.square(from).click()
  await page.square(to).click()
}

export const byTouch: Hand = async (page, from, to) => {
  await page.square(from).tap()
  await page.square(to).tap()
}

/** Drags a man along its line and lets go. */
export const byDragging: Hand = async (page, from, to) => {
  await page.square(from).hover()
  await page.page.mouse.down()
  await page.square(to).hover()
  await page.page.mouse.up()
}

/** With the focus on the board: arrow keys and Enter, nothing else. */
export const byKeys: Hand = async (page, from, to) => {
  for (const square of [from, to]) {
    await walkTo(page, square)
    await page.page.keyboard.press('Enter')
  }
}

async function walkTo(page: PlayPage, square: string): Promise<void> {
  const here = await page.board.locator(':focus').getAttribute('data-square')
  const [file, rank] = placeOf(here ?? '')
  const [toFile, toRank] = placeOf(square)
  const { keyboard } = page.page
  for (let i = file; i !== toFile; i += Math.sign(toFile - file)) {
    await keyboard.press(toFile > file ? KEYS.right : KEYS.left)
  }
  for (let i = rank; i !== toRank; i += Math.sign(toRank - rank)) {
    await keyboard.press(toRank > rank ? KEYS.up : KEYS.down)
  }
  await expect(page.square(square)).toBeFocused()
}

const placeOf = (square: string): readonly [number, number] => [
  'abcdefghijk'.indexOf(square.charAt(0)),
  Number(square.slice(1)),
]
