// A table as a person would write it down, for tests, lessons and the referee, and back
import * as v from 'valibot'
import type { Cards } from '../cards.ts'
import { type OptionSchema, readOptions } from '../options.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { SEATS } from '../seat.ts'
import { Box, type CardForm, handleOf } from './box.ts'
import { type Codec, whole } from './codec.ts'
import { type AnyForm, type FrameForm, type FrameForms, framesSchema } from './frames.ts'
import {
  type Here,
  type RefuseTable,
  tableRefusals,
  type WritableKit,
  type WritableTable,
  whyNoShape,
} from './here.ts'
import { entriesOf, type Places, readAll, writeAll } from './place.ts'

type Framed<Table extends WritableTable> = Table['pending'][number] & { kind: string }

/** A game says which parts its tables have; how they are written, read, checked and laid follows. */
export interface TableForm<Table extends WritableTable, Kit extends WritableKit, Options extends object> {
  readonly game: string
  readonly seats: number
  readonly options: OptionSchema<Options>
  kitOf(options: Options): Kit
  /** The options as they are written; without this all of them. */
  writeOptions?(table: Table): object
  /** What is said of the table as a whole. */
  readonly fields: { readonly [Key in keyof Table]?: Codec<Table[Key]> }
  readonly cards: CardForm<Table, Kit>
  readonly places: Places<Table, Kit>
  readonly frames: FrameForms<Framed<Table>, Table, Kit>
  readonly scores: v.GenericSchema<number[]>
  /** A table on which nothing lies yet. */
  empty(kit: Kit): Table
  /** What waits if nothing is written of it. */
  usually(here: Here<Table, Kit>): Table['pending']
  /** Why play could not go on from this table, or null. Every card has its place, and no two have one handle. */
  inconsistency(table: Table, kit: Kit): Refusal | null
}

interface Written {
  readonly options: unknown
  readonly pending?: readonly { readonly kind: string }[]
  readonly handles: number
  readonly result: WritableTable['result']
  readonly [part: string]: unknown
}

export function writtenTables<Table extends WritableTable, Kit extends WritableKit, Options extends object>(
  form: TableForm<Table, Kit, Options>,
) {
  const no = tableRefusals(form.game)
  const frames = form.frames as Readonly<Record<string, FrameForm<object, Table, Kit>>>
  const fields = Object.entries(form.fields) as [keyof Table & string, Codec<unknown>][]
  const schema = schemaOf(form, fields, frames)

  function setup(table: Table): unknown {
    const here = { table, kit: form.kitOf(table.options as Options) }
    return {
      game: form.game,
      options: form.writeOptions?.(table) ?? table.options,
      ...Object.fromEntries(fields.map(([key, codec]) => [key, codec.write(table[key])])),
      ...writeAll(form.places, here, []),
      pending: table.pending.map((frame) => frames[kindOf(frame)]?.write(frame, here) ?? frame),
      handles: table.cards.handles,
      result: table.result,
    }
  }

  /** Whatever could not lie on a real table is refused with the reason. */
  function lay(given: unknown): Table | Refusal {
    const read = v.safeParse(schema, given)
    if (!read.success) return whyNoShape(read.issues[0], no)
    const written = read.output as Written
    const options = readOptions<Options>(form.options, written.options)
    return isRefusal(options) ? options : layTable(written, form.kitOf(options), options)
  }

  function layTable(written: Written, kit: Kit, options: Options): Table | Refusal {
    const table = form.empty(kit)
    for (const [key, codec] of fields) Object.assign(table, { [key]: codec.read(written[key]) })
    table.result = written.result
    // Handles that are named come first, so that no other card takes their number.
    table.cards.handles = Math.max(written.handles, highestHandle(written, handleOf(form.cards).mark))
    const laying = { table, kit, box: new Box({ table, kit }, form.cards, no), no }
    return (
      readAll(form.places, laying, written, []) ??
      readFrames(laying, written) ??
      laying.box.layRest(options) ??
      beginIfNothingWaits(laying, written) ??
      whyNotWhole(table, kit, form.cards, no) ??
      form.inconsistency(table, kit) ??
      table
    )
  }

  function readFrames(here: Here<Table, Kit>, { pending = [] }: Written): Refusal | null {
    for (const each of pending) {
      const frame = frames[each.kind].read(each, here)
      if (frame === null) return no('pending')
      here.table.pending.push(frame)
    }
    return null
  }

  function beginIfNothingWaits(here: Here<Table, Kit>, { pending }: Written): null {
    if (pending === undefined) here.table.pending = form.usually(here)
    return null
  }

  return { setup, lay }
}

const kindOf = (frame: object): string => ('kind' in frame ? String(frame.kind) : '')

const schemaOf = (
  form: Pick<TableForm<never, never, never>, 'game' | 'seats' | 'scores' | 'cards' | 'places'>,
  fields: readonly (readonly [string, Codec<unknown>])[],
  frames: Readonly<Record<string, AnyForm>>,
) =>
  v.strictObject({
    game: v.optional(v.literal(form.game)),
    options: v.optional(v.unknown(), {}),
    ...Object.fromEntries(fields.map(([key, codec]) => [key, codec.schema])),
    ...entriesOf(form.places),
    pending: v.optional(framesSchema(frames)),
    handles: v.optional(whole(0, handleOf(form.cards).most), 0),
    result: v.optional(
      v.nullable(
        v.strictObject({ winners: v.array(v.picklist(SEATS.slice(0, form.seats))), scores: form.scores }),
      ),
      null,
    ),
  })

/** The largest handle that is written anywhere. */
function highestHandle(written: unknown, mark: string): number {
  if (typeof written !== 'object' || written === null) return 0
  const own = 'card' in written && mark in written ? Number(written[mark as keyof typeof written]) : 0
  return Object.values(written).reduce<number>((most, part) => Math.max(most, highestHandle(part, mark)), own)
}

/** Every card has its place, and no two are followed by one handle. */
function whyNotWhole(
  { cards }: { readonly cards: Cards },
  { layout }: WritableKit,
  form: Pick<CardForm<unknown, unknown>, 'rule' | 'handle'>,
  no: RefuseTable,
): Refusal | null {
  const missing = layout.face.length - cards.zones.reduce((sum, zone) => sum + zone.length, 0)
  if (missing > 0) return no('missing', { n: missing }, form.rule)
  const given = cards.handle.filter((handle) => handle > 0)
  return new Set(given).size === given.length ? null : no(handleOf(form).refusal)
}
