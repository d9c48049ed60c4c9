import { type Bill, LANGS, letterOf, type Seat, type Viewer } from '@sternentisch/kernel'
import type { Speech } from '../text/index.ts'
import { table } from '../text/table.ts'

/** Who sits where in a match. */
type Seating = Pick<Bill, 'seats' | 'names'>

/** Who played alone with bots is called this in the log, in their language. */
const YOU = new Set(LANGS.map((lang) => table[lang]['table.you']))

/** Who sits where, with “you” for whoever looks, and for nobody else: “You is at turn” would be no sentence. */
export const namesFor = (seating: Seating, viewer: Viewer, speech: Speech): readonly string[] =>
  seating.seats.map((seat) => (seat === viewer ? speech.say('table.you') : calledAt(seating, seat, speech)))

/** Who was “you” when the match was played; null if nobody was, or several. */
export function youIn({ seats, names }: Seating): Seat | null {
  const [you, ...others] = seats.filter((seat) => YOU.has(names[seat]?.trim() ?? ''))
  return others.length === 0 ? (you ?? null) : null
}

/** What everybody else calls a seat: who is “you” in the log is “player A” to all others, whoever opens the replay. */
export function calledAt(seating: Pick<Bill, 'names'>, seat: Seat, { say }: Speech): string {
  const name = nameAt(seating, seat)
  return YOU.has(name) ? say('home.person', { seat: letterOf(seat) }) : name
}

/** A person's own name, or the letter of the seat. */
export const nameAt = ({ names }: Pick<Bill, 'names'>, seat: Seat): string =>
  names[seat]?.trim() || letterOf(seat)

/** “Duel”, where the game has modes. Their full name may go on behind a colon. */
export function modeOf({ game, options }: Pick<Bill, 'game' | 'options'>, speech: Speech): string | null {
  const { mode } = options as { readonly mode?: unknown }
  return speech.find(`${game}.option.mode.${String(mode)}`)?.split(/\s*:/)[0] ?? null
}
