// A table as a person would write it down, for tests, lessons and the referee
import { newCards } from '@sternentisch/kernel'
import {
  type CardForm,
  flag,
  type Here,
  placesFor,
  plain,
  seat,
  whole,
  writeViewers,
  writtenTables,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import { inconsistency } from './consistency.ts'
import { emptyTable } from './deal.ts'
import { type Kit, kitOf } from './kit.ts'
import { writeRuns } from './notation.ts'
import { deckOf, type Options, optionSchema } from './options.ts'
import { freshRuns, JAMMED, KILLED, type Runs } from './runs.ts'
import { className, type Fleet, type Pass, type Table } from './table.ts'
import { copy, frames, pair } from './written-frames.ts'
import {
  boxOf,
  commanderOf,
  discardOf,
  handOf,
  isStack,
  libraryOf,
  removedOf,
  stackOf,
  stageOf,
} from './zones.ts'

type Place = Here<Table, Kit>

const MANY = 1_000_000

const marks = {
  /** `10x0 90x1`: runs front to back, `j` jammed, `k` killed. */
  ships: v.optional(v.pipe(v.string(), v.regex(/^ *\d{1,7}[x×]\d{1,7}j?k?( +\d{1,7}[x×]\d{1,7}j?k?)* *$/))),
  plus: v.optional(whole(0, MANY)),
  times: v.optional(whole(1, MANY)),
  moved: v.optional(whole(0, 1)),
}

const idOf = (kit: Kit, card: number): string => kit.figures[kit.layout.face[card]].id

const cards: CardForm<Table, Kit, typeof marks> = {
  rule: 'SP-2.1',
  nameOf: idOf,
  known: v.pipe(v.string(), v.regex(/^A?B?\*?$/)),
  handle: { mark: 'copy', most: 999, refusal: 'copies' },
  marks,
  settle({ table, kit }, { card, zone, marks: { ships, plus, times, moved } }) {
    const { face } = kit.layout
    if (zone === handOf(0) || zone === handOf(1)) table.cards.zones[zone].sort((a, b) => face[a] - face[b])
    if (!isStack(zone)) return null
    const { count, lp } = kit.figures[face[card]]
    table.runs[card] = ships === undefined ? freshRuns(count, lp) : readRuns(ships)
    table.plus[card] = plus ?? 0
    table.times[card] = times ?? 1
    table.moved[card] = moved ?? 0
    return null
  },
  /** A Base not named stands at the back of its class; other cards not named are in the library, or not in the deck. */
  rest({ table, kit }, card, isWritten, options) {
    const seat = kit.layout.pool[card]
    if (card === kit.bases[seat]) return stackOf(seat, 0, 4)
    const zone = isInDeck(table, kit, card, options) ? libraryOf(seat) : boxOf(seat)
    return isWritten(zone) ? null : zone
  },
}

/** Whether the deck that the options name has one more card like this than lie on the table. */
function isInDeck(table: Table, kit: Kit, card: number, options: object): boolean {
  const { face, pool } = kit.layout
  const deck = kit.boxes ? deckOf(kit.set, options as Options, pool[card]) : null
  if (!deck) return true
  const box = boxOf(pool[card])
  const isLike = (other: number): boolean => face[other] === face[card] && pool[other] === pool[card]
  const there = table.cards.zones.reduce(
    (sum, heap, zone) => (zone === box ? sum : sum + heap.filter(isLike).length),
    0,
  )
  return there < (deck[idOf(kit, card)] ?? 0)
}

const { zone, record, each, beside } = placesFor<Table, Kit>(cards)

const known = ({ table, kit }: Place, card: number): object => ({
  card: idOf(kit, card),
  known: writeViewers(table.cards.known[card]),
})

const open = ({ table, kit }: Place, card: number): object => ({
  card: idOf(kit, card),
  copy: table.cards.handle[card],
})

const inStack = (here: Place, card: number): object => {
  const { runs, plus, times, moved } = here.table
  return {
    ...open(here, card),
    ships: writeRuns(runs[card]),
    ...(plus[card] ? { plus: plus[card] } : {}),
    ...(times[card] > 1 ? { times: times[card] } : {}),
    ...(moved[card] ? { moved: moved[card] } : {}),
  }
}

/** By class. */
const fleet = (which: Fleet) =>
  record(
    Object.fromEntries(
      [1, 2, 3, 4].map((each) => [className(each), zone((_, seat) => stackOf(seat, which, each), inStack)]),
    ),
  )

/** What a seat has besides cards, under its name on the table. */
const ofSeat = <Value extends number | Pass>(
  list: (table: Table) => Value[],
  schema: v.GenericSchema<Value>,
  usual: Value,
) =>
  beside(
    v.optional(schema, usual),
    ({ table }, seat) => list(table)[seat],
    ({ table }, written, seat) => {
      list(table)[seat] = written as Value
      return null
    },
  )

const count = whole(0, MANY)
const no = plain(flag, false)
const PASSES: readonly Pass[] = ['once', 'battle', 'attack', 'turn', 'tactic']

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'spacetrace',
  seats: 2,
  options: optionSchema,
  kitOf,
  fields: {
    turn: plain(whole(1, MANY), 1),
    active: seat(2),
    ...{ attacked: no, commanded: no, offered: no, progress: no },
    ...{ quiet: plain(count, 0), endgame: plain(count, 0) },
  },
  cards,
  places: {
    players: each(
      2,
      record({
        mp: ofSeat(({ mp }) => mp, count, 0),
        standing: ofSeat<Pass>(({ standing }) => standing, v.picklist(PASSES), 'once'),
        host: ofSeat(({ hosts }) => hosts, copy, 0),
        library: zone((_, seat) => libraryOf(seat)),
        hand: zone((_, seat) => handOf(seat), known),
        box: zone((_, seat) => boxOf(seat)),
        stage: zone((_, seat) => stageOf(seat), open),
        commander: zone((_, seat) => commanderOf(seat), open),
        base: fleet(0),
        extra: fleet(1),
        discard: zone((_, seat) => discardOf(seat), open),
        removed: zone((_, seat) => removedOf(seat), open),
      }),
    ),
  },
  frames,
  scores: pair(v.number()),
  empty: (kit) => emptyTable(kit, newCards(kit.layout)),
  usually: ({ table }) => [{ kind: 'turn', seat: table.active, step: 'main' }],
  inconsistency,
})

/** `10x0 90x1`; shape and sense are checked elsewhere. */
export const readRuns = (text: string): Runs =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((run) => {
      const [, ships, lp, signs] = /^(\d+)[x×](\d+)([jk]*)$/.exec(run)!
      return [
        Number(ships),
        Number(lp),
        (signs.includes('j') ? JAMMED : 0) | (signs.includes('k') ? KILLED : 0),
      ]
    })
