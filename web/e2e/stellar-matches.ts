// Matches of Stellar in which Ada has something to decide that is worth looking at
import { isRefusal, type Match } from '@sternentisch/kernel'
import { duel } from './at-table.ts'

const NAMES = ['Ada', 'Vega']
const FLEET = 'fleet Wr Wr Ro Sl Cr Ki'

/** Plays anything until Ada has to decide and the table is as wished; another match where none of it was. */
function reach(wished: (match: Match, events: readonly { readonly kind: string }[]) => boolean): Match {
  for (let seed = 0; seed < 200; seed++) {
    const match = duel(NAMES, 0, `worth looking at ${seed}`)
    for (const seat of [0, 1] as const) match.play(seat, FLEET)
    for (let made = seed; made < seed + 40; made++) {
      const [seat] = match.deciding()
      if (seat === undefined) break
      const open = match.moves(seat)
      if (open[0]?.startsWith('fleet')) break
      const step = match.play(seat, open[(made * 7) % open.length])
      if (isRefusal(step)) throw new Error(step.code)
      if (match.deciding()[0] === 0 && match.moves(0).length > 1 && wished(match, step.events)) return match
    }
  }
  throw new Error('no match came to that')
}

/** Vega has just attacked, and Ada plays a ship. */
export const attacked = (): Match =>
  reach(
    (match, events) =>
      events.some(({ kind }) => kind === 'fight') && match.moves(0).every((move) => move.includes('@')),
  )

/** Ada's Warp Ring may move one of several ships of hers, of which some lie under others. */
export const warping = (): Match => reach((match) => match.moves(0).some((move) => /^Wr \d\.2>/.test(move)))
