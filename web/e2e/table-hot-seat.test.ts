import { describe, expect, it } from 'vitest'
import { duel, keptLog, movesIn, person, sendAnyFleet, sitDown } from './at-table.ts'
import { house } from './house.ts'

const { open } = house()
const PLAYERS = [person('Ada'), person('Bo')]
const SHIPS = /Founder|Warp Ring|Mend|Rogue|Destroyer|Slicer|Crusher|Foil|Kite/

describe('Two people at one screen', () => {
  it('have a curtain between them, with nothing of the table behind it', async () => {
    const page = await open()
    const id = await sitDown(page, duel(['Ada', 'Bo']), PLAYERS)
    const behind = async (): Promise<void> => {
      await page.locator('.curtain').waitFor()
      await expect.poll(() => page.locator('.table, [data-spot], .log').count()).toBe(0)
      await expect.poll(() => page.locator('#root').innerHTML()).not.toMatch(SHIPS)
    }
    await behind()
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click()
    await sendAnyFleet(page)
    // It falls by itself, and says no more than everybody may know.
    await behind()
    await expect
      .poll(() => page.locator('.curtain-news li').allTextContents())
      .toEqual([expect.stringContaining('Ada: fleet ready.')])
    const fleet = movesIn(await keptLog(page, id))[0]
    expect(fleet).toMatch(/^A: fleet/)
    await page.getByRole('button', { name: 'I am Bo: show my cards' }).click()
    // Bo is told that Ada is ready, not with what.
    await page.locator('.log').waitFor()
    await expect.poll(() => page.locator('.log').textContent()).toContain('Ada: fleet ready.')
    await expect.poll(() => page.locator('.log').textContent()).not.toMatch(SHIPS)
  })

  it('see after a reload no more than before', async () => {
    const page = await open()
    await sitDown(page, duel(['Ada', 'Bo'], 7), PLAYERS)
    await page.getByRole('button', { name: /show my cards/ }).click()
    await page.locator('.table').waitFor()
    await page.reload()
    await page.locator('.curtain').waitFor()
    await expect.poll(() => page.locator('.table').count()).toBe(0)
  })

  it('never have the ships of one in the page of the other', async () => {
    const page = await open()
    const match = duel(['Ada', 'Bo'], 2)
    await sitDown(page, match, PLAYERS)
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click()
    await page.locator('.st-hand').waitFor()
    const own = await page.locator('.st-hand [data-spot]').count()
    expect(own).toBe(2)
    // Nothing has been played: Ada's page can name her own ships only. Her hand is all that lies open.
    const named = await page
      .locator('.st-board [aria-label]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''))
    expect(named.filter((label) => SHIPS.test(label))).toHaveLength(2)
  })
})
