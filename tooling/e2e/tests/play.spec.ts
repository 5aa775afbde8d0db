import { expect, test } from '../src/fixture.js'
import { ATTACKERS, DEFENDERS } from '@ringbreak/rules/hnefatafl'
import { careless, good } from './play/person.js'
import { byDragging, byKeys, byMouse, byTouch, PlayPage } from './play/playPage.js'

test('a whole game by mouse is won, and says why', async ({ page }) => {
  const play = new PlayPage(page)
  await play.open()
  await play.choose(/^Easy/)
  const { outcome } = await play.playToTheEnd(good, byMouse)
  expect(outcome).toEqual({ reason: 'corner', winners: [DEFENDERS] })
  await expect(play.status).toContainText('You have won')
  await expect(page.getByRole('heading', { name: 'The king has reached a corner.' })).toBeVisible()
  await expect(play.board.getByRole('gridcell', { name: /king, right/ })).toHaveCount(1)
  await expect(page.getByText('A tip for the next game')).toBeHidden()
})

test('a whole game by dragging is lost, says why, draws it, and offers a tip only once', async ({ page }) => {
  const play = new PlayPage(page)
  await play.open('/de/ringbreak')
  await play.choose(/^Leicht/)
  const { outcome } = await play.playToTheEnd(careless, byDragging)
  expect(outcome?.winners).toEqual([ATTACKERS])
  await expect(play.status).toContainText('Du hast verloren')
  const why = {
    'king-captured': { words: /gefangen/, mark: /hat den König geschlagen/ },
    encirclement: { words: /Ring geschlossen/, mark: /Teil des Rings/ },
    'no-moves': { words: /keinen erlaubten Zug/, mark: /./ },
  }[outcome?.reason as 'king-captured' | 'encirclement' | 'no-moves']
  await expect(page.getByRole('heading', { name: why.words })).toBeVisible()
  await expect(play.board.getByRole('gridcell', { name: why.mark }).first()).toBeAttached()
  await expect(page.getByText('Ein Tipp für die nächste Partie')).toBeVisible()

  await play.button(/^Nochmal spielen: Leicht/).click()
  await play.answered()
  await play.button('Partie aufgeben').click()
  await play.button('Aufgeben').click()
  await expect(play.status).toContainText('Du hast verloren')
  await expect(page.getByText('Ein Tipp für die nächste Partie')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a whole game by touch', async ({ page }) => {
    const play = new PlayPage(page)
    await play.open()
    await play.button(/^Easy/).tap()
    expect((await play.playToTheEnd(good, byTouch)).outcome?.winners).toEqual([DEFENDERS])
    await expect(play.status).toContainText('You have won')
  })
})

test('a whole game by keyboard alone', async ({ page }) => {
  const play = new PlayPage(page)
  await play.open()
  const easy = play.button(/^Easy/)
  while (!(await easy.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(play.board.locator(':focus')).toHaveCount(1)
  expect((await play.playToTheEnd(good, byKeys)).outcome?.winners).toEqual([DEFENDERS])
  await expect(play.status).toContainText('You have won')
  await expect(play.board.locator(':focus')).toHaveCount(1)
})
