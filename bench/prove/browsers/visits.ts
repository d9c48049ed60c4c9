import { clickOn, clickWhatIsMeant } from '@sternentisch/web/clicking'
import type { Driven } from './driven.ts'
import { click, countPanels, settle, waitFor, wordsIn } from './in-page.ts'
import { openAndClose } from './sheet.ts'
import { faultsSoFar } from './watch.ts'

/** One way through the app. Answers what was done; throws where it does not go on. */
export interface Visit {
  readonly name: string
  go(browser: Driven, address: string): Promise<string>
}

const SIZES = [
  [390, 844],
  [1440, 900],
] as const
const MOVES = 10
/** More clicks than any lesson takes, and milliseconds until a page that does nothing is stuck. */
const CLICKS = 400
const PATIENCE = 60_000
const OVER = '.strip a.main'
const LESSON = 'a[href^="#/lesson/"]'

/** Home, a lesson, a sheet over a table, and some moves of every game. */
export const visitsFor = (games: readonly string[]): readonly Visit[] => [
  { name: 'home', go: (browser, address) => lookAtHome(browser, address, games.length) },
  { name: 'lesson', go: learn },
  { name: 'sheet', go: (browser, address) => closeSheets(browser, address, games[0]) },
  ...games.map((game) => ({
    name: game,
    go: (browser: Driven, address: string) => play(browser, address, game),
  })),
]

/** All games lie there, at either size, and nothing is wider than the window. */
async function lookAtHome(browser: Driven, address: string, games: number): Promise<string> {
  for (const [width, height] of SIZES) {
    await browser.size(width, height)
    await open(browser, address)
    const seen = await browser.run(countPanels, null)
    if (seen.panels !== games) throw new Error(`${seen.panels} games of ${games}`)
    if (seen.over > 0) throw new Error(`${seen.over} px wider than a window of ${seen.width}`)
    await unwatched(browser)
  }
  return `games=${games}`
}

/** The one that Home offers to newcomers. */
async function learn(browser: Driven, address: string): Promise<string> {
  await open(browser, address)
  await press(browser, LESSON)
  const stuck = await browser.run(clickWhatIsMeant, { most: CLICKS, patience: PATIENCE })
  if (stuck) throw new Error(`no way on: ${await browser.run(wordsIn, '.lesson-panel')}`)
  await unwatched(browser)
  return 'lessons=1'
}

/** On a phone, where Back closes what lies open. */
async function closeSheets(browser: Driven, address: string, game: string): Promise<string> {
  const [phone, desk] = SIZES
  await browser.size(...phone)
  await open(browser, address)
  await openAndClose(browser, {
    sitDown: () => press(browser, playButton(game)),
    shows: (selector) => shows(browser, selector),
  })
  await unwatched(browser)
  await browser.size(...desk)
  return 'sheets=5'
}

/** A match that ends early is followed by another. */
async function play(browser: Driven, address: string, game: string): Promise<string> {
  let [moves, matches] = [0, 0]
  for (; moves < MOVES; matches++) moves += await sitDown(browser, address, game, MOVES - moves)
  return `moves=${moves} matches=${matches}`
}

/** Against a bot, from Home. Answers how many moves were made: so many, or fewer where the match was over. */
async function sitDown(browser: Driven, address: string, game: string, moves: number): Promise<number> {
  await open(browser, address)
  await press(browser, playButton(game))
  await shows(browser, '.table')
  const { made, stuck } = await browser.run(clickOn, { decisions: moves, over: OVER, patience: PATIENCE })
  if (stuck || made === 0)
    throw new Error(`nothing to click after ${made} decisions: ${await browser.run(wordsIn, 'main')}`)
  await unwatched(browser)
  return made
}

const playButton = (game: string): string => `.panel[data-game=${game}] .button.play`

/** Everything moves, as quickly as people can have it. */
export async function hurry(browser: Driven, address: string): Promise<void> {
  await open(browser, address)
  await browser.run(settle, { pace: 50, motion: 'full' })
}

/** By way of an empty page: the same address again would not load anything. */
async function open(browser: Driven, address: string): Promise<void> {
  await browser.open('about:blank')
  await browser.open(address)
  await shows(browser, 'h1')
}

async function press(browser: Driven, selector: string): Promise<void> {
  await shows(browser, selector)
  await browser.run(click, selector)
}

async function shows(browser: Driven, selector: string): Promise<void> {
  const found = await browser.run(waitFor, { selector, patience: PATIENCE })
  if (!found) throw new Error(`no ${selector} on a page that says: ${await browser.run(wordsIn, 'body')}`)
}

async function unwatched(browser: Driven): Promise<void> {
  const faults = await browser.run(faultsSoFar, null)
  if (faults.length > 0) throw new Error(faults.join('\n  '))
}
