import type { Seat } from '@sternentisch/kernel'
import { kitOf } from './kit.ts'
import { type Action, type Frame, NOT_READY, type Table } from './table.ts'
import type { View } from './view.ts'
import { handOf } from './zones.ts'

/** Equal actions are one object: none is made while a match is played. */
const SENDS: readonly Action[] = Array.from({ length: 10 }, (_, ship) => Object.freeze({ ship }))
const NOTHING: readonly Action[] = []

/** SM-2.1: any ship of the hand, as long as none was sent. */
const sendsFrom = (frame: Frame | undefined, seat: Seat, hand: readonly number[]): readonly Action[] =>
  frame?.picks[seat] === NOT_READY ? [...hand].sort((a, b) => a - b).map((ship) => SENDS[ship]) : NOTHING

/** Everything the viewer's seat may do, from what that seat knows. */
export function actions({ viewer, pending, zones }: View): readonly Action[] {
  if (typeof viewer !== 'number' || viewer > 1) return NOTHING
  return sendsFrom(
    pending.at(-1),
    viewer,
    zones[handOf(viewer)].cards.map(({ face }) => face),
  )
}

/** The same list straight from the table; a check proves both equal. */
export function actionsAt({ options, pending, cards }: Table, seat: Seat): readonly Action[] {
  const { face } = kitOf(options).layout
  return sendsFrom(
    pending.at(-1),
    seat,
    cards.zones[handOf(seat)].map((card) => face[card]),
  )
}
