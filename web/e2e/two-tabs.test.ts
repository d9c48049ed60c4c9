import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, duel, keptLog, movesIn, myTurn, person, putReportAway, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { allStored } from './stored.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]
/** Each is the same race once more; TABS=200 runs it for longer. */
const ROUNDS = Number(process.env.TABS ?? 8)

/** Picks things until only the decision is left. */
async function pick(page: Page, luck: number): Promise<void> {
  for (let picks = 0; picks < 60; picks++) {
    const ready = await page.evaluate(
      (at) => {
        if (document.querySelector('.preview-confirm:enabled, .st-yard-card[aria-pressed=true]')) return true
        const preset = document.querySelector<HTMLElement>('.st-yard-presets button:last-child')
        const spots = [...document.querySelectorAll('[data-spot][data-pickable="yes"]:not(.st-button)')]
        const back = document.querySelector<HTMLElement>('.preview-back')
        if (preset) preset.click()
        else if (spots.length > 0)
          spots[at % spots.length].dispatchEvent(new MouseEvent('click', { bubbles: true }))
        else back?.click()
        return false
      },
      Math.imul(luck + picks + 1, 0x9e3779b1) >>> 12,
    )
    if (ready) return
    await page.waitForTimeout(30)
  }
  throw new Error('nothing came of sixty picks')
}

/** Decides at an instant that both tabs wait for. */
const decideAt = (page: Page, instant: number): Promise<void> =>
  page.evaluate(
    (at) =>
      new Promise<void>((done) => {
        const wait = (): void => {
          if (Date.now() < at) return void setTimeout(wait)
          document.querySelector<HTMLElement>('.preview-confirm:enabled, .st-send')?.click()
          done()
        }
        wait()
      }),
    instant,
  )

const told = (page: Page) => page.getByRole('button', { name: 'Show the latest' })

describe('Two tabs at one table', () => {
  it(`of which both decide at once, ${ROUNDS} times: no move is overwritten, and one click leads on`, async () => {
    const page = await open('#/', { alone: true })
    const other = await page.context().newPage()
    let id = ''
    for (let round = 0; round < ROUNDS; round++) {
      // A match that has come to its end makes room for the next.
      if (id === '' || !(await myTurn(page))) {
        id = await sitDown(page, duel(['Ada', 'Vega'], 2, `tabs ${round}`), PLAYERS)
        await myTurn(page)
      }
      // What was read and put away in one tab is news for the other, too.
      await putReportAway(page)
      await other.goto(page.url())
      // The same page with another address behind the # is not loaded again.
      if (round > 0) await other.reload()
      await myTurn(other)
      const before = movesIn(await keptLog(page, id))
      await Promise.all([pick(page, round), pick(other, round * 3 + 1)])
      const instant = Date.now() + 60
      await Promise.all([decideAt(page, instant), decideAt(other, instant)])
      await expect
        .poll(async () => (await told(page).count()) + (await told(other).count()), {
          message: `round ${round}`,
        })
        .toBe(1)
      const late = (await told(page).count()) === 1 ? page : other
      const winner = late === page ? other : page
      // What is said lies below the board, and over nobody's hand.
      const boxes = ['.strip', '.table-cloth'].map((part) => late.locator(part).boundingBox())
      const [strip, cloth] = await Promise.all(boxes)
      expect(strip?.y).toBeGreaterThanOrEqual((cloth?.y ?? 0) + (cloth?.height ?? Infinity))
      await myTurn(winner)
      const after = movesIn(await keptLog(page, id))
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after.slice(before.length).filter((move) => move.startsWith('A'))).toHaveLength(1)
      await told(late).click()
      await myTurn(late)
      await expect
        .poll(() => late.locator('.log li').allTextContents())
        .toEqual(await winner.locator('.log li').allTextContents())
      expect(movesIn(await keptLog(page, id))).toEqual(after)
    }
  })
})

describe('Two tabs at one deck', () => {
  it('follow each other; neither undo nor a deletion of one takes what the other has done since', async () => {
    const page = await open('#/decks/starfighter', { alone: true })
    await page.getByRole('button', { name: 'Take a copy Raiders' }).click()
    await page.getByRole('heading', { name: '30 cards' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const cards = (tab: Page, n: number) => tab.getByRole('heading', { name: `${n} cards` }).waitFor()
    const takeOne = (tab: Page) => tab.locator('.decks-cards li button').first().click()
    await cards(other, 30)
    await takeOne(page)
    await cards(other, 29)
    await takeOne(other)
    await cards(page, 28)
    // What this tab did is older than what the other has done.
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    await page.getByText('This deck was changed in another tab.').waitFor()
    await takeOne(page)
    await cards(page, 27)
    await page.getByRole('button', { name: 'Undo' }).click()
    await cards(other, 28)

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.locator('.notice').waitFor()
    await other.getByLabel('Name of the deck').fill('Kept there')
    await page.getByRole('link', { name: 'Kept there 28 cards' }).click()
    expect(await page.locator('.notice').count()).toBe(0)
    // Nobody changes it this time, and the tab is closed at once.
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.locator('.notice').waitFor()
    await page.close()
    await expect.poll(() => allStored(other, 'decks')).toEqual({})
    await other.getByText('This deck is not on this device.').waitFor()
  })
})
