// §11: moves and events in notation. Boards are S and N, sectors 1 to 5 from South's left, slots 0 to 3.
import { type Refusal, refuse } from '@sternentisch/kernel'
import {
  type Action,
  BARREL_ROLLS,
  cruiserAction,
  DESTRUCTIONS,
  FIGHTER_HITS,
  FIRST,
  FREES,
  HORIZONTALS,
  MARK,
  ORDERS,
  PASS,
  PIVOTS,
  pickAction,
  playAction,
  SHIFTS,
  VERTICALS,
} from './action.ts'
import { actions } from './actions.ts'
import { type Kit, kitOf } from './kit.ts'
import { whyNot } from './refusals.ts'
import { slotOf } from './table.ts'
import type { View } from './view.ts'
import { sectorOf } from './zones.ts'

export const boardLetter = (seat: number): string => 'SN'[seat]
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
      return `${kind} ${card}`
    case 'play':
      return `${action.up ? 'p' : 'b'} ${card} ${sector + 1}`
    case 'pass':
      return 'pass'
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

/** The slot that a word like `S2.1` names, counted as `slotOf` does. */
const slotNamed = ([board, sector, , place]: string): number =>
  slotOf(sectorOf('SN'.indexOf(board), Number(sector) - 1), Number(place))

const onCard =
  (list: readonly Action[]) =>
  ([at]: Words): Action =>
    list[slotNamed(at)]

/** Upper case, with single spaces: each pattern with what it stands for; null for what no table could have. */
const PATTERNS: readonly [RegExp, (words: Words, view: View) => Action | null][] = [
  [/^CRUISER ([A-Z]+)$/, ([id], view) => cruiserIn(kitOf(view.options), id.toLowerCase())],
  [/^PICK (\d-\d+)$/, ([id], view) => (kitOf(view.options).faceOf.has(id) ? pickAction(id) : null)],
  [
    /^([PB]) (\d-\d+) ([1-5])$/,
    ([how, id, sector], view) =>
      kitOf(view.options).faceOf.has(id) ? playAction(id, Number(sector) - 1, how === 'P') : null,
  ],
  [/^PASS$/, () => PASS],
  [/^FIRST ([UL])$/, ([half]) => FIRST['UL'.indexOf(half)]],
  [/^MARK ([UL])$/, ([half]) => MARK['UL'.indexOf(half)]],
  [/^H ([SN][1-5]\.[0-3]) ([<>])$/, ([at, side]) => sideways(slotNamed(at), side === '<' ? -1 : 1)],
  [/^F ([SN][1-5]\.[0-3]) ([1-5])$/, ([at, to]) => FREES[slotNamed(at) * 5 + Number(to) - 1]],
  [/^V ([SN][1-5]\.[0-3])$/, onCard(VERTICALS)],
  [/^T ([SN][1-5]\.[0-3])$/, onCard(PIVOTS)],
  [/^R ([SN][1-5]\.[0-3])$/, onCard(BARREL_ROLLS)],
  [/^X ([SN][1-5]\.[0-3])$/, onCard(DESTRUCTIONS)],
  [/^G ([SN])([1-5])$/, ([board, sector]) => FIGHTER_HITS[sectorOf('SN'.indexOf(board), Number(sector) - 1)]],
  [/^SHIFT ([<=>])$/, ([to]) => SHIFTS[ARROWS.indexOf(to)]],
  [/^ORDER ([<>])$/, ([to]) => ORDERS[to === '>' ? 0 : 1]],
]

const cruiserIn = ({ set }: Kit, id: string): Action | null =>
  set.cruisers.some((cruiser) => cruiser.id === id) ? cruiserAction(id) : null

/** Off the edge of the board there is no sector to name. */
function sideways(slot: number, to: -1 | 1): Action | null {
  const sector = (slot >> 2) % 5
  return sector + to < 0 || sector + to > 4 ? null : HORIZONTALS[slot * 5 + sector + to]
}

export function read(view: View, text: string): Action | Refusal {
  const move = text.trim().replace(/\s+/g, ' ')
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(move.toUpperCase())
    if (!match) continue
    const action = make(match.slice(1), view)
    if (action) return actions(view).includes(action) ? action : whyNot(view, action)
  }
  return refuse('starfighter.notation', { text: move.slice(0, 60) })
}

/** The picks that build an action, one after the other. */
export function parts(action: Action): readonly string[] {
  const { kind, card, seat, sector, place, to } = action
  switch (kind) {
    case 'cruiser':
    case 'pick':
      return [card]
    case 'play':
      return [card, action.up ? 'front' : 'back', String(sector + 1)]
    case 'pass':
      return ['pass']
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
