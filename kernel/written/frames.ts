// What waits on a table, kind by kind
import * as v from 'valibot'
import { letterOf, type Seat } from '../seat.ts'
import { type Read, seatFrom, seatLetter } from './codec.ts'
import type { Here } from './here.ts'

/** The frames of one kind. `read` answers null for one that names something there is not. */
export interface FrameForm<Frame, Table, Kit> {
  readonly entries: v.ObjectEntries
  write(frame: Frame, here: Here<Table, Kit>): object
  read(written: unknown, here: Here<Table, Kit>): Frame | null
}

/** The frames of a kind; all of them in a game whose frames have one shape. */
type FrameOf<Frame, Kind> = [Extract<Frame, { kind: Kind }>] extends [never]
  ? Frame
  : Extract<Frame, { kind: Kind }>

export type FrameForms<Frame extends { kind: string }, Table, Kit> = {
  readonly [Kind in Frame['kind']]?: FrameForm<FrameOf<Frame, Kind>, Table, Kit>
}

/** A frame in which only the seat is written otherwise than it is kept. */
export const asItIs = <Frame extends { seat: Seat }>(
  seats: number,
  entries: v.ObjectEntries,
): FrameForm<Frame, unknown, unknown> => ({
  entries: { seat: seatLetter(seats), ...entries },
  write: (frame) => ({ ...frame, seat: letterOf(frame.seat) }),
  read: (written) => ({ ...(written as Frame), seat: seatFrom((written as { seat: string }).seat) }),
})

/** A frame with ways of its own. */
export const inItsWay = <Frame, Table, Kit, Entries extends v.ObjectEntries>(
  entries: Entries,
  write: (frame: Frame, here: Here<Table, Kit>) => object,
  read: (written: Read<Entries>, here: Here<Table, Kit>) => Frame | null,
): FrameForm<Frame, Table, Kit> => ({
  entries,
  write,
  read: (written, here) => read(written as Read<Entries>, here),
})

export type AnyForm = Pick<FrameForm<never, never, never>, 'entries'>

export const framesSchema = (forms: Readonly<Record<string, AnyForm>>) =>
  v.array(
    v.variant(
      'kind',
      Object.entries(forms).map(([kind, { entries }]) =>
        v.strictObject({ kind: v.literal(kind), ...entries }),
      ),
    ),
  )
