import { letterOf, type Match, type Speech, type Viewer } from '@sternentisch/kernel'

/** Who sits where, with “you” for whoever looks. */
export const namesFor = (match: Match, viewer: Viewer, speech: Speech): readonly string[] =>
  match.seats.map((seat) => (seat === viewer ? speech.say('table.you') : nameAt(match, seat)))

/** A person's own name, or the letter of the seat. */
export const nameAt = (match: Match, seat: Match['seats'][number]): string =>
  match.opening.names[seat]?.trim() || letterOf(seat)

/** “Duel”, where the game has modes. Their full name may go on behind a colon. */
export function modeOf(match: Match, speech: Speech): string | null {
  const { mode } = match.opening.options as { readonly mode?: unknown }
  const key = `${match.game.id}.option.mode.${String(mode)}`
  return speech.has(key) ? speech.say(key).split(/\s*:/)[0] : null
}
