// SF-4 Battle: shift and order; SF-5.1, SF-5.2: engagements
import type { Seat } from '@sternentisch/kernel'
import { salvoHit } from './damage.ts'
import { endRound } from './end.ts'
import { type Kit, kitOf } from './kit.ts'
import { hitsOn, isBack, type Lie, lowHalf, upHalf } from './lies.ts'
import { type Frame, frame, type Playing, slotOf } from './table.ts'
import type { View } from './view.ts'
import { sectorOf } from './zones.ts'

/** SF-4.2: at least two sectors go on facing each other. */
export const WIDEST_OFFSET = 3

/** SF-4.2: which of South's sectors face one of North's. */
export const firstFacing = (offset: number): number => Math.max(0, offset)
export const lastFacing = (offset: number): number => Math.min(4, 4 + offset)

/** SF-4.3: what a shift of one's own board does to the offset. */
export const offsetAfter = (offset: number, seat: Seat, to: number): number =>
  offset + (seat === 0 ? -to : to)

export const mayShift = (offset: number, seat: Seat, to: number): boolean =>
  Math.abs(offsetAfter(offset, seat, to)) <= WIDEST_OFFSET

export function advanceBattle(playing: Playing, battle: Frame): boolean {
  if (battle.step === 'shift') return true
  if (battle.step === 'order') {
    if (someoneFights(playing)) return true
    endBattle(playing)
  } else runNext(playing, battle)
  return false
}

/** SF-4.1 */
export function shift({ table, tell }: Playing, battle: Frame, to: number): void {
  table.offset = offsetAfter(table.offset, battle.seat, to)
  battle.step = 'order'
  tell?.({ kind: 'shifted', seat: battle.seat, to, offset: table.offset })
}

/** SF-4.4 */
export function order({ table, tell }: Playing, battle: Frame, to: number): void {
  battle.step = 'run'
  battle.left = to
  battle.sector = to > 0 ? firstFacing(table.offset) : lastFacing(table.offset)
  tell?.({ kind: 'ordered', seat: battle.seat, to })
}

function someoneFights(playing: Playing): boolean {
  const { offset } = playing.table
  for (let south = firstFacing(offset); south <= lastFacing(offset); south++) {
    if (attackOf(playing, sectorOf(0, south)) + attackOf(playing, sectorOf(1, south - offset)) > 0)
      return true
  }
  return false
}

/** SF-5.1, SF-5.2: both salvos are fixed; the initiative holder takes theirs first. */
function runNext(playing: Playing, battle: Frame): void {
  const { table, tell } = playing
  const { offset, initiative, pending } = table
  const south = battle.sector
  if (south < firstFacing(offset) || south > lastFacing(offset)) {
    endBattle(playing)
    return
  }
  battle.sector += battle.left
  const north = south - offset
  const onSouth = attackOf(playing, sectorOf(1, north))
  const onNorth = attackOf(playing, sectorOf(0, south))
  if (onSouth + onNorth === 0) return
  tell?.({ kind: 'engagement', south, north, salvos: [onSouth, onNorth] })
  // The last frame comes first.
  if (initiative === 1 && onSouth > 0) pending.push(frame('salvo', 0, '', south, onSouth))
  if (onNorth > 0) pending.push(frame('salvo', 1, '', north, onNorth))
  if (initiative === 0 && onSouth > 0) pending.push(frame('salvo', 0, '', south, onSouth))
}

function endBattle(playing: Playing): void {
  playing.table.pending.pop()
  endRound(playing)
}

/** SF-V3: the visible undamaged fighters of a sector. */
export function attackOf({ table, cards, kit }: Omit<Playing, 'random' | 'tell'>, zone: number): number {
  const stack = cards.zones[zone]
  const top = stack.length - 1
  let attack = 0
  for (let place = 0; place <= top; place++)
    attack += strengthOf(kit, table.lies[slotOf(zone, place)], kit.layout.face[stack[place]], place === top)
  return attack
}

/** The same from a view: all backs shoot alike, so nobody needs to know what is under them. */
export const attackSeen = (view: View, zone: number): number =>
  view.zones[zone].cards.reduce((attack, { face }, place, { length }) => {
    const lie = view.lies[slotOf(zone, place)]
    return attack + strengthOf(kitOf(view.options), lie, face, place === length - 1)
  }, 0)

function strengthOf(kit: Kit, lie: Lie, front: number, onTop: boolean): number {
  const face = isBack(lie) ? kit.back : front
  const low = lowHalf(lie)
  const below = kit.fighters[face * 2 + low] - hitsOn(lie, low)
  if (!onTop) return below
  const up = upHalf(lie)
  return below + kit.fighters[face * 2 + up] - hitsOn(lie, up)
}

/** SF-5.3, SF-5.7: one damage after the other, to whatever is on top then. */
export function advanceSalvo(playing: Playing, salvo: Frame): boolean {
  const { table, cards, tell } = playing
  const { seat, sector, left } = salvo
  table.chain = 0
  const zone = sectorOf(seat, sector)
  if (left === 0) {
    table.pending.pop()
  } else if (cards.zones[zone].length === 0) {
    table.pending.pop()
    table.hull[seat] -= left
    table.acted = true
    tell?.({ kind: 'hull', seat, lost: left, hull: table.hull[seat], by: 'damage', sector })
  } else {
    salvo.left--
    salvoHit(playing, salvo, zone)
  }
  return false
}
