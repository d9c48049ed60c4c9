import { describe, expect, it } from 'vitest'
import { bot, duel, keptLog, movesIn, myTurn, person, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house, type Wish } from './house.ts'

const { open } = house()

/** Bots that show what they do: without that, two of them are through with a match while a busy machine loads a page anew. */
const UNHURRIED: Wish = {
  ...{ size: [360, 740], motion: true },
  before: () => {
    const settings = { pace: 1000, motion: 'full', soundOffered: true }
    localStorage.setItem('sternentisch.settings', JSON.stringify(settings))
  },
}

describe('A seat', () => {
  it('is handed to a bot in mid-match, which a reload keeps, and taken back while things move', async () => {
    const page = await open('#/', UNHURRIED)
    const id = await sitDown(page, duel(['Ada', 'Vega'], 6), [person('Ada'), bot('Vega')])
    await myTurn(page)
    const before = movesIn(await keptLog(page, id), 'A').length
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByLabel('Level').selectOption({ label: '1 · gentle' })
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
    await expect.poll(async () => movesIn(await keptLog(page, id), 'A').length).toBeGreaterThan(before)

    await page.reload()
    const back = page.getByRole('button', { name: 'Take the seat back' })
    await back.click()
    await back.waitFor({ state: 'detached' })
    await myTurn(page)
    const taken = movesIn(await keptLog(page, id), 'A').length
    // Nobody decides for a person who sits there.
    await page.reload()
    await myTurn(page)
    expect(movesIn(await keptLog(page, id), 'A').length).toBe(taken)
  })
})
