// §11.9: how the attacks of a match went, value by value
import type { Seat, Told } from '@sternentisch/kernel'
import { VALUES } from '../../cards/index.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'

export interface Tally {
  readonly attacks: number
  readonly won: number
  readonly repelled: number
}

/** Seat → value → what came of its attacks with it. */
export function talliesOf(events: readonly Told<SternenfeuerEvent>[]): readonly (readonly Tally[])[] {
  const tallies = [0, 1].map(() => VALUES.map(() => ({ attacks: 0, won: 0, repelled: 0 })))
  let latest: { readonly seat: Seat; readonly value: number } | null = null
  for (const event of events) {
    if (event.kind === 'attacked') {
      latest = { seat: event.attacker.seat, value: event.value }
      tallies[latest.seat][latest.value].attacks++
    } else if (event.kind === 'repelled' && latest) tallies[latest.seat][latest.value].repelled++
    else if (event.kind === 'compared' && event.loser === event.target.seat)
      tallies[event.attacker.seat][event.value].won++
  }
  return tallies
}
