import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, duel, keepOn, keptLog, movesIn, myTurn, person, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { matchOf } from './play-any.ts'

const { open } = house()

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isOn(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

/** On to the next thing, with nothing but some others of its kind in between. */
async function tabOver(page: Page, others: string, next: string): Promise<void> {
  while (await isOn(page, others)) await page.keyboard.press('Tab')
  expect(await isOn(page, next)).toBe(true)
}

describe('With the keyboard alone', () => {
  it('a table is reached from Home', async () => {
    const page = await open()
    await tabTo(page, '.panel[data-game=stellar] .button.play')
    await page.keyboard.press('Enter')
    await page.locator('.table').waitFor()
    await tabTo(page, '[data-spot]')
    // A fleet lies ready: its first ship goes out and in again, and Escape takes that back.
    for (const [key, ships] of [
      ['Enter', 5],
      ['Enter', 6],
      ['Escape', 5],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => page.locator('[data-picked]').count()).toBe(ships)
    }
  })

  it('a fleet is filled and sent: what decides is reached by Tab, after the ships', async () => {
    const page = await open()
    const id = await keepOn(page, duel(['Ada', 'Vega']), [person('Ada'), bot('Vega')])
    await page.reload()
    await tabTo(page, '.card .button.go')
    await page.keyboard.press('Enter')
    await myTurn(page)
    await tabTo(page, '[data-spot]')
    await tabTo(page, '.st-yard-presets button')
    await page.keyboard.press('Enter')
    await tabOver(page, '.st-yard-presets button', '.st-send')
    await page.keyboard.press('Enter')
    await expect.poll(async () => movesIn(await keptLog(page, id)).length).toBeGreaterThan(0)
  })

  it.each(games.map(({ id }) => id))(
    'what is confirmed by its button, picked with whatever else, gives the focus back to the board: %s',
    async (game) => {
      const page = await open()
      await sitDown(page, matchOf(game, ['Ada', 'Deneb']), [person('Ada'), bot('Deneb')])
      for (let decisions = 0; decisions < 4 && (await myTurn(page)); decisions++) {
        await page.evaluate(pickUntilReady)
        await page.locator('.preview-confirm').focus()
        await page.keyboard.press('Enter')
        await page.locator('.preview-confirm').waitFor({ state: 'detached' })
        if (await myTurn(page)) await expect.poll(() => isOn(page, '.interaction *')).toBe(true)
      }
    },
  )

  it('the log is one stop, at its newest move, however long it is; arrows go through its lines', async () => {
    const page = await open()
    await sitDown(page, duel(['Ada', 'Deneb'], 60), [person('Ada'), bot('Deneb')])
    await myTurn(page)
    await tabTo(page, '.log button')
    expect(await isOn(page, '[aria-current] .log-line:first-child button')).toBe(true)
    await page.keyboard.press('Home')
    const first = page.locator('.log button').first()
    expect(await first.evaluate((line) => line === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect(await isOn(page, '.log button')).toBe(false)
  })
})

/** Runs in the page: picks, as with a mouse, until something can be confirmed. */
async function pickUntilReady(): Promise<void> {
  for (let picks = 0; picks < 60 && !document.querySelector('.preview-confirm:enabled'); picks++) {
    const spots = document.querySelectorAll('[data-spot][data-pickable="yes"]:not([data-decides])')
    const all = spots.length > 0 ? spots : document.querySelectorAll('[data-spot][data-pickable="yes"]')
    all[(picks * 7) % Math.max(1, all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
