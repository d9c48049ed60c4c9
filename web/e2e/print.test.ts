import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()

describe('a game on paper', () => {
  it('is reached from its rules, shown page by page, and printed at its true size', async () => {
    const page = await open('#/rules/sternenfeuer')
    await page.getByRole('link', { name: 'Game and rules on paper.' }).click()
    await page.getByRole('main').getByText('Cards', { exact: true }).first().waitFor()
    await page.getByText('16 pages').waitFor()
    await page.getByLabel('Cards', { exact: true }).uncheck()
    await page.getByText('Nothing is chosen to be printed.').waitFor()
    await page.getByLabel('Boards and places').check()
    await page.getByText('1 page', { exact: true }).waitFor()
    const sizeOf = async (): Promise<string> => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      return [...pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)]
        .map(([, box]) =>
          box
            .trim()
            .split(/\s+/)
            .map(Number)
            .slice(2)
            .map((points) => Math.round((points / 72) * 25.4))
            .join(' × '),
        )
        .join(', ')
    }
    expect(await sizeOf()).toBe('210 × 297')
    await page.getByText('Letter', { exact: true }).click()
    await expect.poll(sizeOf).toBe('216 × 279')
    // Of choices made faster than pages are drawn, the last one holds: there is nothing else to print.
    for (const paper of ['A4', 'Letter', 'A4', 'Letter', 'A4'])
      await page.getByText(paper, { exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isEnabled()).toBe(true)
    expect(await sizeOf()).toBe('210 × 297')
    // Printers miss to either side: what is typed is what counts, also while it is only begun.
    const offset = page.getByLabel('to the right')
    await offset.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('-1.5')
    expect(await offset.inputValue()).toBe('-1.5')
    await page.keyboard.press('Tab')
    expect(await offset.inputValue()).toBe('-1.5')
    expect(await barriersOn(page)).toEqual([])
  })

  it.each(['de', 'fr', 'en'] as const)('fits a phone: %s', async (lang) => {
    const page = await open('#/print/starfighter', { size: [360, 740], lang })
    await page.locator('.print-page').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
