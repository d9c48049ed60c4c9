import type { Seat } from '@sternentisch/kernel'
import type { Options } from './options.ts'
import { otherSeat, type Table } from './table.ts'

/** SN-1.5: in a series the loser opens the next game; after a drawn one, whoever did not open it. */
export const nextOpener = ({ opener }: Table, winners: readonly Seat[]): Seat =>
  otherSeat(winners.length === 1 ? winners[0] : opener)

/** SN-14.4: a first game opens as agreed, the next one by SN-1.5. */
export const nextOptions = (table: Table, winners: readonly Seat[]): Options => ({
  ...table.options,
  opening: nextOpener(table, winners) === 0 ? 'seatA' : 'seatB',
})
