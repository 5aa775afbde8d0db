import AxeBuilder from '@axe-core/playwright'
import { test as faultTolerant, type Page } from '@playwright/test'
import { checkAccessibility, expect, test } from '../src/fixture.js'

const PAGES = [
  { en: '/en', de: '/de' },
  { en: '/en/ringbreak', de: '/de/ringbreak' },
  { en: '/en/ringbreak/how-it-works', de: '/de/ringbreak/so-gehts' },
  { en: '/en/ringbreak/tips', de: '/de/ringbreak/tipps' },
  { en: '/en/ringbreak/questions', de: '/de/ringbreak/fragen' },
  { en: '/en/privacy', de: '/de/datenschutz' },
  { en: '/en/imprint', de: '/de/impressum' },
] as const
const ADDRESSES = PAGES.flatMap(({ en, de }) => [en, de])

const languageOf = (address: string): string => address.slice(1, 3)

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Hydrated: what is clicked from now on answers. The theme button says what is stored only then. */
const themeButton = (page: Page) => page.getByRole('button', { name: /^(Appearance|Darstellung):/ })

const offlineReady = (page: Page) => page.getByText(/^(Ready offline|Offline bereit):/)

for (const address of ADDRESSES) {
  test.describe(address, () => {
    test('is sound: language, one heading, no error, nothing from elsewhere, no cookie', async ({
      page,
      baseURL,
    }) => {
      // A page of lessons has more than twenty boards, and every square is looked at.
      test.slow()
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          elsewhere.push(request.url())
      })

      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(address))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(offlineReady(page)).toBeVisible()

      await checkAccessibility(page)
      expect(elsewhere).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

    test('fits a narrow screen, dark too, and text of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(address)
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      const axe = await new AxeBuilder({ page }).withRules(['color-contrast', 'target-size']).analyze()
      expect(axe.violations).toEqual([])

      await page.setViewportSize({ width: 640, height: 900 })
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '200%')
      })
      expect(await sideways(page)).toBeLessThanOrEqual(0)
    })
  })
}

for (const { en, de } of PAGES) {
  test(`${en} and ${de} are the same page, and say so`, async ({ page }) => {
    await page.goto(en)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', en)
    await expect(page.locator('link[rel=alternate][hreflang=de]')).toHaveAttribute('href', de)
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(de)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(en)
  })
}

for (const [locale, address] of [
  ['de-AT', '/de'],
  ['en-GB', '/en'],
  ['fr-FR', '/en'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })
    test(`is led to ${address}`, async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(address)
    })
  })
}

test('a page that is only visited chooses no language', async ({ page }) => {
  await page.goto('/de/datenschutz')
  await expect(offlineReady(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the language chosen by the switch stays', async ({ page }) => {
  await page.goto('/en/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/datenschutz')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page).toHaveURL('/de')
})

test('the theme follows the device until one is chosen, and the choice stays', async ({ page }) => {
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = 'rgb(244, 238, 226)'
  const dark = 'rgb(23, 17, 12)'
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/privacy')
  expect(await ground()).toBe(dark)
  await expect(offlineReady(page)).toBeVisible()
  await themeButton(page).click()
  await expect(themeButton(page)).toHaveAccessibleName(/^Appearance: light/)
  expect(await ground()).toBe(light)
  await page.reload()
  expect(await ground()).toBe(light)
  await expect(themeButton(page)).toHaveAccessibleName(/^Appearance: light/)
  await themeButton(page).click()
  await themeButton(page).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  expect(await ground()).toBe(light)
  await expect(themeButton(page)).toHaveAccessibleName(/^Appearance: as the device/)
})

for (const [address, heading, home, start] of [
  ['/en/nothing-here', 'There is nothing at this address.', 'To the start page', '/en'],
  ['/de/hier-ist-nichts', 'Unter dieser Adresse ist nichts.', 'Zur Startseite', '/de'],
] as const) {
  // The browser logs the missing page as an error: here it is meant.
  faultTolerant(`${address} is not found, in the language of the address`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(start)
  })
}

test('an address without a language leads to the one with it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/privacy')
  await expect(page).toHaveURL('/de/datenschutz')
  await context.close()
})

// Without a network, what goes past the copy fails, as it should.
faultTolerant('after one visit, every page is there without a network', async ({ page, context }) => {
  const headings = new Map<string, string>()
  for (const address of ADDRESSES) {
    await page.goto(address)
    headings.set(address, await page.getByRole('heading', { level: 1 }).innerText())
  }
  await page.goto('/en')
  await expect(offlineReady(page)).toBeVisible()

  await context.setOffline(true)
  const reached = await page.evaluate(() => fetch('/_app/version.json').then(Boolean, () => false))
  expect(reached).toBe(false)
  for (const [address, heading] of headings) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // An address nobody knows leads to something that helps.
  await page.goto('/de/hier-ist-nichts')
  await expect(page).toHaveURL('/de')
})

test('everything stored can be cleared, and the page says what it removed', async ({ page }) => {
  await page.goto('/en/privacy')
  await expect(offlineReady(page)).toBeVisible()
  await themeButton(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.getByRole('button', { name: 'Clear everything stored here' }).click()
  await expect(page.getByText('Done. Removed: 1 stored values, 1 offline copies.')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  const left = await page.evaluate(async () => ({
    values: localStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(left).toEqual({ values: 0, caches: [], workers: 0 })

  await page.getByRole('button', { name: 'Clear everything stored here' }).click()
  await expect(page.getByText('Done. There was nothing to remove.')).toBeVisible()
})

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/en/privacy')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the first move can be made on the start page, and the game goes on from it', async ({ page }) => {
  await page.goto('/en')
  await expect(offlineReady(page)).toBeVisible()
  const square = (name: string) =>
    page.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name}\\b`) })
  await square('d6').click()
  await square('d4').click()
  await expect(page.getByText('You moved d6 to d4.')).toBeVisible()
  await page.getByRole('button', { name: /^Easy/ }).click()
  await expect(page).toHaveURL('/en/ringbreak')
  await expect(square('d4')).toHaveAccessibleName(/defender/i)

  await page.goto('/en')
  await expect(page.getByText('Your game is waiting where you left it.')).toBeVisible()
})

for (const lang of ['en', 'de'] as const) {
  test(`the site can be installed in ${lang}`, async ({ page, request }) => {
    await page.goto(`/${lang}`)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await request.get(address ?? '')).json()) as {
      lang: string
      start_url: string
      icons: { src: string }[]
    }
    expect(manifest).toMatchObject({ lang, start_url: `/${lang}` })
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
    }
  })
}

test('pages carry a strict policy, and the server its headers', async ({ page, request }) => {
  await page.goto('/en')
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect((await request.get('/en/imprint')).headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
  })
})
