// SF-1 Setup and modes
import {
  EVERYBODY,
  isRefusal,
  newCards,
  type Random,
  Recent,
  remember,
  type Seat,
  secret,
  type Tell,
} from '@sternentisch/kernel'
import { type Action, cruiserAction } from './action.ts'
import { readDeck } from './decks.ts'
import { divide } from './division.ts'
import type { StarfighterEvent } from './events.ts'
import { begin, beginWar } from './first-round.ts'
import { type Kit, kitOf } from './kit.ts'
import type { Options } from './options.ts'
import { type Frame, frame, NOT_CHOSEN, other, type Playing, type Table } from './table.ts'
import { boxOf, pileOf } from './zones.ts'

export const emptyTable = (kit: Kit): Table => ({
  options: kit.options,
  round: 0,
  start: 0,
  initiative: 0,
  passed: 0,
  offset: 0, // SF-1.5
  hull: [0, 0],
  cruisers: [NOT_CHOSEN, NOT_CHOSEN],
  lies: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
  ],
  chain: 0,
  idle: 0,
  acted: false,
  cards: newCards(kit.layout),
  pending: [],
  result: null,
})

/** The table before the first decision. */
export function deal(options: Options, random: Random, tell?: Tell<StarfighterEvent>): Playing {
  const kit = kitOf(options)
  const table = emptyTable(kit)
  const playing: Playing = { table, cards: table.cards, kit, random, tell }
  // SF-1.1
  table.initiative =
    options.firstSeat === 'random' ? (random.stream('start').below(2) as Seat) : seatNamed(options)
  table.start = table.initiative
  if (kit.ownPiles) dealOwnPiles(playing, options)
  else dealCommonPile(playing)
  return playing
}

const seatNamed = ({ firstSeat }: Options): Seat => (firstSeat === 'seat0' ? 0 : 1)

/** SF-1.7 */
function dealCommonPile({ table, cards, kit, random }: Playing): void {
  const pile = cards.zones[pileOf(false, 0)]
  for (let card = 0; card < kit.layout.face.length; card++) pile.push(card)
  random.stream('pile').shuffle(pile)
  table.pending.push(frame('cruiser', table.initiative))
}

/** SF-1.8: each has a copy of the whole set; what is not in the pile stays in the box. */
function dealOwnPiles(playing: Playing, options: Options): void {
  const { table, kit } = playing
  table.pending.push(frame('cruisers', table.initiative))
  for (const seat of [0, 1] as const) {
    const deck = seat === 0 ? options.deckSouth : options.deckNorth
    fillPile(playing, seat, kit.shared ? NO_CARDS : facesIn(deck, kit))
  }
}

const NO_CARDS: ReadonlySet<number> = new Set()

const decks = new WeakMap<Kit, Recent<string, ReadonlySet<number>>>()

/** Series of matches are played with the same decks: each is read once. */
const facesIn = (deck: string, kit: Kit): ReadonlySet<number> =>
  remember(
    remember(decks, kit, () => new Recent(10)),
    deck,
    () => {
      const faces = readDeck(deck, kit.set)
      if (isRefusal(faces)) throw new Error(`options were not checked: ${faces.code}`)
      return new Set(faces)
    },
  )

function fillPile({ cards, kit, random }: Playing, seat: Seat, wanted: ReadonlySet<number>): void {
  const box = boxOf(seat)
  const mark = kit.layout.zones[box].open ? EVERYBODY : 1 << seat
  const first = seat * kit.set.cards.length
  for (let face = 0; face < kit.set.cards.length; face++) {
    const card = first + face
    if (wanted.has(face)) cards.zones[pileOf(true, seat)].push(card)
    else {
      cards.zones[box].push(card)
      cards.known[card] = mark
    }
  }
  random.stream('pile', seat).shuffle(cards.zones[pileOf(true, seat)])
}

/** SF-1.4: the classes that a player may choose from, given what the other has (−1 for nothing yet). */
export const freeCruisers = (kit: Kit, taken: number): readonly Action[] =>
  remember(choices, kit, () => listCruisers(kit))[taken + 1]

/** Asked for several times a match; kept for each kit, by the class taken. */
const choices = new WeakMap<Kit, readonly (readonly Action[])[]>()

const listCruisers = (kit: Kit): readonly (readonly Action[])[] =>
  [NOT_CHOSEN, ...kit.set.cruisers.keys()].map((taken) =>
    kit.set.cruisers.filter((_, at) => isFree(kit, at, taken)).map(({ id }) => cruiserAction(id)),
  )

function isFree({ set, options }: Kit, at: number, taken: number): boolean {
  const { mode, skirmishBoards } = options
  const { modes, board } = set.cruisers[at]
  if (!modes.includes(mode === 'transition' ? 'skirmish' : mode)) return false
  if (taken < 0 || mode === 'ultimate') return true
  if (mode === 'training' || skirmishBoards === 'physical') return board !== set.cruisers[taken].board
  return skirmishBoards === 'free' || at !== taken
}

export const cruiserNamed = ({ set }: Kit, id: string): number =>
  set.cruisers.findIndex((each) => each.id === id)

/** SF-1.4: one after the other; the last one left is taken by itself. */
export function advanceCruiser(playing: Playing, { seat }: Frame): boolean {
  const { table, kit } = playing
  const free = freeCruisers(kit, table.cruisers[other(seat)])
  if (free.length > 1) return true
  chooseCruiser(playing, seat, free[0])
  return false
}

export function chooseCruiser(playing: Playing, seat: Seat, { card }: Action): void {
  const { table, kit, tell } = playing
  const cruiser = cruiserNamed(kit, card)
  table.cruisers[seat] = cruiser
  tell?.({ kind: 'cruiser', seat, cruiser: secret(cruiser, EVERYBODY) })
  if (table.cruisers[other(seat)] === NOT_CHOSEN) table.pending[0].seat = other(seat)
  else {
    table.pending.pop()
    begin(playing)
  }
}

/** SF-1.8: in secret; it may be changed until the other is ready too. */
export function chooseInSecret({ table, kit, tell }: Playing, seat: Seat, { card }: Action): void {
  const cruiser = cruiserNamed(kit, card)
  table.cruisers[seat] = cruiser
  tell?.({ kind: 'cruiser', seat, cruiser: secret(cruiser, 1 << seat) })
}

/** SF-1.8: whoever shares a set goes on in secret, and divides it. */
export function advanceCruisers(playing: Playing): boolean {
  const { table, kit } = playing
  if (table.cruisers.includes(NOT_CHOSEN)) return true
  table.pending.pop()
  if (kit.shared) divide(playing)
  else beginWar(playing)
  return false
}
