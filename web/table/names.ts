import { LANGS, letterOf, type Match, type Speech, type Viewer } from '@sternentisch/kernel'
import { table } from '../text/table.ts'

/** Who played alone with bots is called this in the log, in their language. */
const YOU = new Set(LANGS.map((lang) => table[lang]['table.you']))

/** Who sits where, with “you” for whoever looks, and for nobody else: “You is at turn” would be no sentence. */
export const namesFor = (match: Match, viewer: Viewer, { say }: Speech): readonly string[] =>
  match.seats.map((seat) => {
    if (seat === viewer) return say('table.you')
    const name = nameAt(match, seat)
    return YOU.has(name) ? say('home.person', { n: seat + 1 }) : name
  })

/** The name of a seat in a list of all; who is “you” in the log is it in the reader's language. */
export function listedAt(match: Match, seat: Match['seats'][number], { say }: Speech): string {
  const name = nameAt(match, seat)
  return YOU.has(name) ? say('table.you') : name
}

/** A person's own name, or the letter of the seat. */
export const nameAt = (match: Match, seat: Match['seats'][number]): string =>
  match.opening.names[seat]?.trim() || letterOf(seat)

/** “Duel”, where the game has modes. Their full name may go on behind a colon. */
export function modeOf(match: Match, speech: Speech): string | null {
  const { mode } = match.opening.options as { readonly mode?: unknown }
  return speech.find(`${match.game.id}.option.mode.${String(mode)}`)?.split(/\s*:/)[0] ?? null
}
