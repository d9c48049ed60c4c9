// The table by day: every state of it is as readable as at night.
import { describe, expect, it } from 'vitest'
import { bot, DOOR, duel, myTurn, person, putReportAway, sitDown } from './at-table.ts'
import { barriersOn, keepsNobodyOut } from './axe.ts'
import { house } from './house.ts'

const { open } = house()
const BY_DAY = [
  ['light', 360, 740],
  ['light', 1440, 900],
] as const
const AGAINST_BOT = [person('Ada'), bot('Vega')]

describe('The table in the light theme keeps nobody out', () => {
  it('while fleets are picked', async () => {
    const page = await open(DOOR, { size: [360, 740], theme: 'light' })
    await sitDown(page, duel(['Ada', 'Vega']), AGAINST_BOT)
    await myTurn(page)
    await page.getByRole('button', { name: 'None' }).click()
    await page.locator('.st-yard-card').first().click()
    await expect.poll(() => page.locator('.st-yard-card[aria-pressed=true]').count()).toBe(1)
    await keepsNobodyOut(page, BY_DAY)
  })

  it('with a move foretold', async () => {
    const page = await open(DOOR, { size: [360, 740], theme: 'light' })
    await sitDown(page, duel(['Ada', 'Vega'], 6), AGAINST_BOT)
    await myTurn(page)
    await page.locator('.st-hand [data-pickable]').first().click()
    await page.locator('.st-slot[data-pickable="yes"]').first().click()
    await page.locator('.preview-confirm:enabled').first().waitFor()
    await keepsNobodyOut(page, BY_DAY)
  })

  it('at the end, with the report and without it', async () => {
    const page = await open(DOOR, { size: [360, 740], theme: 'light' })
    await sitDown(page, duel(['Ada', 'Vega'], 1000), AGAINST_BOT)
    await page.locator('.st-report').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await putReportAway(page)
    expect(await barriersOn(page)).toEqual([])
  })
})
