import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { home as words } from '../text/home.ts'
import { bot, duel, keepOn, person } from './at-table.ts'
import { headingIn } from './heading.ts'
import { house } from './house.ts'
import { allStored } from './stored.ts'

const { open } = house()

describe('Home', () => {
  it.each([360, 768, 1440])('fits a window of %i px in both themes', async (width) => {
    for (const theme of ['dark', 'light'] as const) {
      const page = await open('#/', { size: [width, 800], theme })
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      for (const button of await page.locator('#main .button').all()) {
        const box = await button.boundingBox()
        expect(box!.height).toBeGreaterThanOrEqual(44)
      }
    }
  })

  it('speaks three languages without loading again', async () => {
    const page = await open()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const lang of LANGS) {
      await page.locator(`.langs [lang=${lang}]`).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe(headingIn(lang))
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang)
      await expect.poll(() => page.title()).toBe(words[lang]['home.title.home'])
    }
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  it('starts in the language of the browser', async () => {
    const page = await open('#/', { lang: 'fr' })
    await expect.poll(() => page.locator('h1').textContent()).toBe(headingIn('fr'))
  })

  it('sits down at once with Play now, and offers to continue', async () => {
    const page = await open()
    await page.locator('.panel[data-game=stellar] .button.play').click()
    await page.waitForURL(/#\/table\/\w+/)
    await page.goBack()
    const card = page.locator('.card.bright')
    await card.waitFor()
    await expect.poll(() => card.textContent()).toContain('Stellar against Miranda')
    await card.locator('.button.go').click()
    await page.waitForURL(/#\/table\/\w+/)
  })

  it.each([360, 1440])(
    'shows an open match at once, and nothing else in its place before: %i px',
    async (width) => {
      /** Runs in the page: notes with every frame what stands in the place of the open match. */
      const watch = (): void => {
        const seen: (string | undefined)[] = []
        Object.assign(window, { seen })
        const look = (): void => {
          const card = document.querySelector('.hero .card')
          if (card && getComputedStyle(card).visibility === 'visible') seen.push(card.className)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      const page = await open('#/', { before: watch, size: [width, 800] })
      await keepOn(page, duel(['Ada', 'Vega'], 4), [person('Ada'), bot('Vega')])
      await page.reload()
      await page.locator('.card.bright .turn:not(.unknown)').waitFor()
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      expect(new Set(seen)).toEqual(new Set(['bright card']))
    },
  )

  it('leads from the match that waits to all the others', async () => {
    const page = await open()
    for (const name of ['first', 'second', 'third'])
      await keepOn(page, duel(['Ada', 'Vega'], 4, name), [person('Ada'), bot('Vega')])
    await page.reload()
    await page.getByRole('button', { name: 'and 2 more' }).click()
    const heading = page.getByRole('heading', { name: 'More open matches' })
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/table\/\w+/)
  })

  it('removes a match, with a way to take that back', async () => {
    const page = await open()
    const kept = async () => Object.keys(await allStored(page))
    await page.locator('.panel[data-game=stellar] .button.play').click()
    await page.waitForURL(/#\/table\/\w+/)
    await page.goBack()
    await page.locator('.card.bright .remove').click()
    await expect.poll(() => page.locator('.card.bright').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('.card.bright').waitFor()
    await expect.poll(() => kept()).toHaveLength(1)
    await page.locator('.card.bright .remove').click()
    await page.locator('.ways a').nth(1).click()
    await expect.poll(kept).toHaveLength(0)
  })
})
