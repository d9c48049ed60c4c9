// SP-1 Levels of play and setup
import { arrive, type Cards, numbers, type Random, type Seat, type Tell } from '@sternentisch/kernel'
import { draw } from './draw.ts'
import type { SpacetraceEvent } from './events.ts'
import { byFace, type Kit } from './kit.ts'
import { deckOf, type Options } from './options.ts'
import { allBut, chosen, firstOfEachKind, parted } from './parting.ts'
import { freshRuns, noRuns } from './runs.ts'
import { BASE_FLEET, otherSeat, type Playing, type Table } from './table.ts'
import { boxOf, libraryOf, stackOf } from './zones.ts'

const OPENING_HAND = 4

/** A table on which nothing lies yet. */
export function emptyTable(kit: Kit, cards: Cards): Table {
  const count = kit.layout.face.length
  return {
    options: kit.options,
    turn: 1,
    active: 0,
    mp: [0, 0],
    attacked: false,
    commanded: false,
    offered: false,
    progress: false,
    quiet: 0,
    endgame: 0,
    standing: ['once', 'once'],
    hosts: [0, 0],
    cards,
    runs: noRuns(count),
    plus: numbers(count, 0),
    times: numbers(count, 1),
    moved: numbers(count, 0),
    pending: [],
    result: null,
  }
}

/** The options name the decks, which only their players know. */
export function deal(
  kit: Kit,
  options: Options,
  cards: Cards,
  random: Random,
  tell: Tell<SpacetraceEvent> | undefined,
): Playing {
  const table = emptyTable(kit, cards)
  const playing: Playing = { table, cards, kit, random, tell }
  const { firstSeat, secondPlayerExtraCard } = kit.options
  table.active = (firstSeat === 'random' ? random.stream('start').below(2) : 'AB'.indexOf(firstSeat)) as Seat // SP-1.6
  tell?.({ kind: 'started', seat: table.active })
  for (let seat = 0 as Seat; seat < 2; seat++) {
    layBase(playing, seat)
    layLibrary(playing, options, seat)
  }
  draw(playing, table.active, OPENING_HAND) // SP-1.5
  draw(playing, otherSeat(table.active), OPENING_HAND + (secondPlayerExtraCard ? 1 : 0))
  table.pending.push({ kind: 'turn', seat: table.active, step: 'start' })
  return playing
}

/** SP-1.1, SP-1.7: in play at once, with all its LP. */
function layBase({ table, cards, kit }: Playing, seat: Seat): void {
  const base = kit.bases[seat]
  const zone = stackOf(seat, BASE_FLEET, 4)
  const { count, lp } = kit.figures[kit.layout.face[base]]
  cards.zones[zone].push(base)
  arrive(cards, kit.layout.zones[zone], base)
  table.runs[base] = freshRuns(count, lp)
}

/** All cards of a seat but its Base. */
const halfOf = ({ bases }: Kit, seat: Seat): number[] =>
  Array.from({ length: bases[1] - 1 }, (_, at) => bases[seat] + 1 + at)

/** SP-1.4, SP-1.5: shuffled; what is not in the deck stays in the box. */
function layLibrary(playing: Playing, options: Options, seat: Seat): void {
  const { cards, kit, random } = playing
  const luck = random.stream('library', seat)
  const [deck, rest] = kit.leftOut
    ? parted(luck.shuffle(halfOf(kit, seat)), firstOfEachKind(kit, kit.leftOut))
    : chosen(kit, `${seat} ${seat === 0 ? options.deckA : options.deckB}`, () =>
        parted(halfOf(kit, seat), allBut(kit, byFace(kit.figures, deckOf(kit.set, options, seat) ?? {}))),
      )
  const library = deck.slice()
  cards.zones[libraryOf(seat)] = kit.leftOut ? library : luck.shuffle(library)
  for (const card of rest) {
    cards.known[card] = 1 << seat
    cards.zones[boxOf(seat)].push(card)
    arrive(cards, kit.layout.zones[boxOf(seat)], card)
  }
}
