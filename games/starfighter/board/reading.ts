// What a board needs to know of a view, in the words of the game
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { type Kit, kitOf, type Ship } from '../rules/kit.ts'
import { hitsOn, isBack, isTurned, type Lie, lowHalf, shieldHitsOn, upHalf } from '../rules/lies.ts'
import { type Half, NO_EFFECT } from '../rules/symbols.ts'
import { slotOf } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { sectorOf } from '../rules/zones.ts'
import { effectId } from '../terminal/words.ts'
import type { CardSymbol } from './art/pictograms.tsx'

export const SECTOR_LIST = [0, 1, 2, 3, 4] as const
export const SEATS: readonly Seat[] = [0, 1]

/** Who sits at the lower edge of the screen: the viewer, else South. */
export const nearSeat = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0)
export const isSeated = (view: View): view is View & { viewer: Seat } => typeof view.viewer === 'number'

/** What is drawn in a sector: whose, which, and whether it lies below. */
export interface InSector {
  readonly seat: Seat
  readonly sector: number
  readonly near: boolean
}

/** A card in play as the viewer sees it. */
export interface Squadron {
  readonly seat: Seat
  readonly sector: number
  readonly place: number
  readonly handle: number
  /** The face that is up: a front, or the kit's back. */
  readonly face: number
  /** The front, if the viewer knows it. */
  readonly front: number
  readonly lie: Lie
  readonly onTop: boolean
}

export function stackOf(view: View, seat: Seat, sector: number): Squadron[] {
  const kit = kitOf(view.options)
  const zone = sectorOf(seat, sector)
  const { cards } = view.zones[zone]
  return cards.map(({ face, handle }, place) => {
    const lie = view.lies[slotOf(zone, place)]
    return {
      seat,
      sector,
      place,
      handle,
      face: isBack(lie) ? kit.back : face,
      front: face,
      lie,
      onTop: place === cards.length - 1,
    }
  })
}

/** The card with this handle, if it is in play. */
export function squadronWith(view: View, handle: number): Squadron | null {
  for (let zone = 0; zone < 10; zone++) {
    const place = view.zones[zone].cards.findIndex((card) => card.handle === handle)
    if (place >= 0) return stackOf(view, zone < 5 ? 0 : 1, zone % 5)[place]
  }
  return null
}

/** What is printed in a half of a face, and what lies on it. */
export interface HalfShown {
  readonly half: Half
  readonly fighters: number
  readonly hits: number
  readonly symbol: CardSymbol | null
  readonly shieldHits: number
}

export function halfShown(kit: Kit, face: number, lie: Lie, half: Half): HalfShown {
  return {
    half,
    fighters: kit.fighters[face * 2 + half],
    hits: hitsOn(lie, half),
    symbol: symbolIn(kit, face, half),
    shieldHits: shieldHitsOn(lie, half),
  }
}

/** The half towards the opponent, then the one towards the owner. */
export const halvesOf = (kit: Kit, face: number, lie: Lie): readonly [HalfShown, HalfShown] => [
  halfShown(kit, face, lie, upHalf(lie)),
  halfShown(kit, face, lie, lowHalf(lie)),
]

export function symbolIn(kit: Kit, face: number, half: Half): CardSymbol | null {
  const effect = kit.effect[face * 2 + half]
  if (effect !== NO_EFFECT) return effectId(effect)
  const shields = kit.shields[face * 2 + half]
  if (shields > 0) return `shields${shields as 2 | 3 | 4}`
  const { upper, lower } = face === kit.back ? kit.set.back : kit.set.cards[face]
  return (half === 0 ? upper : lower).forceField ? 'forceField' : null
}

/** The number that tells the wing; backs all fly alike. */
export const numberOf = (kit: Kit, face: number): number =>
  face === kit.back || face === UNKNOWN ? 3 : kit.set.cards[face].number

export const idOf = (kit: Kit, face: number): string => kit.set.cards[face]?.id ?? ''
export const callSign = (kit: Kit, face: number): string => kit.set.cards[face]?.name ?? ''

/** Null as long as the cruiser is not chosen, or not shown. */
export const shipOf = (view: View, seat: Seat): Ship | null =>
  kitOf(view.options).ships[view.cruisers[seat]] ?? null

export const turnedRound = isTurned

/** Columns from the left of the screen. Whoever sits below sees the table from their side. */
export function columnOf(view: View, seat: Seat, sector: number, offset = view.offset): number {
  const column = sector + (seat === 1 ? offset : 0) - Math.min(0, offset)
  return nearSeat(view) === 1 ? columnsOf(offset) - 1 - column : column
}

export const columnsOf = (offset: number): number => 5 + Math.abs(offset)

/** A direction of the common frame as it is on this screen, and back. */
export const onScreen = (view: View, to: number): number => (nearSeat(view) === 1 ? 0 - to : to)

/** The sector that faces this one; −1 for none. */
export function facing(offset: number, seat: Seat, sector: number): number {
  const other = seat === 0 ? sector - offset : sector + offset
  return other >= 0 && other <= 4 ? other : -1
}

export type Phase = 'setup' | 'supply' | 'deployment' | 'battle' | 'over'

export function phaseOf(view: View): Phase {
  if (view.result) return 'over'
  const kind = view.pending[0]?.kind
  if (kind === 'battle' || kind === 'deployment') return kind
  if (kind || SEATS.some((seat) => shipOf(view, seat) === null)) return 'setup'
  // Nothing is pending between two rounds: the battle ends as long as both have passed.
  return view.passed === 0 ? 'supply' : 'battle'
}
