import * as v from 'valibot'
import type { Refusal } from '../refusal.ts'
import type { Box } from './box.ts'
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

/** Each part has its name. */
export type Places<Table extends WritableTable, Kit extends WritableKit> = Readonly<
  Record<string, Place<Table, Kit>>
>

export const entriesOf = (places: Places<never, never>): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(places).map(([key, { schema, required, usual }]) => [
      key,
      required ? schema : v.optional(schema, usual),
    ]),
  )

/** Each part under its name, those left out that this table does not have. */
export function writeAll<Table extends WritableTable, Kit extends WritableKit>(
  places: Places<Table, Kit>,
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

/** Each part from what is written under its name, until one is refused. */
export function readAll<Table extends WritableTable, Kit extends WritableKit>(
  places: Places<Table, Kit>,
  laying: Laying<Table, Kit>,
  written: Readonly<Record<string, unknown>>,
  at: readonly number[],
): Refusal | null {
  for (const [key, place] of Object.entries(places)) {
    const refusal = place.read(laying, written[key], at)
    if (refusal) return refusal
  }
  return null
}
