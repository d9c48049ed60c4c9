import type { Listing, Notice } from '@sternentisch/wire'
import { listed } from '../home/match-words.ts'
import type { Speech } from '../text/index.ts'

/** Those at a table, without oneself. */
const others = ({ notice, viewer }: Pick<Listing, 'notice' | 'viewer'>): string[] =>
  notice.sitters.flatMap((sitter, seat) => (sitter && seat !== viewer ? [sitter.name] : []))

/** “<game> against Jonas”, “<game>: Ida and Luc”, and the game alone where nobody else sits. */
export function titleOf(listing: Pick<Listing, 'notice' | 'viewer'>, speech: Speech): string {
  const game = speech.say(`home.game.${listing.notice.game}`)
  const names = listed(others(listing), speech)
  if (names === '') return game
  return speech.say(listing.viewer === 'audience' ? 'home.among' : 'home.against', { game, names })
}

/** Who has to decide, by name; oneself left out. */
export const decidersOf = ({ notice, viewer, deciding }: Listing, speech: Speech): string =>
  listed(
    deciding.filter((seat) => seat !== viewer).map((seat) => notice.sitters[seat]?.name ?? ''),
    speech,
  )

/** Who opened the table, or else somebody who sits there. */
export const hostOf = ({ sitters, opener }: Notice) =>
  (opener === undefined ? null : sitters[opener]) ?? sitters.find((sitter) => sitter?.colour) ?? null

/** How many chairs are free. */
export const freeChairs = ({ sitters }: Notice): number => sitters.filter((sitter) => sitter === null).length
