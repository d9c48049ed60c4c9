// Tables as a terminal shows them, and matches to walk through
import {
  isRefusal,
  kernelText,
  LANGS,
  Match,
  randomFrom,
  readOptions,
  seedFrom,
  speechIn,
  type Viewer,
} from '@sternentisch/kernel'
import { type GameTerminal, type Page, widthOf } from '@sternentisch/kernel/terminal'
import { stellar } from '../rules/game.ts'
import { view as viewOf } from '../rules/view.ts'
import { lay } from '../rules/written.ts'
import { stellarTerminal as terminal } from '../terminal/index.ts'
import { type Speech, stellarText } from '../text/index.ts'

export const speeches = Object.fromEntries(
  LANGS.map((lang) => [lang, speechIn(lang, [kernelText, stellarText])]),
) as Record<(typeof LANGS)[number], Speech>
/** As code for any game holds it. */
export const anyTerminal: GameTerminal = terminal
export const page: Page = {
  width: 80,
  colour: false,
  names: ['Anna', 'Bruno', 'Clémence-Élodie Marie', 'Dieter'],
}

/** A table written down by hand, seen by one viewer. */
export function look(setup: object, viewer: Viewer) {
  const table = lay(setup)
  if (isRefusal(table)) throw new Error(speeches.en.explain(table))
  return viewOf(table, viewer)
}

export const drawn = (setup: object, viewer: Viewer): string =>
  terminal.drawTable(look(setup, viewer), speeches.en, page)

export const widest = (text: string): number => Math.max(...text.split('\n').map(widthOf))

/** Plays a match at random and calls back at every decision. */
export function wander(mode: string, seed: string, visit: (match: Match) => void): void {
  const options = readOptions(stellar.options, { mode })
  if (isRefusal(options)) throw new Error('bad options')
  const match = new Match({ game: stellar, options, seed: seedFrom(seed), id: seed, names: [] })
  const draws = randomFrom(seedFrom(`moves ${seed}`)).stream('test')
  while (!match.result) {
    visit(match)
    const [seat] = match.deciding()
    const moves = match.moves(seat)
    // Full fleets fill the table; the largest ones come last in the list of moves.
    const from = moves[0].startsWith('fleet') ? Math.floor(moves.length / 2) : 0
    match.play(seat, moves[from + draws.below(moves.length - from)])
  }
  visit(match)
}
