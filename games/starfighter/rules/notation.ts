// §11: moves and events in notation. Boards are S and N, sectors 1 to 5 from South's left, slots 0 to 3.
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import {
  type Action,
  BARREL_ROLLS,
  cruiserAction,
  DESTRUCTIONS,
  FIGHTER_HITS,
  FIRST,
  FREES,
  HORIZONTALS,
  leaveAction,
  MARK,
  ORDERS,
  PASS,
  PIVOTS,
  pickAction,
  playAction,
  READY,
  SHIFTS,
  STOP,
  VERTICALS,
} from './action.ts'
import { actions } from './actions.ts'
import { type Kit, kitOf } from './kit.ts'
import { whyNot } from './refusals.ts'
import { SECTORS, SLOTS } from './symbols.ts'
import { slotOf } from './table.ts'
import type { View } from './view.ts'
import { sectorOf } from './zones.ts'

const boardLetter = (seat: number): string => 'SN'[seat]
/** `S2`, `S2.1` */
export const writeSector = (seat: number, sector: number): string => `${boardLetter(seat)}${sector + 1}`
export const writeSpot = (seat: number, sector: number, place: number): string =>
  `${writeSector(seat, sector)}.${place}`

const HALVES = ['u', 'l']
const ARROWS = ['<', '=', '>']
const arrow = (to: number): string => ARROWS[to + 1]

/** The letter of each effect that asks for a card or a sector. */
export const LETTERS = {
  moveHorizontal: 'H',
  moveVertical: 'V',
  moveFree: 'F',
  pivot: 'T',
  barrelRoll: 'R',
  destroy: 'X',
  hitFighter: 'G',
} as const

export function write(action: Action): string {
  const { kind, card, seat, sector, place, to } = action
  switch (kind) {
    case 'cruiser':
    case 'pick':
    case 'leave':
      return `${kind} ${card}`
    case 'play':
      return `${action.up ? 'p' : 'b'} ${card} ${sector + 1}`
    case 'pass':
    case 'stop':
    case 'ready':
      return kind
    case 'first':
    case 'mark':
      return `${kind} ${HALVES[action.half]}`
    case 'moveHorizontal':
      return `H ${writeSpot(seat, sector, place)} ${arrow(to - sector)}`
    case 'moveFree':
      return `F ${writeSpot(seat, sector, place)} ${to + 1}`
    case 'hitFighter':
      return `G ${writeSector(seat, sector)}`
    case 'shift':
    case 'order':
      return `${kind} ${arrow(to)}`
    default:
      return `${LETTERS[kind]} ${writeSpot(seat, sector, place)}`
  }
}

type Words = readonly string[]
type Meaning = Action | Refusal

/** Upper case, with single spaces: each pattern with what it stands for, or why no table has such a thing. */
const PATTERNS: readonly [RegExp, (words: Words, view: View) => Meaning][] = [
  [/^CRUISER ([A-Z]+)$/, ([id], view) => cruiserIn(kitOf(view.options), id.toLowerCase())],
  [/^PICK (\d+-\d+)$/, ([id], view) => withCard(view, id, 'SF-1.8', () => pickAction(id))],
  [/^STOP$/, () => STOP],
  [/^LEAVE (\d+-\d+)$/, ([id], view) => withCard(view, id, 'SF-1.8', () => leaveAction(id))],
  [/^READY$/, () => READY],
  [
    /^([PB]) (\d+-\d+) (\d+)$/,
    ([how, id, sector], view) =>
      withCard(view, id, 'SF-3.1', () =>
        withSector(sector, 'SF-3.2', (to) => playAction(id, to, how === 'P')),
      ),
  ],
  [/^PASS$/, () => PASS],
  [/^FIRST ([UL])$/, ([half]) => FIRST['UL'.indexOf(half)]],
  [/^MARK ([UL])$/, ([half]) => MARK['UL'.indexOf(half)]],
  [/^H ([SN])(\d+)\.(\d+) ([<>])$/, (words) => withSlot(words, (slot) => sideways(slot, words))],
  [
    /^F ([SN])(\d+)\.(\d+) (\d+)$/,
    (words) => withSlot(words, (slot) => withSector(words[3], 'SF-6.23', (to) => FREES[slot * 5 + to])),
  ],
  [/^([VTRX]) ([SN])(\d+)\.(\d+)$/, ([how, ...at]) => withSlot(at, (slot) => ON_CARDS[how][slot])],
  [
    /^G ([SN])(\d+)$/,
    ([board, sector]) => withSector(sector, 'SF-6.29', (at) => FIGHTER_HITS[zoneNamed(board, at)]),
  ],
  [/^SHIFT ([<=>])$/, ([to]) => SHIFTS[ARROWS.indexOf(to)]],
  [/^ORDER ([<>])$/, ([to]) => ORDERS[to === '>' ? 0 : 1]],
]

