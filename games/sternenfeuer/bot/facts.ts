import type { Fact } from '@sternentisch/kernel'
import { ownerOf } from '../rules/end.ts'
import { kitOf } from '../rules/kit.ts'
import { countFigures, type Table } from '../rules/table.ts'
import { PLACE_NUMBERS, rowOf } from '../rules/zones.ts'

const figuresOf = (table: Table, seat: number): number =>
  PLACE_NUMBERS.reduce<number>(
    (sum, place) => sum + countFigures(kitOf(table.options), table.cards.zones[rowOf(seat, place)]),
    0,
  )

/** Places that a seat holds now. */
const places: Fact<Table> = {
  name: 'places',
  count(table, seat) {
    const look = { table, cards: table.cards, kit: kitOf(table.options) }
    return PLACE_NUMBERS.filter((place) => ownerOf(look, place) === seat).length
  },
}

const figures: Fact<Table> = { name: 'figures', count: figuresOf }
const theirs: Fact<Table> = { name: 'theirs', few: true, count: (table, seat) => figuresOf(table, 1 - seat) }

export const facts = [places, theirs, figures]
