import { describe, expect, it } from 'vitest'
import { bot, duel, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()
const match = duel(['Ada', 'Bo'], 500)
const last = match.steps.length

describe('A review', () => {
  it('is opened from the result, stopped, read on, kept, and played on from', async () => {
    const page = await open()
    const id = await keepOn(page, match, [person('Ada'), bot('Vega')])
    await page.evaluate((kept) => {
      location.hash = `#/result/${kept}`
    }, id)
    await page.getByRole('link', { name: 'Review' }).click()
    const reading = page.locator('.reading')
    await page.locator('.curve-line').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => reading.getAttribute('data-progress')).toBe('stopped')
    await page.getByRole('button', { name: 'Read on' }).click()
    await expect.poll(() => reading.getAttribute('data-progress'), { timeout: 120_000 }).toBe('done')
    expect(await barriersOn(page)).toEqual([])

    const slider = page.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('End')
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(last))
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('1')

    await page.getByText(/^All \d+$/).click()
    const rows = page.locator('.decisions ol button')
    await rows.nth(3).click()
    const move = Number(/\d+/.exec((await rows.nth(3).getAttribute('aria-label')) ?? '')?.[0])
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(move - 1))
    await expect.poll(() => page.locator('.marks-word').count()).toBeGreaterThan(0)

    // What was read is there at once.
    await page.reload()
    await expect.poll(() => reading.getAttribute('data-progress'), { timeout: 10_000 }).toBe('done')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.locator('.table:not(.replay)').waitFor()
    const branch = page.url().split('/').at(-1)!
    const played = movesIn(await keptLog(page, branch))
    expect(played.slice(0, move - 1)).toEqual(
      match.steps.slice(0, move - 1).map(({ text }) => expect.stringContaining(text)),
    )
  })
})
