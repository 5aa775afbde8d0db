import type { CDPSession } from '@playwright/test'
import { expect, test } from '../src/fixture.js'
import { PlayPage } from './play/playPage.js'

interface Point {
  readonly x: number
  readonly y: number
}

async function centreOf(play: PlayPage, square: string): Promise<Point> {
  const box = await play.square(square).boundingBox()
  if (box === null) throw new Error(`${square} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Nothing was played, and it is still the person's turn. */
async function expectNoMove(play: PlayPage, kept: string): Promise<void> {
  await expect(play.status).toContainText('Your move')
  await expect(play.moves).toHaveCount(1)
  expect(await play.kept()).toBe(kept)
}

test('a man let go off the line makes no move', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  const kept = await play.kept()
  const [from, to] = await play.anyMove()
  const [start, target] = [await centreOf(play, from), await centreOf(play, to)]
  const across = { x: target.x + (target.y - start.y), y: target.y + (target.x - start.x) }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.mouse.move(across.x, across.y, { steps: 4 })
  await page.mouse.up()
  await expectNoMove(play, kept)
})

test('Escape puts a man down again that was picked up', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  const kept = await play.kept()
  const [from, to] = await play.anyMove()
  await play.square(from).click()
  await expect(play.square(from)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(play.square(from)).toHaveAttribute('aria-selected', 'false')
  await play.square(to).click()
  await expectNoMove(play, kept)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  const touch = (
    session: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })

  test('a finger leads a man along its line', async ({ page }) => {
    const play = new PlayPage(page)
    await play.begin()
    const [from, to] = await play.anyMove()
    const session = await page.context().newCDPSession(page)
    await touch(session, 'touchStart', [await centreOf(play, from)])
    await touch(session, 'touchMove', [await centreOf(play, to)])
    await touch(session, 'touchEnd', [])
    await expect(play.moves).not.toHaveCount(1)
    expect((await play.game()).positions.length).toBeGreaterThan(2)
  })

  test('a second finger cancels', async ({ page }) => {
    const play = new PlayPage(page)
    await play.begin()
    const kept = await play.kept()
    const [from, to] = await play.anyMove()
    const session = await page.context().newCDPSession(page)
    const [start, target] = [await centreOf(play, from), await centreOf(play, to)]
    await touch(session, 'touchStart', [start])
    await touch(session, 'touchMove', [target])
    await touch(session, 'touchStart', [target, await centreOf(play, 'a1')])
    await touch(session, 'touchEnd', [])
    await expectNoMove(play, kept)
  })
})
