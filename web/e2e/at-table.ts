import { stellar } from '@sternentisch/games/stellar'
import { type AnyGame, isRefusal, Match, readOptions, seedFrom, writeLog } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import type { KeptMatch, Player } from '../matches/store.ts'
import { putStored } from './stored.ts'

const game: AnyGame = stellar

export const person = (name: string): Player => ({ kind: 'person', name, budget: 0 })
/** Thinks hardly at all: tests are about the table, not about the bot. */
export const bot = (name: string): Player => ({ kind: 'bot', name, budget: 4 })

/** A duel, with as many moves played as wanted. */
export function duel(names: readonly string[], moves = 0, seed = 'e2e'): Match {
  const options = readOptions(game.options, { firstSeat: 'seat0' })
  if (isRefusal(options)) throw new Error(options.code)
  const match = new Match({ game, options, seed: seedFrom(seed), id: seedFrom(seed).slice(0, 12), names })
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) break
    const open = match.moves(seat)
    const move = open.find((each) => /^fleet( ..){6}$/.test(each)) ?? open[(made * 7) % open.length]
    match.play(seat, move)
  }
  return match
}

/**
 * Where whoever is about to sit down comes in: an address of a table that there is none at. Home is larger, and what is drawn
 * of it would be looked at by nobody.
 */
export const DOOR = '#/table/none'

/** Puts a match where the page keeps its matches. */
export async function keepOn(
  page: Page,
  match: Match,
  players: readonly Player[],
  changed = 1,
): Promise<string> {
  const kept: KeptMatch = {
    id: match.opening.id,
    game: match.opening.game.id,
    players,
    log: writeLog(match),
    over: match.result !== null,
    changed,
    turn: 0,
  }
  await putStored(page, kept.id, kept)
  return kept.id
}

/** Sits down at a match. */
export async function sitDown(page: Page, match: Match, players: readonly Player[]): Promise<string> {
  const kept = await keepOn(page, match, players)
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`
  }, kept)
  await page.locator('.table, .curtain').first().waitFor()
  return kept
}

export { storedLog as keptLog } from './stored.ts'

export const movesIn = (log: string, seats = 'ABCD'): string[] =>
  log.split('\n').filter((line) => line[1] === ':' && seats.includes(line[0]))

/** Each begins with two fleets. */
export const scenariosIn = (log: string): number =>
  movesIn(log).filter((line) => line.includes('fleet')).length / 2

const mine = '.table-asks[data-yours]'
const toResult = '.strip a.main'

/** Waits until the viewer has to decide; false if the match is over instead. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(`${mine}, ${toResult}`).first().waitFor()
  return (await page.locator(toResult).count()) === 0
}

/** What happened at the end of a scenario is read before anything else can be done. */
export async function putReportAway(page: Page): Promise<boolean> {
  // At the end of the match it lies under what shows that end.
  const report = page.locator('.table-cloth:not([inert]) .st-report')
  if (!(await report.isVisible())) return false
  await report.getByRole('button').click()
  await report.waitFor({ state: 'detached' })
  return true
}

/** Picks things with the mouse until something is decided; true if there was a report to put away first. */
export async function decideSomething(page: Page, turn: number): Promise<boolean> {
  const reported = await putReportAway(page)
  await pickAndConfirm(page, turn)
  return reported
}

/** In English: chance picks the ships. */
export async function sendAnyFleet(page: Page): Promise<void> {
  await page.locator('.st-yard-presets button', { hasText: 'Random' }).click()
  await page.locator('.st-send').click()
}

async function pickAndConfirm(page: Page, turn: number): Promise<void> {
  if (await page.locator('.st-send').isVisible()) return sendAnyFleet(page)
  const confirm = page.locator('.preview-confirm:enabled').first()
  for (let picks = 0; picks < 6; picks++) {
    if (await confirm.isVisible()) return confirm.click()
    // Not what decides with one press: then nothing would be picked at all.
    const spots = page.locator('[data-spot][data-pickable="yes"]:not(.st-button)')
    const id = await spots.nth((turn * 5 + picks) % (await spots.count())).getAttribute('data-spot')
    // By its own name: once it is picked, another is the fifth of those that can be.
    const spot = page.locator(`[data-spot="${id}"]`)
    // A card deep in a stack shows only its rim, which is hard to hit without eyes.
    await spot.click({ timeout: 1000 }).catch(async () => {
      if ((await spot.getAttribute('data-pickable')) === 'yes') await spot.press('Enter')
    })
  }
  throw new Error('nothing came of six picks')
}
