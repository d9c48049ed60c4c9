// Whole matches with the keyboard alone: from Home to the page of the result, no click, no focus lost on the way.
import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { bot, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { house } from './house.ts'
import { unbroken } from './in-motion.ts'
import { matchOf } from './play-any.ts'

const here = house()

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isOn(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

interface Standing {
  readonly over: boolean
  readonly asked: boolean
  /** Something is picked, and can be done now. */
  readonly ready: boolean
  /** The focus is on the board, or on a button of it that has to be pressed first. */
  readonly onBoard: boolean
}

/** Runs in the page. */
const standing = (): Standing => ({
  over: document.querySelector('.strip a.main') !== null,
  asked: document.querySelector('.table-asks[data-yours]') !== null,
  ready: document.querySelector('.preview-confirm:enabled') !== null,
  onBoard: document.activeElement?.closest('.interaction') != null,
})

const ARROWS = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']

/** One pick or one decision, wherever luck leads among what can be picked. */
async function press(page: Page, luck: number): Promise<void> {
  const { ready, onBoard } = await page.evaluate(standing)
  if (ready) return page.keyboard.press('Control+Enter')
  // The board has one place in the order of Tab; who lost the focus finds it again.
  if (!onBoard) await tabTo(page, '[data-spot], .interaction button')
  await page.keyboard.press(luck % 2 ? 'Shift+Home' : 'Shift+End')
  for (let steps = luck % 5; steps > 0; steps--)
    await page.keyboard.press(`Shift+${ARROWS[(luck >> steps) % 4]}`)
  await page.keyboard.press('Enter')
}

/** More presses than this without a decision mean that there is no way on. */
const PATIENCE = 60

async function play(page: Page, id: string): Promise<void> {
  const moves = async (): Promise<number> => movesIn(await keptLog(page, id)).length
  let [made, idle, presses] = [await moves(), 0, 0]
  while (true) {
    await page.locator('.table-asks[data-yours], .strip a.main').first().waitFor()
    if ((await page.evaluate(standing)).over) return
    await press(page, Math.imul(++presses, 0x9e3779b1) >>> 12)
    const now = await moves()
    idle = now > made ? 0 : idle + 1
    made = now
    if (idle % 12 === 11) await page.keyboard.press('Escape')
    if (idle > PATIENCE) throw new Error(`no way on by keys after ${made} moves`)
  }
}

describe.concurrent('With the keyboard alone, from Home to the result', () => {
  it.for(games.map(({ id }) => id))('%s', { timeout: 600_000 }, async (game, { task }) => {
    const page = await here.open('#/', { of: task })
    const id = await keepOn(page, matchOf(game, ['Ada', 'Deneb']), [person('Ada'), bot('Deneb')])
    await page.reload()
    await page.locator('.card .button.go').waitFor()
    await tabTo(page, '.card .button.go')
    await page.keyboard.press('Enter')
    await unbroken(page, play(page, id))
    await tabTo(page, '.strip a.main')
    await page.keyboard.press('Enter')
    await page.locator('.result-picture').waitFor()
  })
})
