// How a match is told: step by step, faster, skipped, and what was read is not read out again.
import type { Match } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, duel, keptLog, movesIn, myTurn, person, putReportAway, sitDown } from './at-table.ts'
import { house } from './house.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

/** The slowest pace that is taken out of storage: nothing ends by waiting. */
const SLOWEST = 10_000

const inSlowMotion = (): Promise<Page> =>
  open('#/', { motion: true, before: slowDown, word: JSON.stringify({ pace: SLOWEST }) })

/** Runs in the page. */
function slowDown(settings: string): void {
  localStorage.setItem('sternentisch.settings', settings)
}

/** Plays the first card to the first place. */
async function playACard(page: Page): Promise<void> {
  await page.locator('.st-hand [data-pickable]').first().click()
  await page.locator('.st-slot[data-pickable="yes"]').first().click()
  await page.locator('.preview-confirm:enabled').first().click()
}

/** The first duel in which fleets are picked for the second scenario. */
function atSecondFleets(): Match {
  for (let moves = 10; ; moves++) {
    const match = duel(['Ada', 'Vega'], moves)
    if (match.moves(0)[0]?.startsWith('fleet')) return match
  }
}

describe('What happens on a table', () => {
  it('can be skipped: everything is over at once, and the log tells it', async () => {
    const page = await inSlowMotion()
    await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    const lines = await page.locator('.log li').count()
    await playACard(page)
    const skip = page.getByRole('button', { name: 'Skip' })
    await skip.waitFor()
    await expect.poll(() => page.locator('.st-hand [data-pickable]').count()).toBe(0)
    await skip.click()
    await skip.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines)
    await expect.poll(() => page.locator('[data-spot][data-pickable="yes"]').count()).toBeGreaterThan(0)
  })

  it('can be hurried on and slowed down again', async () => {
    const page = await inSlowMotion()
    await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    await playACard(page)
    const faster = page.getByRole('button', { name: 'Faster' })
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.locator('.st-button', { hasText: 'Reveal nothing' }).click()
    // The bot’s turn has several things to tell.
    await faster.click()
    await expect.poll(() => faster.getAttribute('aria-pressed')).toBe('true')
    await faster.click()
    await expect.poll(() => faster.getAttribute('aria-pressed')).toBe('false')
  })

  it('goes on from the log: a move of the past is shown again, then things are as they were', async () => {
    const page = await inSlowMotion()
    const id = await sitDown(page, duel(['Ada', 'Vega'], 6), PLAYERS)
    await myTurn(page)
    const moves = movesIn(await keptLog(page, id)).length
    await page.locator('.log li button').first().click()
    const skip = page.getByRole('button', { name: 'Skip' })
    await skip.click()
    await skip.waitFor({ state: 'detached' })
    expect(movesIn(await keptLog(page, id))).toHaveLength(moves)
    await expect.poll(() => page.locator('.table-asks[data-yours]').count()).toBe(1)
  })

  it('costs the page nothing while it waits, though the bodies are alive', async () => {
    const page = await open('#/', { motion: true, alone: true })
    await sitDown(page, duel(['Ada', 'Vega']), PLAYERS)
    await myTurn(page)
    const alive = () => page.evaluate(() => document.getAnimations().length)
    await expect.poll(alive).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const styled = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value
    }
    // Motion that the page itself had to make would style it anew with every frame.
    await expect
      .poll(async () => {
        const before = await styled()
        await page.waitForTimeout(1000)
        return (await styled()) - before
      })
      .toBeLessThan(8)
  })

  it('is reported once: who has read the report and loads the page again goes on with the fleet', async () => {
    const page = await open()
    await sitDown(page, atSecondFleets(), PLAYERS)
    await myTurn(page)
    expect(await putReportAway(page)).toBe(true)
    await page.reload()
    await myTurn(page)
    await page.locator('.st-send').waitFor()
    await expect.poll(() => page.locator('.st-report').count()).toBe(0)
  })

  it('ends with a report that can be put away on a phone, and a way to the result', async () => {
    const page = await open('#/', { size: [360, 740] })
    await sitDown(page, duel(['Ada', 'Vega'], 1000), PLAYERS)
    await page.locator('.st-report').waitFor()
    expect(await putReportAway(page)).toBe(true)
    await page.locator('.strip a.main').click()
    await page.locator('.result-picture').waitFor()
  })

  it('is reported to those who have not read it, however often they load the page', async () => {
    const page = await open()
    await sitDown(page, atSecondFleets(), PLAYERS)
    await page.locator('.st-report').waitFor()
    await page.reload()
    await page.locator('.st-report').waitFor()
  })
})
