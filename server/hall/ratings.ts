import { type Seat, sidesOf } from '@sternentisch/kernel'
import { rate, rating } from 'openskill'
import type { RatedMatch } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'

type RatingStore = Pick<Store, 'guest' | 'isRated' | 'ratedOf' | 'rate'>

/** Another match of the same people may be rated in between; that often in a row it is not. */
const TRIES = 8

/** Rates a match that is over: once, however often and by however many processes it is asked for. */
export async function settleRatings(store: RatingStore, table: LiveTable): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await store.isRated(table.id)) return
    const matches = await ratedBy(store, table)
    if (matches === null || (await store.rate(matches))) return
    // Somebody else was quicker: read on and judge again.
  }
  throw new Error(`table ${table.id}: others were quicker every time`)
}

/** What a match makes of everybody's rating, alone and in teams; null where somebody has been forgotten since. */
async function ratedBy(store: RatingStore, table: LiveTable): Promise<readonly RatedMatch[] | null> {
  const { id, game, settings, standing, seated, at } = table
  const sides = sidesOf(game, settings.options)
  const before = await Promise.all(
    sides.map((side) => Promise.all(side.map((seat) => latest(store, seated[seat]?.guest ?? null, game.id)))),
  )
  const known = before.map((side) => side.flatMap((each) => each ?? []))
  if (!standing?.result || known.some((side, team) => side.length < sides[team].length)) return null
  const { winners } = standing.result
  const rank = sides.map((side: readonly Seat[]) => (side.some((seat) => winners.includes(seat)) ? 1 : 2))
  const after = rate(known, { rank })
  return known.flatMap((side, team) =>
    side.map(({ guest, n }, member) => {
      const { mu, sigma } = after[team][member]
      return { guest, game: game.id, n, table: id, at, mu, sigma }
    }),
  )
}

/** What somebody begins the next match of a game with, and its number; null if they are not known any more. */
async function latest(store: RatingStore, guest: string | null, game: string) {
  if (guest === null || !(await store.guest(guest))) return null
  const rated = (await store.ratedOf(guest)).filter((match) => match.game === game)
  const { mu, sigma } = rated.at(-1) ?? rating()
  return { guest, mu, sigma, n: rated.length }
}
