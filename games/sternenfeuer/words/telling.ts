// To whom things are told, and who did them
import type { Seat, Told, Viewer } from '@sternentisch/kernel'
import type { EventFigure, SternenfeuerEvent } from '../rules/events.ts'
import { otherSeat } from '../rules/table.ts'
import type { Speech } from '../text/index.ts'

export type Event = Told<SternenfeuerEvent>
export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** To whom is told, and how things are called there. */
export interface Telling {
  readonly speech: Speech
  /** Who is spoken to; null where everybody is spoken of by name. */
  readonly listener: Viewer | null
  seat(seat: Seat): string
  card(design: number): string
  figure(figure: Told<EventFigure>): string
  place(world: number): string
  value(value: number): string
}

interface Doer {
  readonly person: 'you' | 'they'
  readonly who: string
}

/** Who did it, and whether that is who is spoken to. */
export function doerOf(event: Event, { listener, seat: nameAt }: Telling): Doer {
  const seat = doingSeat(event)
  if (seat === null) return { person: 'they', who: '' }
  return { person: seat === listener ? 'you' : 'they', who: nameAt(seat) }
}

function doingSeat(event: Event): Seat | null {
  switch (event.kind) {
    case 'dealt':
      return event.opener
    case 'coupled':
      return event.left.seat
    case 'attacked':
    case 'compared':
      return event.attacker.seat
    // It names the figure that lost something.
    case 'dismantled':
      return otherSeat(event.seat)
    case 'scored':
    case 'over':
      return null
    default:
      return event.seat
  }
}
