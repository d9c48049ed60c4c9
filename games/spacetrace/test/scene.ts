// Tables in a few readable lines: fleets as lists of cards, moves in notation, states as text
import {
  isRefusal,
  type Refusal,
  randomFrom,
  readOptions,
  type Seat,
  seatOf,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'
import { type CardFile, cardSet, cards, writeDeck } from '../cards/index.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { writeRuns } from '../rules/notation.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import { pointsAt } from '../rules/score.ts'
import type { Fleet, Table } from '../rules/table.ts'
import { commanderOf, discardOf, handOf, libraryOf, removedOf, stackOf } from '../rules/zones.ts'

/** One side: cards with `;` between them, `cruiser#4` names a copy, `fighter 10x0 90x1` its ships now. */
export interface Side {
  readonly base?: string
  readonly extra?: string
  readonly hand?: string
  readonly library?: string
  readonly discard?: string
  readonly mp?: number
  /** `ishida on 4`: the commander, and the copy that carries it. */
  readonly commander?: string
}

export interface Scene {
  readonly A?: Side
  readonly B?: Side
  readonly turn?: number
  readonly active?: 'A' | 'B'
  readonly options?: Partial<Options>
  /** Are both libraries empty? The cards not named are then out of the game. */
  readonly emptyLibraries?: boolean
  readonly rest?: Readonly<Record<string, unknown>>
}

/** Every card of one half. */
export const everything = (set: CardFile = cards): string =>
  writeDeck(
    Object.fromEntries(
      set.cards.filter(({ type }) => type !== 'base').map(({ id, perPlayer }) => [id, perPlayer]),
    ),
  )

export const optionsOf = (wish: Partial<Options> = {}): Options => {
  const set = cardSet(wish.cards ?? cards.id)!
  const deck = everything(set)
  const full = { mode: 'full', deckSource: 'custom', deckA: deck, deckB: deck, firstSeat: 'A' }
  const options = readOptions<Options>(optionSchema, { ...full, ...wish })
  if (isRefusal(options)) throw new Error(JSON.stringify(options))
  return options
}

const list = (text = ''): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)

interface Written {
  readonly card: string
  readonly copy?: number
  readonly ships?: string
}

