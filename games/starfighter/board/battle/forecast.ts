// What the coming battle would do as things stand. Effects that it uncovers and that hit a cruiser are counted;
// those that somebody has to aim may change everything, so it is an estimate.
import type { Seat } from '@sternentisch/kernel'
import { SEATS } from '../../reading/seats.ts'
import { stackOf } from '../../reading/squadrons.ts'
import { firstFacing, lastFacing } from '../../rules/battle.ts'
import { aims } from '../../rules/effects.ts'
import { type Kit, kitOf } from '../../rules/kit.ts'
import {
  allHits,
  hitsOn,
  type Lie,
  lowHalf,
  shieldHitsOn,
  upHalf,
  withHit,
  withShieldHit,
} from '../../rules/lies.ts'
import { type Effect, HIT_ENEMY, HIT_OWN, NO_EFFECT } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'

/** What one side takes in one column. */
export interface Salvo {
  readonly shots: number
  readonly markers: number
  readonly cards: number
  readonly hull: number
  /** Swallowed by a force field. */
  readonly absorbed: number
  /** Effects that come to light as cards fall, in that order. */
  readonly uncovers: readonly Effect[]
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
function strengthOf(view: View, seat: Seat, sector: number): number {
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
  const uncovers: Effect[] = []
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
      const effect = effectOn(kit, stack.at(-1))
      if (effect !== NO_EFFECT) uncovers.push(effect)
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

const effectOn = (kit: Kit, card: Lying | undefined): Effect =>
  card ? kit.effect[card.face * 2 + upHalf(card.lie)] : NO_EFFECT

interface Toll {
  readonly hull: number
  readonly cards: number
  /** Somebody will have to aim an effect: from there on it may go otherwise. */
  readonly open: boolean
}

/** What salvos would cost a seat; effects on the way that hit a cruiser are part of it. */
export function tollOf(columns: readonly Pick<Column, 'salvos'>[], seat: Seat): Toll {
  const salvos = columns.flatMap(({ salvos }) => salvos)
  const own = columns.map(({ salvos }) => salvos[seat])
  const others = columns.map(({ salvos }) => salvos[1 - seat])
  return {
    hull: sum(own, ({ hull }) => hull) + shown(own, HIT_OWN) + shown(others, HIT_ENEMY),
    cards: sum(own, ({ cards }) => cards),
    open: salvos.some(({ uncovers }) => uncovers.some(aims)),
  }
}

const sum = (salvos: readonly Salvo[], of: (salvo: Salvo) => number): number =>
  salvos.reduce((total, salvo) => total + of(salvo), 0)

const shown = (salvos: readonly Salvo[], effect: Effect): number =>
  sum(salvos, ({ uncovers }) => uncovers.filter((each) => each === effect).length)

/** What is still to come of the battle: columns where it has not begun, and what is left of salvos under way. */
export function battleAhead(view: View, begun: readonly number[]): readonly Pick<Column, 'salvos'>[] {
  const underWay = view.pending.filter(({ kind, left }) => kind === 'salvo' && left > 0)
  return [
    ...battleAt(view).filter(({ sectors }) => !begun.includes(sectors[0])),
    ...underWay.map(({ seat, sector, left }) => ({
      salvos: SEATS.map((each) => (each === seat ? salvoOn(view, seat, sector, left) : NO_FIRE)),
    })),
  ]
}

const NO_FIRE: Salvo = { shots: 0, markers: 0, cards: 0, hull: 0, absorbed: 0, uncovers: [] }
