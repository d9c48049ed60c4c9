// What log, wire and terminal carry
import { letterOf, type Refusal, type Told } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import { actions } from './actions.ts'
import type { Action, SampleEvent } from './table.ts'
import type { View } from './view.ts'

/** `send 4` */
export const write = ({ ship }: Action): string => `send ${ship}`

/** What a person picks on the board, one thing after the other; here it is only the ship. */
export const parts = ({ ship }: Action): readonly string[] => [`ship ${ship}`]

/** An action only if it is legal now for the viewer's seat, else the rule that forbids it. */
export function read(view: View, text: string): Action | Refusal {
  const ship = /^send (\d{1,3})$/.exec(text.trim())?.[1]
  if (ship === undefined) return refuse('sample.notation', { text: text.slice(0, 30) })
  return actions(view).find((action) => action.ship === Number(ship)) ?? whyNot(view, Number(ship))
}

function whyNot({ viewer, pending }: View, ship: number): Refusal {
  if (typeof viewer !== 'number') return refuse('watching')
  if (viewer > 1) return refuse('noSuchSeat', { seat: letterOf(viewer) })
  const frame = pending.at(-1)
  if (!frame) return refuse('sample.over', {}, 'SM-3.1')
  return frame.picks[viewer] < 0
    ? refuse('sample.notInHand', { ship }, 'SM-2.1')
    : refuse('sample.alreadySent', {}, 'SM-2.1')
}

/** An event in notation, as told to one viewer; null if it is not worth a word. */
export function writeEvent(event: Told<SampleEvent>): string | null {
  switch (event.kind) {
    case 'ready':
      return `ready ${letterOf(event.seat)}${event.ship === null ? '' : ` ${event.ship}`}`
    case 'clash':
      return `clash ${event.ships.join('-')}${event.winner === null ? '' : ` ${letterOf(event.winner)}`}`
    case 'over':
      return `over ${event.result.scores.join('-')}`
  }
}
