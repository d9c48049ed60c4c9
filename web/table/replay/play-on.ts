import { NORMAL } from '@sternentisch/bots/levels'
import type { Bill, Seat } from '@sternentisch/kernel'
import type { Player } from '../../matches/kept-match.ts'
import type { Speech } from '../../text/index.ts'
import { calledAt, nameAt } from '../names.ts'

/** Somebody plays on from a replay; all others are bots. */
export const playersWith = (own: Seat, bill: Bill, speech: Speech): readonly Player[] =>
  bill.seats.map((seat) =>
    seat === own
      ? { kind: 'person', name: nameAt(bill, seat), budget: 0 }
      : { kind: 'bot', name: calledAt(bill, seat, speech), budget: NORMAL },
  )
