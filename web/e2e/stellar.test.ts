import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, DOOR, myTurn, person, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { lyingUpon, outOfSight } from './in-sight.ts'
import { attacked, warping } from './stellar-matches.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

/** The least height or width of what can be picked, as far as nothing lies on it. */
const leastTarget = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const shown = (each: Element): number => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const middle = top + height / 2
      const across = Array.from({ length: Math.round(width * 10) }, (_, x) => left + x / 10 + 0.05)
      const free = across.filter((x) => each.contains(document.elementFromPoint(x, middle)))
      return Math.round(Math.min(free.length / 10, height))
    }
    return Math.min(...[...document.querySelectorAll(wanted)].map(shown))
  }, selector)

describe('At a table of Stellar', () => {
  it.each([
    [360, 740],
    [844, 390],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ])(
    'the last battle covers nothing while a ship is to be played, and can be put away: %i × %i',
    async (...size) => {
      const page = await open(DOOR, { size })
      await sitDown(page, attacked(), PLAYERS)
      await myTurn(page)
      await page.locator('.st-battle').waitFor()
      expect(await lyingUpon(page, '.st-battle', '.st-lane, .st-hand-card, .st-seats, .st-pile')).toEqual([])
      expect(await outOfSight(page, '.st-battle, .st-battle b, .st-battle small, .st-battle button')).toEqual(
        [],
      )
      await page.locator('.st-battle button').click()
      await page.locator('.st-battle').waitFor({ state: 'detached' })
    },
  )

  it.each(['en', 'de', 'fr'] as const)(
    'a Warp Ring is used with a thumb, and asks in full: %s',
    async (lang) => {
      const page = await open(DOOR, { size: [360, 740], lang })
      await sitDown(page, warping(), PLAYERS)
      await myTurn(page)
      await page.locator('.st-fan').first().waitFor()
      expect(await leastTarget(page, '.st-lanes [data-pickable]')).toBeGreaterThanOrEqual(44)
      const cut = await page
        .locator('.st-act-ask')
        .evaluate(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => [
          scrollHeight > clientHeight,
          scrollWidth > clientWidth,
        ])
      expect(cut).toEqual([false, false])
    },
  )
})
