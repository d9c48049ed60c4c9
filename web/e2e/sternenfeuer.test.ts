import { describe, expect, it } from 'vitest'
import { bot, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { matchOf, playByClicking } from './play-any.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

describe('Sternenfeuer', () => {
  it('is played against a bot from the first card to the result', { timeout: 240_000 }, async () => {
    const page = await open()
    const id = await keepOn(page, matchOf('sternenfeuer', ['Ada', 'Vega']), PLAYERS)
    await page.evaluate((match) => {
      location.hash = `#/table/${match}`
    }, id)
    await page.locator('.sn-board').waitFor()
    const made = await playByClicking(page)
    expect(movesIn(await keptLog(page, id), 'A').length).toBeGreaterThanOrEqual(made)
    await page.locator('.strip a.main').click()
    await page.locator('.result-picture').waitFor()
    expect(await keptLog(page, id)).toMatch(/^result: /m)
    expect(await barriersOn(page)).toEqual([])
  })

  it.each([
    [360, 740, 'dark'],
    [768, 1024, 'light'],
    [1440, 900, 'dark'],
  ] as const)('fits %i × %i, %s, without barriers and without scrolling', async (width, height, theme) => {
    const page = await open('#/', { size: [width, height], theme })
    const id = await keepOn(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 90), PLAYERS)
    await page.evaluate((match) => {
      location.hash = `#/table/${match}`
    }, id)
    await page.locator('.sn-board').waitFor()
    await playByClicking(page, 2)
    expect(await barriersOn(page)).toEqual([])
    const fits = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return scrollWidth <= innerWidth && scrollHeight <= innerHeight
    })
    expect(fits).toBe(true)
  })

  it('can be decided with the keyboard: a figure is laid by Enter alone', async () => {
    const page = await open()
    const id = await keepOn(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 0, { opening: 'seatA' }), PLAYERS)
    await page.evaluate((match) => {
      location.hash = `#/table/${match}`
    }, id)
    await page.locator('.sn-button-main[data-pickable]').waitFor()
    await page.locator('.sn-button-main[data-pickable]').focus()
    await page.keyboard.press('Enter')
    const card = page.locator('.sn-card-figure[data-pickable="yes"]').first()
    await card.waitFor()
    await card.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.sn-card[data-picked]').count()).toBe(1)
    await page.locator('.sn-scene[data-pickable="yes"]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm:enabled').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.sn-card[data-picked]').waitFor({ state: 'detached' })
    expect(await keptLog(page, id)).toMatch(/^A: P /m)
  })
})
