// SN-5.6: what an attack would come to, as far as the attacker can know it

import { designOf, placeDesign, unseenDesigns } from '../../reading/cards.ts'
import { candidates, type Figure, partnerIn, rowAt, seatOf } from '../../reading/figures.ts'
import type { Action } from '../../rules/action.ts'
import type { Use } from '../../rules/designs.ts'
import { otherSeat } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'
import { powerOf } from '../figures/values.ts'

/** One summand of a total, and whose it is. */
export interface Part {
  readonly amount: number
  readonly what: 'printed' | 'reinforcement' | 'partner' | 'card' | 'place'
  /** The design that brings it; −1 for a place, and for a figure that is not known. */
  readonly design: number
}

export interface Forecast {
  readonly place: number
  readonly value: number
  readonly card: number
  readonly attacker: Figure
  readonly target: Figure
  readonly own: readonly Part[]
  readonly total: number
  /** Every figure the target can be, with the total it would bring; sorted. */
  readonly foes: readonly { readonly design: number; readonly total: number }[]
  /** What the target has besides its printed value. */
  readonly support: readonly Part[]
  readonly wins: number
  readonly ties: number
  readonly losses: number
  /** A beaten attacker stays (SN-5.9); the collective card of its pair does not (SN-8.6). */
  readonly spared: boolean
  /** Nobody may answer it (SN-5.9, SN-6.6). */
  readonly unanswerable: boolean
  /** Matching defence cards that the attacker has not seen, and that the defender can hold. */
  readonly defences: number
  /** Figures on both sides after a win: own, theirs. */
  readonly after: readonly [number, number]
  /** Its pair, which does not outlive a defeat (SN-8.5, SN-8.6). */
  readonly pair: Figure | null
}

export const attackUse = (view: View, card: number): Use | null =>
  designOf(view, card).uses.find(({ op }) => op === 'attack') ?? null

/** What a figure brings to an attack: the number on its seal. */
export function ownParts(view: View, figure: Figure, use: Use, card: number): readonly Part[] {
  const partner = partnerIn(rowAt(view, figure.seat, figure.place), figure)
  return [
    { amount: designOf(view, figure.face).values[use.value], what: 'printed', design: figure.face },
    ...reinforcementParts(view, figure, use.value),
    ...(partner
      ? [{ amount: powerOf(view, partner, use.value), what: 'partner', design: partner.face } as const]
      : []),
    ...(use.attackBonus > 0 ? [{ amount: use.attackBonus, what: 'card', design: card } as const] : []),
  ]
}

const reinforcementParts = (view: View, { reinforcements }: Figure, value: number): Part[] =>
  reinforcements
    .map(
      ({ design }): Part => ({ amount: designOf(view, design).values[value], what: 'reinforcement', design }),
    )
    .filter(({ amount }) => amount > 0)

/** What stands by a target besides its own value (SN-5.9: some attacks leave support out). */
export function supportOf(view: View, figure: Figure, use: Use): readonly Part[] {
  const row = rowAt(view, figure.seat, figure.place)
  const partner = partnerIn(row, figure)
  const lone = row.length === 1 ? placeDesign(view, figure.place).loneDefenderBonus : 0
  return [
    ...(use.ignoreSupport ? [] : reinforcementParts(view, figure, use.value)),
    ...(partner && !use.ignoreSupport
      ? [{ amount: powerOf(view, partner, use.value), what: 'partner', design: partner.face } as const]
      : []),
    ...(lone > 0 ? [{ amount: lone, what: 'place', design: -1 } as const] : []),
  ]
}

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** The totals a target can bring, least first. */
export function foeTotals(view: View, target: Figure, use: Use): Forecast['foes'] {
  const support = sumOf(supportOf(view, target, use))
  return candidates(view, target)
    .map((design) => ({ design, total: designOf(view, design).values[use.value] + support }))
    .sort((a, b) => a.total - b.total)
}

export function forecastOf(view: View, action: Action): Forecast | null {
  const use = action.kind === 'attack' ? attackUse(view, action.card) : null
  if (!use) return null
  const seat = seatOf(action)
  const foe = otherSeat(seat)
  const row = rowAt(view, seat, action.place)
  const facing = rowAt(view, foe, action.place)
  const attacker = row[action.at]
  const target = facing[action.target]
  const own = ownParts(view, attacker, use, action.card)
  const total = sumOf(own)
  const foes = foeTotals(view, target, use)
  const matching = unseenDesigns(view).filter((design) => designOf(view, design).against & (1 << use.value))
  const known = view.zones[handOf(foe)].cards.filter(
    ({ face }) => face >= 0 && designOf(view, face).against & (1 << use.value),
  )
  return {
    place: action.place,
    value: use.value,
    card: action.card,
    attacker,
    target,
    own,
    total,
    foes,
    support: supportOf(view, target, use),
    wins: foes.filter((each) => each.total < total).length,
    ties: foes.filter((each) => each.total === total).length,
    losses: foes.filter((each) => each.total > total).length,
    spared: use.spareAttacker,
    unanswerable: use.noDefence || view.zones[handOf(foe)].size === 0,
    defences: Math.min(matching.length + known.length, view.zones[handOf(foe)].size),
    after: [row.length, facing.length - 1],
    pair: partnerIn(row, attacker),
  }
}
