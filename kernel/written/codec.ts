// Small values as people write them
import * as v from 'valibot'
import {
  AUDIENCE,
  EVERYBODY,
  letterOf,
  NOBODY,
  SEATS,
  type Seat,
  seatOf,
  seatsIn,
  type Viewers,
} from '../seat.ts'

/** How one value of a table is written down, and read back once the schema has let it pass. */
export interface Codec<T> {
  readonly schema: v.GenericSchema
  write(value: T): unknown
  read(written: unknown): T
}

/** What comes out of a record with these entries. */
export type Read<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>

export const whole = (least: number, most = 100_000) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export const flag = v.boolean()

/** The letters of the seats at a table of so many. */
export const seatLetter = (seats: number) => v.picklist(['A', 'B', 'C', 'D'].slice(0, seats))

/** A value that is written as it is. */
export const plain = <Schema extends v.GenericSchema>(
  schema: Schema,
  usual: v.InferOutput<Schema>,
): Codec<v.InferOutput<Schema>> => ({
  schema: v.optional(schema, usual),
  write: (value) => value,
  read: (written) => written as v.InferOutput<Schema>,
})

export const seat = (seats: number): Codec<Seat> => ({
  schema: v.optional(seatLetter(seats), 'A'),
  write: letterOf,
  read: (written) => seatFrom(String(written)),
})

/** Letters that a schema has let pass. */
export const seatFrom = (letter: string): Seat => seatOf(letter) ?? 0

/** Who knows a card: the letters of the seats there are, and `*` for the audience. */
export const writeViewers = (viewers: Viewers, seats = SEATS.length): string =>
  seatsIn(viewers & ((1 << seats) - 1))
    .map(letterOf)
    .join('') + (viewers & AUDIENCE ? '*' : '')

export const viewersFrom = (text: string): Viewers =>
  [...text].reduce(
    (viewers, letter) => viewers | (letter === '*' ? EVERYBODY : 1 << seatFrom(letter)),
    NOBODY,
  )
