// What the coming battle would do as things stand; effects that it uncovers may change that, so it is an estimate.
import type { Seat } from '@sternentisch/kernel'
import { firstFacing, lastFacing } from '../rules/battle.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import {
  allHits,
  hitsOn,
  type Lie,
  lowHalf,
  shieldHitsOn,
  upHalf,
  withHit,
  withShieldHit,
} from '../rules/lies.ts'
import { EFFECTS, NO_EFFECT } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import type { CardSymbol } from './art/pictograms.tsx'
import { SEATS, stackOf } from './reading.ts'

/** What one side takes in one column. */
export interface Salvo {
  readonly shots: number
  readonly markers: number
  readonly cards: number
  readonly hull: number
  /** Swallowed by a force field. */
  readonly absorbed: number
  /** The first effect that comes to light. */
  readonly uncovers: CardSymbol | null
}

export interface Column {
  /** Sectors, by seat. */
  readonly sectors: readonly number[]
  /** What South takes, what North takes. */
  readonly salvos: readonly Salvo[]
}

interface Lying {
  readonly face: number
  readonly lie: Lie
}

export function battleAt(view: View, offset = view.offset): readonly Column[] {
  const columns: Column[] = []
  if (view.cruisers.some((cruiser) => cruiser < 0)) return columns
  for (let south = firstFacing(offset); south <= lastFacing(offset); south++) {
    const sectors = [south, south - offset]
    const shots = SEATS.map((seat) => strengthOf(view, seat, sectors[seat]))
    const salvos = SEATS.map((seat) => salvoOn(view, seat, sectors[seat], shots[1 - seat]))
    columns.push({ sectors, salvos })
  }
  return columns
}

/** SF-V3: the visible undamaged fighters of a sector. */
export function strengthOf(view: View, seat: Seat, sector: number): number {
  const kit = kitOf(view.options)
  return stackOf(view, seat, sector).reduce((sum, { face, lie, onTop }) => {
    const up = onTop ? left(kit, face, lie, upHalf(lie)) : 0
    return sum + left(kit, face, lie, lowHalf(lie)) + up
  }, 0)
}

const left = (kit: Kit, face: number, lie: Lie, half: 0 | 1): number =>
  kit.fighters[face * 2 + half] - hitsOn(lie, half)

function salvoOn(view: View, seat: Seat, sector: number, shots: number): Salvo {
  const kit = kitOf(view.options)
  const stack: Lying[] = stackOf(view, seat, sector).map(({ face, lie }) => ({ face, lie }))
  let [markers, cards, hull, absorbed] = [0, 0, 0, 0]
  let uncovers: CardSymbol | null = null
  for (let rest = shots; rest > 0; rest--) {
    const top = stack.pop()
    if (!top) {
      hull = rest
      break
    }
    const lie = hit(kit, top)
    markers++
    if (allHits(lie) < kit.total[top.face]) stack.push({ face: top.face, lie })
    else {
      cards++
      uncovers ??= effectOn(kit, stack.at(-1))
    }
    const survives = allHits(lie) < kit.total[top.face]
    if (kit.forceField[top.face] && (survives || view.options.forceFieldLastFighter === 'absorb')) {
      absorbed = rest - 1
      break
    }
  }
  return { shots, markers, cards, hull, absorbed, uncovers }
}

/** SF-5.4: on a free shield, else on a fighter, those towards the opponent first. */
function hit(kit: Kit, { face, lie }: Lying): Lie {
  const halves = [upHalf(lie), lowHalf(lie)]
  const shield = halves.find((half) => kit.shields[face * 2 + half] > shieldHitsOn(lie, half))
  if (shield !== undefined) return withShieldHit(lie, shield)
  const [up, low] = halves
  return withHit(lie, kit.fighters[face * 2 + up] > hitsOn(lie, up) ? up : low)
}

function effectOn(kit: Kit, card: Lying | undefined): CardSymbol | null {
  if (!card) return null
  const effect = kit.effect[card.face * 2 + upHalf(card.lie)]
  return effect === NO_EFFECT ? null : (EFFECTS[effect] as CardSymbol)
}

export interface Toll {
  readonly hull: number
  readonly cards: number
}

/** What a whole battle would cost a seat. */
export const tollOf = (columns: readonly Column[], seat: Seat): Toll => ({
  hull: columns.reduce((sum, { salvos }) => sum + salvos[seat].hull, 0),
  cards: columns.reduce((sum, { salvos }) => sum + salvos[seat].cards, 0),
})
