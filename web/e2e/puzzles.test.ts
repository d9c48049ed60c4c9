import { boxes, lightestFirst } from '@sternentisch/games'
import { puzzlesIn } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayWith, gameOn, numberOf, puzzleOn } from '../puzzles/day.ts'
import { keptLog, movesIn } from './at-table.ts'
import { barriersOn, keepsNobodyOut } from './axe.ts'
import { house, type Wish } from './house.ts'

const { open } = house()
const GAMES = lightestFirst.map(({ id }) => id)
const puzzles = puzzlesIn((await boxes.find(({ id }) => id === 'stellar')!.puzzles!()).file)

/** A Rogue that may destroy the ship opposite, itself, or nothing: the ship opposite is best. */
const rogue = puzzles.find(
  ({ seat, best, chances }) =>
    seat === 0 && /^Ro xB/.test(best) && Object.keys(chances).length === 3 && 'Ro:0' in chances,
)!

/** A day whose puzzle that is. */
const day = (() => {
  let n = numberOf('2026-11-17')
  while (gameOn(dayWith(n), GAMES) !== 'stellar' || puzzleOn(dayWith(n), GAMES.length, puzzles) !== rogue) n++
  return dayWith(n)
})()

/** Noon of that day, wherever the test runs. */
const onThatDay = (on: string): Wish => ({
  word: on,
  before: (word) => {
    const Real = Date
    const noon = new Real(`${word}T12:00:00`).getTime()
    globalThis.Date = class extends Real {
      constructor(...given: [] | [value: number | string]) {
        super(...((given.length === 0 ? [noon] : given) as [number]))
      }
      static override now = () => noon
    } as DateConstructor
  },
})

async function destroyTheShipOpposite(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^sector \d, Triton/ }).click()
  await page.locator('.preview-confirm:enabled').first().click()
}

describe('The puzzle of the day', () => {
  it('is found from Home, missed, solved, counts for the row of days, and stays so', async () => {
    const page = await open('#/', onThatDay(day))
    await page.getByRole('link', { name: /Puzzle of the day/ }).click()
    await page.getByText('Find the best move.').waitFor()
    expect(await page.locator('.move-marks rect').count()).toBe(0)
    await page.getByRole('button', { name: 'Let the Rogue lapse' }).click()
    await page.getByRole('heading', { name: 'There is a better one' }).waitFor()
    await page.getByText(/wins in \d+ of 10+ continuations\. There is a move that wins in/).waitFor()
    expect(await barriersOn(page)).toEqual([])

    await page.getByRole('button', { name: 'Try again' }).click()
    await destroyTheShipOpposite(page)
    const solved = page.getByRole('heading', { name: /^Solved!/ })
    await solved.waitFor()
    await expect.poll(() => solved.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await solved.textContent()).toContain('After 2 tries.')
    await page.getByText('1 day in a row').waitFor()
    expect(await barriersOn(page)).toEqual([])

    await page.evaluate(() => {
      location.hash = '#/'
    })
    const card = page.getByRole('link', { name: /Puzzle of the day/ })
    await card.getByText('1 day in a row').waitFor()
    await page.reload()
    await card.getByText('1 day in a row').waitFor()
    await card.getByText('Solved. The next one comes at midnight.').waitFor()
  })
})

describe('A puzzle', () => {
  it('whose solution is seen counts for no row, shows it on the board, and is played on', async () => {
    const page = await open('#/daily', { ...onThatDay(day), size: [360, 740] })
    await page.getByRole('button', { name: 'Show the solution' }).click()
    await page.getByRole('heading', { name: 'The solution' }).waitFor()
    await page.getByText('0 days in a row').waitFor()
    await expect.poll(() => page.locator('.move-marks .marks-better rect').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.locator('.table:not(.puzzle)').waitFor()
    const kept = movesIn(await keptLog(page, page.url().split('/').at(-1)!))
    expect(kept).toEqual(rogue.match.moves.slice(0, rogue.at))
  })

  it('is found by theme and grade, solved by keyboard, and ticked off; the next one is a step away', async () => {
    const page = await open('#/puzzles')
    await page.getByRole('link', { name: /^Abilities/ }).click()
    await page.locator('.segments').getByText(String(rogue.grade), { exact: true }).click()
    const n = puzzles.indexOf(rogue) + 1
    await page.getByRole('link', { name: new RegExp(`^Puzzle ${n}, `) }).click()
    await page.getByRole('button', { name: /^sector \d, Triton/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('At the first try.').waitFor()
    await page.getByRole('link', { name: 'Next puzzle' }).click()
    await page.getByText('Find the best move.').waitFor()
    await page.getByRole('link', { name: 'All puzzles' }).click()
    await page.getByRole('link', { name: new RegExp(`^Puzzle ${n}, .*Solved at the first try`) }).waitFor()
  })

  it.each([
    ['#/puzzle/stellar/nothing', 'This puzzle is not here'],
    ['#/puzzles/chess', 'There is no game called “chess” here.'],
  ])('%s says what is wrong, and leads on', async (hash, words) => {
    const page = await open(hash)
    await page.getByRole('heading', { name: words }).waitFor()
    expect(await page.locator('.page-next a').count()).toBe(1)
  })
})

it.each(['#/puzzles', '#/puzzles/stellar', `#/puzzle/stellar/${rogue.id}`])(
  '%s keeps nobody out',
  async (hash) => {
    const page = await open(hash)
    await page.waitForLoadState('networkidle')
    await keepsNobodyOut(page)
  },
)
