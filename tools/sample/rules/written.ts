// A table as a person would write it down, for tests, lessons and the referee
import { newCards, type Refusal } from '@sternentisch/kernel'
import { type CardForm, inItsWay, placesFor, plain, whole, writtenTables } from '@sternentisch/kernel/written'
import * as v from 'valibot'
import { refuseTable } from '../refuse.ts'
import { ASIDE, type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { NOT_READY, type Table } from './table.ts'
import { asideOf, handOf, PLAYERS, spentOf } from './zones.ts'

const cards: CardForm<Table, Kit> = {
  rule: 'SM-1.1',
  nameOf: ({ layout }, card) => String(layout.face[card]),
  known: v.pipe(v.string(), v.regex(/^[AB]*\*?$/)),
  marks: {},
  /** Ships not named lie aside, unless those are written out. */
  rest({ kit }, card, isWritten) {
    const aside = asideOf(kit.layout.pool[card])
    return isWritten(aside) ? null : aside
  },
}

const { zone, record, each } = placesFor<Table, Kit>(cards)

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'sample',
  seats: PLAYERS.length,
  options: optionSchema,
  kitOf,
  fields: {
    round: plain(whole(1, 9), 1),
    won: plain(v.pipe(v.array(whole(0, 9)), v.length(2)), [0, 0]),
  },
  cards,
  places: {
    players: each(
      PLAYERS.length,
      record({
        hand: zone((_, seat) => handOf(seat)),
        aside: zone((_, seat) => asideOf(seat)),
        spent: zone((_, seat) => spentOf(seat)),
      }),
    ),
  },
  frames: {
    choice: inItsWay(
      { picks: v.pipe(v.array(v.nullable(whole(1, 9))), v.length(2)) },
      ({ kind, picks }) => ({ kind, picks: picks.map((pick) => (pick === NOT_READY ? null : pick)) }),
      ({ picks }) => ({ kind: 'choice' as const, picks: picks.map((pick) => pick ?? NOT_READY) }),
    ),
  },
  scores: v.array(v.number()),
  empty: (kit): Table => ({
    ...{ options: kit.options, round: 1, won: [0, 0] },
    ...{ cards: newCards(kit.layout), pending: [], result: null },
  }),
  usually: () => [{ kind: 'choice', picks: [NOT_READY, NOT_READY] }],
  inconsistency,
})

/** Why play could not go on from this table. Every card has its place already. */
function inconsistency({ cards: { zones }, round, won, pending, result }: Table, kit: Kit): Refusal | null {
  const [left, spent] = [zones[handOf(0)].length, zones[spentOf(0)].length]
  for (const seat of PLAYERS) {
    if (zones[asideOf(seat)].length !== ASIDE) return refuseTable('aside', { n: ASIDE }, 'SM-1.2')
    if (zones[handOf(seat)].length !== left) return refuseTable('hands', {}, 'SM-2.1')
  }
  const due = left > 0 ? spent + 1 : spent
  if (round !== due || won[0] + won[1] > spent) return refuseTable('round', { round }, 'SM-2.2')
  if (pending.length !== (left > 0 ? 1 : 0) || (result === null) !== left > 0) return refuseTable('pending')
  const picks = pending[0]?.picks ?? []
  const isHeld = (pick: number, seat: number): boolean =>
    zones[handOf(seat)].some((card) => kit.layout.face[card] === pick)
  const fits = picks.every((pick, seat) => pick === NOT_READY || isHeld(pick, seat))
  return fits && (left === 0 || picks.includes(NOT_READY)) ? null : refuseTable('pending')
}
