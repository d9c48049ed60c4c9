// Where in a written table its cards stand: zones, lists and records of zones, and what is said beside them
import * as v from 'valibot'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type CardForm, cardSchema } from './box.ts'
import type { Here, WritableKit, WritableTable } from './here.ts'
import { entriesOf, type Laying, type Place, type Places, readAll, writeAll } from './place.ts'

type WriteCard<Table, Kit> = (here: Here<Table, Kit>, card: number, zone: number) => string | object

interface Several<Table, Kit> {
  many(here: Here<Table, Kit>): number
  most(kit: Kit): number
  /** Why more are refused. */
  readonly refusal: string
  /** How many are written. */
  counted?(table: Table, n: number): void
}

/** The parts that a game's tables are written in. */
export const placesFor = <Table extends WritableTable, Kit extends WritableKit>(
  form: CardForm<Table, Kit>,
) => ({
  /** `index` says which zone it is, null where this table has none; without `writeCard` names say everything. */
  zone: (
    index: (kit: Kit, ...at: number[]) => number | null,
    writeCard: WriteCard<Table, Kit> = ({ kit }, card) => form.nameOf(kit, card),
  ): Place<Table, Kit> => ({ schema: v.array(cardSchema(form)), ...inZone(index, writeCard) }),

  record: record<Table, Kit>,

  /** So many of the same, or as many as the table has. */
  each: (count: number | Several<Table, Kit>, place: Place<Table, Kit>): Place<Table, Kit> =>
    typeof count === 'number' ? soMany(count, place) : several(count, place),

  /** Something that is no card and stands beside some: a seat's hull. Undefined where it is left out. */
  beside: <Schema extends v.GenericSchema>(
    schema: Schema,
    write: (here: Here<Table, Kit>, ...at: number[]) => unknown,
    read: (
      here: Here<Table, Kit>,
      written: v.InferOutput<Schema>,
      ...at: number[]
    ) => Refusal | null | undefined,
  ): Place<Table, Kit> => ({
    schema,
    required: true,
    write: (here, at) => write(here, ...at),
    read(laying, written, at) {
      const answer = read(laying, written as v.InferOutput<Schema>, ...at)
      return isRefusal(answer) ? answer : null
    },
  }),
})

const inZone = <Table extends WritableTable, Kit extends WritableKit>(
  index: (kit: Kit, ...at: number[]) => number | null,
  writeCard: WriteCard<Table, Kit>,
): Pick<Place<Table, Kit>, 'write' | 'read'> => ({
  write(here, at) {
    const zone = index(here.kit, ...at)
    return zone === null ? undefined : here.table.cards.zones[zone].map((card) => writeCard(here, card, zone))
  },
  read({ kit, box }, written, at) {
    const zone = index(kit, ...at)
    return zone === null || !Array.isArray(written) ? null : box.lay(zone, written)
  },
})

const record = <Table extends WritableTable, Kit extends WritableKit>(
  places: Places<Table, Kit>,
): Place<Table, Kit> => ({
  schema: v.strictObject(entriesOf(places)),
  usual: {},
  write: (here, at) => writeAll(places, here, at),
  read: (laying, written, at) => readAll(places, laying, written as Readonly<Record<string, unknown>>, at),
})

const soMany = <Table extends WritableTable, Kit extends WritableKit>(
  count: number,
  place: Place<Table, Kit>,
): Place<Table, Kit> => ({
  schema: v.pipe(v.array(place.schema), v.maxLength(count)),
  usual: [],
  write: (here, at) => writeList(place, count, here, at),
  read: (laying, written, at) => readList(place, laying, written as readonly unknown[], at),
})

const several = <Table extends WritableTable, Kit extends WritableKit>(
  count: Several<Table, Kit>,
  place: Place<Table, Kit>,
): Place<Table, Kit> => ({
  schema: v.array(place.schema),
  usual: [],
  write: (here, at) => writeList(place, count.many(here), here, at),
  read(laying, written, at) {
    const list = written as readonly unknown[]
    const max = count.most(laying.kit)
    if (list.length > max) return laying.no(count.refusal, { n: list.length, max })
    count.counted?.(laying.table, list.length)
    return readList(place, laying, list, at)
  },
})

const writeList = <Table extends WritableTable, Kit extends WritableKit>(
  place: Place<Table, Kit>,
  length: number,
  here: Here<Table, Kit>,
  at: readonly number[],
): unknown[] => Array.from({ length }, (_, index) => place.write(here, [...at, index]))

function readList<Table extends WritableTable, Kit extends WritableKit>(
  place: Place<Table, Kit>,
  laying: Laying<Table, Kit>,
  list: readonly unknown[],
  at: readonly number[],
): Refusal | null {
  for (const [index, value] of list.entries()) {
    const refusal = place.read(laying, value, [...at, index])
    if (refusal) return refusal
  }
  return null
}