function entry(text: string): Written {
  const [, card, copy, ships] = /^([a-z]+)(?:#(\d+))?(?: (.+))?$/.exec(text)!
  return { card, ...(copy ? { copy: Number(copy) } : {}), ...(ships ? { ships } : {}) }
}

function fleetFrom(set: CardFile, text: string | undefined): Record<string, Written[]> {
  const stacks: Record<string, Written[]> = { I: [], II: [], III: [], IV: [] }
  for (const written of list(text).map(entry)) {
    const card = set.cards.find(({ id }) => id === written.card)
    if (!card || !('class' in card)) throw new Error(`${written.card} is no ship`)
    stacks[['', 'I', 'II', 'III', 'IV'][card.class]].push(written)
  }
  return stacks
}

/** Cards of the half that are named nowhere. */
function unnamed(set: CardFile, named: readonly string[]): string[] {
  const rest = set.cards.flatMap(({ id, type, perPlayer }) =>
    type === 'base' ? [] : Array<string>(perPlayer).fill(id),
  )
  for (const id of named) if (rest.includes(id)) rest.splice(rest.indexOf(id), 1)
  return rest
}

function player(set: CardFile, side: Side, emptyLibrary: boolean): object {
  const [commander, , host] = side.commander?.split(' ') ?? []
  const base = fleetFrom(set, side.base)
  const extra = fleetFrom(set, side.extra)
  const named = [...Object.values(base), ...Object.values(extra)].flat().map(({ card }) => card)
  const [hand, discard] = [list(side.hand), list(side.discard)]
  const out = unnamed(set, [...named, ...hand, ...discard, ...(commander ? [commander] : [])])
  return {
    base,
    extra,
    hand,
    discard,
    mp: side.mp ?? 0,
    commander: commander ? [commander] : [],
    host: Number(host ?? 0),
    ...(side.library
      ? {
          library: list(side.library),
          removed: unnamed(set, [
            ...named,
            ...hand,
            ...discard,
            ...list(side.library),
            ...(commander ? [commander] : []),
          ]),
        }
      : {}),
    ...(emptyLibrary ? { library: [], removed: out } : {}),
  }
}

export function scene({
  A = {},
  B = {},
  turn = 2,
  active = 'A',
  options,
  emptyLibraries = false,
  rest,
}: Scene): Table {
  const chosen = optionsOf(options)
  const set = cardSet(chosen.cards)!
  const players = [A, B].map((side) => player(set, side, emptyLibraries))
  const table = spacetrace.lay({ options: chosen, turn, active, players, ...rest })
  if (isRefusal(table)) throw new Error(JSON.stringify(table))
  return table
}

const luck = (): ReturnType<typeof randomFrom> => randomFrom(seedFrom('scene'))

/** Whoever must decide makes these moves, one after the other. Answers what happened. */
export const play = (table: Table, ...moves: string[]): SpacetraceEvent[] => watch(table, moves, () => {})

/** The same; `look` is called as each thing happens. */
export function watch(
  table: Table,
  moves: readonly string[],
  look: (event: SpacetraceEvent) => void,
): SpacetraceEvent[] {
  const events: SpacetraceEvent[] = []
  for (const move of moves) {
    const seat = decides(table)
    const action = spacetrace.read(spacetrace.view(table, seat), move)
    if (isRefusal(action))
      throw new Error(`${move}: ${action.code} (${action.rule}), not ${movesOf(table).join(', ')}`)
    spacetrace.play(table, seat, action, luck(), (event) => {
      events.push(event)
      look(event)
    })
  }
  return events
}

export const decides = (table: Table): Seat => {
  const [seat] = spacetrace.deciding(table)
  if (seat === undefined) throw new Error('the game is over')
  return seat
}

export const movesOf = (table: Table, seat: Seat = decides(table)): string[] =>
  spacetrace.actionsAt(table, seat).map(spacetrace.write)

/** Why the move is refused to whoever must decide, or to a seat. */
export function refused(table: Table, move: string, viewer: Viewer = decides(table)): Refusal | null {
  const answer = spacetrace.read(spacetrace.view(table, viewer), move)
  return isRefusal(answer) ? answer : null
}

interface Joins {
  readonly A?: string
  readonly B?: string
}

/** Declares an attack and fights it out: orders as they stand, no tactics; extra fleets as said. */
export const attack = (table: Table, joins: Joins = {}): SpacetraceEvent[] => [
  ...play(table, '!'),
  ...fightOn(table, joins),
]

/** Fights out what has begun. */
export function fightOn(table: Table, joins: Joins = {}): SpacetraceEvent[] {
  const events: SpacetraceEvent[] = []
  for (let top = table.pending.at(-1); top && top.kind !== 'turn'; top = table.pending.at(-1)) {
    const letter = 'AB'[top.seat] as 'A' | 'B'
    const move = top.kind === 'attack' ? `x ${joins[letter] ?? 'out'}` : top.kind === 'order' ? 'o keep' : '.'
    events.push(...play(table, move))
  }
  return events
}

const seatNamed = (letter: string): Seat => seatOf(letter) as Seat

/** `fighter 10x0 90x1; base 1x1000`: class by class, front first. */
export function fleet(table: Table, letter: string, which: Fleet = 0): string {
  const kit = kitOf(table.options)
  return [1, 2, 3, 4]
    .flatMap((each) => table.cards.zones[stackOf(seatNamed(letter), which, each)])
    .map((card) => `${kit.figures[kit.layout.face[card]].id} ${writeRuns(table.runs[card])}`)
    .join('; ')
}

const PILES = {
  hand: handOf,
  library: libraryOf,
  discard: discardOf,
  removed: removedOf,
  commander: commanderOf,
}

export function pile(table: Table, letter: string, name: keyof typeof PILES): string {
  const kit = kitOf(table.options)
  return table.cards.zones[PILES[name](seatNamed(letter))]
    .map((card) => kit.figures[kit.layout.face[card]].id)
    .join(' ')
}

/** SP-17.2: what both sides have so far, if wrecked ships count. */
export const points = (table: Table): number[] =>
  ([0, 1] as const).map((seat) => pointsAt(spacetrace.view(table, seat), seat))

export const baseOf = (table: Table, letter: string): number =>
  table.runs[kitOf(table.options).bases[seatNamed(letter)]][1]

/** The copy (handle) of the first card of this kind in a player's fleets. */
export function copyOf(table: Table, letter: string, id: string): number {
  const kit = kitOf(table.options)
  const first = stackOf(seatNamed(letter), 0, 1)
  for (const zone of table.cards.zones.slice(first, first + 8))
    for (const card of zone) if (kit.figures[kit.layout.face[card]].id === id) return table.cards.handle[card]
  throw new Error(`${letter} has no ${id} in play`)
}

export const kinds = (events: readonly SpacetraceEvent[]): string[] => events.map(({ kind }) => kind)
