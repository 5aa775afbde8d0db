import { test as faultTolerant } from '@playwright/test'
import { expect, test } from '../src/fixture.js'
import { PlayPage } from './play/playPage.js'

test('a game survives a reload, and leaving and coming back', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  await play.moveOnce()
  await play.answered()
  await expect(play.moves).toHaveCount(3)
  const kept = await play.kept()
  await page.reload()
  await play.ready()
  await expect(play.moves).toHaveCount(3)
  await expect(play.status).toContainText('Your move')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
  await page.goBack()
  await play.ready()
  await expect(play.moves).toHaveCount(3)
  expect(await play.kept()).toBe(kept)
  await play.moveOnce()
  await play.answered()
})

test('a reload while the computer thinks lets it think on', async ({ page }) => {
  const play = new PlayPage(page)
  await play.open()
  await play.choose(/^Very hard/)
  await expect(play.status).toContainText('Computer is thinking')
  await page.reload()
  await play.ready()
  await expect(play.status).toContainText('Computer is thinking')
  await play.button('Move now').click()
  await expect(play.status).toContainText('Your move')
  await expect(play.moves).toHaveCount(1)
})

test('two tabs stay in step', async ({ page, context }) => {
  const [one, two] = [new PlayPage(page), new PlayPage(await context.newPage())]
  await one.begin()
  await two.open()
  await expect(two.moves).toHaveCount(1)
  await two.moveOnce()
  await one.answered()
  await expect(one.moves).toHaveCount(3)
  await expect(two.moves).toHaveCount(3)
  await one.button('Take the move back').click()
  await expect(two.moves).toHaveCount(1)
  await one.moveOnce()
  await two.answered()
  await expect(two.moves).toHaveCount(3)
  expect((await one.game()).positions).toHaveLength(4)
})

test('a text that cannot be read is set aside and told', async ({ page }) => {
  const play = new PlayPage(page)
  await page.addInitScript(() => {
    if (localStorage.getItem('ringbreak.game-set-aside') === null)
      localStorage.setItem('ringbreak.game', 'noise')
  })
  await play.open()
  await expect(page.getByRole('alert')).toContainText('it cannot be read')
  expect(await page.evaluate(() => localStorage.getItem('ringbreak.game-set-aside'))).toBe('noise')
  await play.choose(/^Easy/)
  await play.answered()
  await expect(play.moves).toHaveCount(1)
  await expect(page.getByText('cannot be read')).toBeHidden()
})

test('where the browser keeps nothing, the game goes on and says so', async ({ page }) => {
  const play = new PlayPage(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await play.open()
  await play.choose(/^Easy/)
  await play.answered()
  await expect(page.getByRole('alert')).toContainText('keeps nothing')
  await expect(play.moves).toHaveCount(1)
})

// What goes past the copy fails without a network, as it should.
faultTolerant('after the first visit it plays without a network', async ({ page, context }) => {
  const play = new PlayPage(page)
  await play.open()
  await expect(page.getByText(/^Ready offline/)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await play.ready()
  await play.choose(/^Easy/)
  await play.answered()
  await play.moveOnce()
  await play.answered()
  await expect(play.moves).toHaveCount(3)
  await page.reload()
  await play.ready()
  await expect(play.moves).toHaveCount(3)
})