const ON_CARDS: Readonly<Record<string, readonly Action[]>> = {
  V: VERTICALS,
  T: PIVOTS,
  R: BARREL_ROLLS,
  X: DESTRUCTIONS,
}

const zoneNamed = (board: string, sector: number): number => sectorOf('SN'.indexOf(board), sector)

const cruiserIn = ({ set }: Kit, id: string): Meaning =>
  set.cruisers.some((cruiser) => cruiser.id === id)
    ? cruiserAction(id)
    : refuse('starfighter.noSuchCruiser', { cruiser: id.slice(0, 30) }, 'SF-1.4')

const withCard = (view: View, id: string, rule: string, meaning: () => Meaning): Meaning =>
  kitOf(view.options).faceOf.has(id)
    ? meaning()
    : refuse('starfighter.noSuchCard', { card: id.slice(0, 30) }, rule)

const withSector = (written: string, rule: string, meaning: (sector: number) => Meaning): Meaning =>
  /^[1-5]$/.test(written)
    ? meaning(Number(written) - 1)
    : refuse('starfighter.noSuchSector', { sector: written.slice(0, 9), n: SECTORS }, rule)

/** `S2.1`: the slot, counted as `slotOf` does. */
const withSlot = ([board, sector, place]: Words, meaning: (slot: number) => Meaning): Meaning =>
  withSector(sector, 'SF-6.5', (at) =>
    /^[0-3]$/.test(place)
      ? meaning(slotOf(zoneNamed(board, at), Number(place)))
      : refuse('starfighter.noSuchSlot', { place: place.slice(0, 9), n: SLOTS - 1 }, 'SF-6.5'),
  )

/** SF-6.21: beyond sectors 1 and 5 there is no neighbour. */
function sideways(slot: number, [, , , side]: Words): Meaning {
  const sector = (slot >> 2) % SECTORS
  const to = side === '<' ? sector - 1 : sector + 1
  if (to >= 0 && to < SECTORS) return HORIZONTALS[slot * SECTORS + to]
  return refuse(
    side === '<' ? 'starfighter.noSectorLeft' : 'starfighter.noSectorRight',
    { sector: sector + 1 },
    'SF-6.21',
  )
}

export function read(view: View, text: string): Action | Refusal {
  const move = text.trim().replace(/\s+/g, ' ')
  for (const [pattern, meaningOf] of PATTERNS) {
    const match = pattern.exec(move.toUpperCase())
    if (!match) continue
    const meaning = meaningOf(match.slice(1), view)
    if (isRefusal(meaning)) return meaning
    return actions(view).includes(meaning) ? meaning : whyNot(view, meaning)
  }
  return refuse('starfighter.notation', { text: move.slice(0, 60) })
}

/** The picks that build an action, one after the other. */
export function parts(action: Action): readonly string[] {
  const { kind, card, seat, sector, place, to } = action
  switch (kind) {
    case 'cruiser':
    case 'pick':
    case 'leave':
      return [card]
    case 'play':
      return [card, action.up ? 'front' : 'back', String(sector + 1)]
    case 'pass':
    case 'stop':
    case 'ready':
      return [kind]
    case 'first':
    case 'mark':
      return [action.half === 0 ? 'upper' : 'lower']
    case 'moveHorizontal':
    case 'moveFree':
      return [writeSpot(seat, sector, place), writeSector(seat, to)]
    case 'hitFighter':
      return [writeSector(seat, sector)]
    case 'shift':
    case 'order':
      return [kind, arrow(to)]
    default:
      return [writeSpot(seat, sector, place)]
  }
}
