// Where in a written table its cards stand: zones, lists and records of zones, and what is said beside them
import * as v from 'valibot'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type Box, type CardForm, cardSchema } from './box.ts'
import type { Here, RefuseTable, WritableKit, WritableTable } from './here.ts'

/** A table that is being laid. */
export interface Laying<Table extends WritableTable, Kit extends WritableKit> extends Here<Table, Kit> {
  readonly box: Box<Table, Kit>
  readonly no: RefuseTable
}

/** A part of a written table; `at` says which one, where there are several: the seat, the sector, its stack. */
export interface Place<Table extends WritableTable, Kit extends WritableKit> {
  readonly schema: v.GenericSchema
  /** Undefined for what this table does not have. */
  write(here: Here<Table, Kit>, at: readonly number[]): unknown
  read(laying: Laying<Table, Kit>, written: unknown, at: readonly number[]): Refusal | null
  /** Must be written; what may be left out stands for `usual`, if there is something usual. */
  readonly required?: boolean
  readonly usual?: object
}

interface Several<Table, Kit> {
  many(here: Here<Table, Kit>): number
  most(kit: Kit): number
  /** Why more are refused. */
  readonly refusal: string
  /** How many are written. */
  counted?(table: Table, n: number): void
}

export const entriesOf = (places: Readonly<Record<string, Place<never, never>>>): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(places).map(([key, { schema, required, usual }]) => [
      key,
      required ? schema : v.optional(schema, usual),
    ]),
  )

/** The parts that a game's tables are written in. */
export function placesFor<Table extends WritableTable, Kit extends WritableKit>(form: CardForm<Table, Kit>) {
  type Part = Place<Table, Kit>
  type WriteCard = (here: Here<Table, Kit>, card: number, zone: number) => string | object

  /** `index` says which zone it is, null where this table has none; without `writeCard` names say everything. */
  const zone = (
    index: (kit: Kit, ...at: number[]) => number | null,
    writeCard: WriteCard = ({ kit }, card) => form.nameOf(kit, card),
  ): Part => ({
    schema: v.array(cardSchema(form)),
    write(here, at) {
      const zone = index(here.kit, ...at)
      return zone === null
        ? undefined
        : here.table.cards.zones[zone].map((card) => writeCard(here, card, zone))
    },
    read({ kit, box }, written, at) {
      const zone = index(kit, ...at)
      return zone === null || !Array.isArray(written) ? null : box.lay(zone, written)
    },
  })

  const record = (places: Readonly<Record<string, Part>>): Part => ({
    schema: v.strictObject(entriesOf(places)),
    usual: {},
    write: (here, at) => writeAll(places, here, at),
    read(laying, written, at) {
      const values = written as Readonly<Record<string, unknown>>
      for (const [key, place] of Object.entries(places)) {
        const refusal = place.read(laying, values[key], at)
        if (refusal) return refusal
      }
      return null
    },
  })

  /** So many of the same, or as many as the table has. */
  const each = (count: number | Several<Table, Kit>, place: Part): Part => ({
    schema:
      typeof count === 'number' ? v.pipe(v.array(place.schema), v.maxLength(count)) : v.array(place.schema),
    usual: [],
    write(here, at) {
      const many = typeof count === 'number' ? count : count.many(here)
      return Array.from({ length: many }, (_, index) => place.write(here, [...at, index]))
    },
    read(laying, written, at) {
      const list = written as readonly unknown[]
      const refusal = typeof count === 'number' ? null : whyTooMany(laying, count, list.length)
      if (refusal) return refusal
      for (const [index, value] of list.entries()) {
        const problem = place.read(laying, value, [...at, index])
        if (problem) return problem
      }
      return null
    },
  })

  function whyTooMany(
    { table, kit, no }: Laying<Table, Kit>,
    count: Several<Table, Kit>,
    n: number,
  ): Refusal | null {
    const max = count.most(kit)
    if (n > max) return no(count.refusal, { n, max })
    count.counted?.(table, n)
    return null
  }

  /** Something that is no card and stands beside some: a seat's hull. Undefined where it is left out. */
  const beside = <Schema extends v.GenericSchema>(
    schema: Schema,
    write: (here: Here<Table, Kit>, ...at: number[]) => unknown,
    read: (
      here: Here<Table, Kit>,
      written: v.InferOutput<Schema>,
      ...at: number[]
    ) => Refusal | null | undefined,
  ): Part => ({
    schema,
    required: true,
    write: (here, at) => write(here, ...at),
    read(laying, written, at) {
      const answer = read(laying, written as v.InferOutput<Schema>, ...at)
      return isRefusal(answer) ? answer : null
    },
  })

  return { zone, record, each, beside }
}

/** Each part under its name, those left out that this table does not have. */
export function writeAll<Table extends WritableTable, Kit extends WritableKit>(
  places: Readonly<Record<string, Place<Table, Kit>>>,
  here: Here<Table, Kit>,
  at: readonly number[],
): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const [key, place] of Object.entries(places)) {
    const value = place.write(here, at)
    if (value !== undefined) written[key] = value
  }
  return written
}
