import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../src/fixture.js'

const PAGES = [
  { address: '/en/ringbreak/how-it-works', lang: 'en', heading: 'How it works', boards: 21 },
  { address: '/de/ringbreak/so-gehts', lang: 'de', heading: 'So funktioniert’s', boards: 21 },
  { address: '/en/ringbreak/tips', lang: 'en', heading: 'Tips and techniques', boards: 6 },
  { address: '/de/ringbreak/tipps', lang: 'de', heading: 'Tipps und Kniffe', boards: 6 },
  { address: '/en/ringbreak/questions', lang: 'en', heading: 'Frequent questions', boards: 0 },
  { address: '/de/ringbreak/fragen', lang: 'de', heading: 'Häufige Fragen', boards: 0 },
] as const

const howItWorks = '/en/ringbreak/how-it-works'

/** A lesson by its title, once its board is alive. */
async function lesson(page: Page, title: string): Promise<Locator> {
  const article = page.getByRole('article', { name: title })
  await expect(article.getByRole('button', { name: 'Start again' })).toBeEnabled()
  return article
}

/** A square of a lesson's board, free or not. */
const square = (board: Locator, name: string): Locator =>
  board.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) })

for (const { address, lang, heading, boards } of PAGES) {
  test(`${address} is a page of text in order`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,}/)
    await expect(page.getByRole('main').getByRole('grid')).toHaveCount(boards)

    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels[0]).toBe(1)
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)

    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(sideways).toBeLessThanOrEqual(0)
  })
}

test('the table of contents leads to every heading', async ({ page }) => {
  await page.goto(howItWorks)
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  expect(await entries.count()).toBeGreaterThan(8)
  for (const entry of await entries.all()) {
    const title = await entry.innerText()
    await entry.click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  }
})

test('a rule is tried on its board, with the mouse', async ({ page }) => {
  await page.goto(howItWorks)
  const sandwich = await lesson(page, 'Between two')
  await expect(sandwich).toContainText('Attackers to move.')
  await square(sandwich, 'e2').click()
  await square(sandwich, 'e4').click()
  await expect(sandwich).toContainText('Legal, but nothing happens. Try e2-e5.')

  await sandwich.getByRole('button', { name: 'Start again' }).click()
  await square(sandwich, 'e2').click()
  await square(sandwich, 'e5').click()
  await expect(sandwich).toContainText('Between c5 and e5 he was closed in: captured.')
  await expect(square(sandwich, 'd5')).not.toHaveAccessibleName(/defender/i)
})

test('a lesson of several moves is shown one by one', async ({ page }) => {
  await page.goto(howItWorks)
  const fort = await lesson(page, 'This one does not')
  await fort.getByRole('button', { name: 'Show me' }).click()
  await expect(fort).toContainText('Closed, but no win')
  const next = fort.getByRole('button', { name: 'Next move' })
  await next.click()
  await expect(fort).toContainText('One attacker is there.')
  await next.click()
  await expect(fort).toContainText('Now the second attacker.')
  await next.click()
  await expect(fort).toContainText('That is why this was never a fort.')
})

test('a refused move is explained', async ({ page }) => {
  await page.goto(howItWorks)
  const throne = await lesson(page, 'The king’s squares')
  await throne.getByRole('button', { name: 'What about f3-f6?' }).click()
  await expect(throne).toContainText('Only the king may stop on the throne.')

  const repetition = await lesson(page, 'That position has been before')
  await repetition.getByRole('button', { name: 'What about d7-d8?' }).click()
  await expect(repetition).toContainText('Barred:')
})

test('the way to the game stands at the top and at the end', async ({ page }) => {
  await page.goto('/de/ringbreak/tipps')
  const ways = page.getByRole('main').getByRole('link', { name: 'Gegen den Computer spielen' })
  await expect(ways).toHaveCount(2)
  await ways.last().click()
  await expect(page).toHaveURL(/\/de\/ringbreak$/)
})

test('links between the texts stay in their language', async ({ page }) => {
  await page.goto('/de/ringbreak/tipps')
  await page.getByRole('link', { name: 'keine Stellung wiederholen' }).click()
  await expect(page).toHaveURL(/\/de\/ringbreak\/so-gehts#repetition$/)
  await expect(page.getByRole('heading', { name: 'Kein Hin und Her' })).toBeInViewport()
})
