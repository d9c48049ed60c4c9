// SN-12.4 to SN-12.6: whose a place is, and what decides it
import { nameAt, type SeatNames } from '@sternentisch/kernel'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import type { Standing } from '../table/standing.ts'

export type Side = 'own' | 'foe' | 'open'

export const SIDE_SIGN = { own: 'sun', foe: 'moon', open: 'open' } as const

/** A side keeps its colour and its sign whatever happens. */
export const sideOfSeat = (view: View, seat: number): 'own' | 'foe' =>
  seat === nearSeat(view) ? 'own' : 'foe'

export const sideOf = (view: View, { owner }: Standing): Side =>
  owner === null ? 'open' : sideOfSeat(view, owner)

/** “Anna, 2 : 1”; “Jonas, 2 : 2, Cosmic Might 48 : 44”. The holder's number comes first. */
export function reasonOf(
  view: View,
  { owner, by, figures, cosmos }: Standing,
  names: SeatNames,
  speech: Speech,
): string {
  const first = owner ?? nearSeat(view)
  const second = first === nearSeat(view) ? farSeat(view) : nearSeat(view)
  const words = speech.say(`sternenfeuer.board.because.${by}`, {
    who: owner === null ? '' : nameAt(names, owner),
    own: figures[first],
    foe: figures[second],
    ownMight: cosmos[first][1],
    foeMight: cosmos[second][1],
  })
  // A score is never parted at the end of a line.
  return words.replaceAll(/ : (?=\d)/g, '\u00a0:\u00a0')
}
