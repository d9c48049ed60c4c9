import * as v from 'valibot'
import { arrive } from '../cards.ts'
import type { Refusal } from '../refusal.ts'
import { EVERYBODY, NOBODY, type Viewers } from '../seat.ts'
import { type Read, viewersFrom, whole } from './codec.ts'
import type { Here, RefuseTable, WritableKit, WritableTable } from './here.ts'

/** A card as it is written: its name, which may say how it lies (`Sl~` is face down), and what is marked on it. */
export interface WrittenCard<Marks> {
  readonly name: string
  /** What is said of how it lies, after the name. */
  readonly lie: string
  readonly marks: Partial<Marks> & { readonly known?: string }
}

/** A card that has found its place. */
export interface Arrived<Marks> extends WrittenCard<Marks> {
  readonly card: number
  readonly zone: number
}

/** How a game names its cards, and what it writes beside the names. */
export interface CardForm<Table, Kit, Marks extends v.ObjectEntries = v.ObjectEntries> {
  /** The rule that says which cards there are. */
  readonly rule: string
  nameOf(kit: Kit, card: number): string
  /** The name, and how the card lies, out of what is written; without this it is the name alone. */
  readonly pattern?: RegExp
  readonly known: v.GenericSchema<string>
  readonly marks: Marks
  /** What a handle is called here; nobody writes larger ones. */
  readonly handle?: { readonly mark: string; readonly most: number; readonly refusal: string }
  /** Cards lying like this here are known to everybody unless it is said who knows them; without this none are. */
  isOpen?(here: Here<Table, Kit>, zone: number, lie: string): boolean
  /** What else the marks say of a card, once it lies there. */
  settle?(here: Here<Table, Kit>, card: Arrived<Read<Marks>>): Refusal | null
  /** Where a card goes that is named nowhere, if it goes anywhere. The options are as they were written. */
  rest(
    here: Here<Table, Kit>,
    card: number,
    isWritten: (zone: number) => boolean,
    options: object,
  ): number | null
}

const HANDLE = { mark: 'handle', most: 100_000, refusal: 'handles' }

export const handleOf = ({ handle = HANDLE }: Pick<CardForm<unknown, unknown>, 'handle'>) => handle

export const cardSchema = (form: Pick<CardForm<unknown, unknown>, 'known' | 'marks' | 'handle'>) => {
  const { mark, most } = handleOf(form)
  return v.union([
    v.string(),
    v.strictObject({
      card: v.string(),
      known: v.optional(form.known),
      [mark]: v.optional(whole(1, most)),
      ...form.marks,
    }),
  ])
}

/** The cards that have no place yet. */
export class Box<Table extends WritableTable, Kit extends WritableKit> {
  /** Pool and name → cards that are called so, in their order. */
  private readonly left = new Map<string, number[]>()
  private readonly written = new Set<number>()

  constructor(
    private readonly here: Here<Table, Kit>,
    private readonly form: CardForm<Table, Kit>,
    private readonly no: RefuseTable,
  ) {
    for (const [card, pool] of here.kit.layout.pool.entries()) {
      const key = `${pool} ${form.nameOf(here.kit, card)}`
      const alike = this.left.get(key)
      if (alike) alike.push(card)
      else this.left.set(key, [card])
    }
  }

  /** A whole zone, as it is written. */
  lay(zone: number, cards: readonly unknown[]): Refusal | null {
    this.written.add(zone)
    for (const each of cards) {
      const refusal = this.layCard(zone, each)
      if (refusal) return refusal
    }
    return null
  }

  private layCard(zone: number, written: unknown): Refusal | null {
    const { card: text, ...marks } = typeof written === 'string' ? { card: written } : (written as Marked)
    const [, name = text, lie = ''] = this.form.pattern?.exec(text) ?? []
    const { name: zoneName, pool } = this.here.kit.layout.zones[zone]
    const card = this.left.get(`${pool} ${name}`)?.shift()
    if (card === undefined)
      return this.no('card', { card: text.slice(0, 30), zone: zoneName }, this.form.rule)
    return this.put(zone, card, { name, lie, marks })
  }

  private put(zone: number, card: number, written: WrittenCard<object>): Refusal | null {
    const { here, form } = this
    const { cards } = here.table
    const place = here.kit.layout.zones[zone]
    const own: Viewers = place.owner === null ? NOBODY : 1 << place.owner
    const { known, [handleOf(form).mark]: handle } = written.marks as Partial<Marked>
    const usual = form.isOpen?.(here, zone, written.lie) ? EVERYBODY : own
    cards.known[card] = known === undefined ? usual : viewersFrom(known) | own
    cards.handle[card] = Number(handle ?? 0)
    cards.zones[zone].push(card)
    arrive(cards, place, card)
    return form.settle?.(here, { ...written, card, zone }) ?? null
  }

  /** What was named nowhere. */
  layRest(options: object): Refusal | null {
    const rest = [...this.left.values()].flat().sort((a, b) => a - b)
    for (const card of rest) {
      const zone = this.form.rest(this.here, card, (each) => this.written.has(each), options)
      const name = this.form.nameOf(this.here.kit, card)
      const refusal = zone === null ? null : this.put(zone, card, { name, lie: '', marks: {} })
      if (refusal) return refusal
    }
    return null
  }
}

type Marked = { readonly card: string; readonly known?: string } & Readonly<Record<string, unknown>>
