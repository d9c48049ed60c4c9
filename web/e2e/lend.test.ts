import { describe, expect, it } from 'vitest'
import { bot, duel, keptLog, movesIn, myTurn, person, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { UNHURRIED } from './in-motion.ts'

const { open } = house()

describe('A seat', () => {
  it('is handed to a bot in mid-match, which a reload keeps, and taken back while things move', async () => {
    const page = await open('#/', { ...UNHURRIED, size: [360, 740] })
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
