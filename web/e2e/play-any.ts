import { games } from '@sternentisch/games/shelf'
import { isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { clickOn } from './clicking.ts'

/** A match of any game, with as many random moves played as wanted. */
export function matchOf(id: string, names: readonly string[], moves = 0, wishes: object = {}): Match {
  const game = games.find((each) => each.id === id)
  if (!game) throw new Error(`no game is called ${id}`)
  const options = readOptions(game.options, wishes)
  if (isRefusal(options)) throw new Error(options.code)
  const seed = seedFrom(`any ${id}`)
  const match = new Match({ game, options, seed, id: seed.slice(0, 12), names })
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) break
    const open = match.moves(seat)
    match.play(seat, open[(made * 7) % open.length])
  }
  return match
}

export const OVER = '.strip a.main'

/** More decisions than any match has. */
export const MOST = 2000

/** A bot on a busy machine may think for long, but not for longer. */
const PATIENCE = 60_000

/**
 * What ends a turn, a round or the choice of a fleet, in English: to attack at once, to send the few ships that are picked, to
 * pass. Where a match lasts until somebody is beaten, whoever does that whenever it can be done needs about half of the moves.
 * Where it lasts a number of rounds it gets little shorter, since bots play theirs out; where cards must run out, not at all.
 */
const ENDS = ['.st-send.st-primary', '.sf-pass', '[aria-label^="attack" i]', '[aria-label^="done" i]']

/**
 * Plays on by clicking whatever can be picked, as a newcomer would, until the match is over or so many decisions are
 * made; and after some of them as somebody in a hurry. Everything goes through the board: a decision that its spots cannot
 * express is an error.
 */
export async function playByClicking(page: Page, decisions = MOST, calmly = decisions): Promise<number> {
  const hurry = { after: calmly, spots: ENDS }
  const { made, stuck } = await page.evaluate(clickOn, { decisions, over: OVER, patience: PATIENCE, hurry })
  if (stuck) throw new Error(`nothing to click after ${made} decisions`)
  return made
}
