// What is printed on a card, and what lies on it
import { UNKNOWN } from '@sternentisch/kernel'
import type { Kit } from '../rules/kit.ts'
import { hitsOn, type Lie, lowHalf, shieldHitsOn, upHalf } from '../rules/lies.ts'
import { type Half, NO_EFFECT } from '../rules/symbols.ts'
import { type CardSymbol, effectId } from './symbols.ts'

/** What is printed in a half of a face, and what lies on it. */
export interface HalfShown {
  readonly half: Half
  readonly fighters: number
  readonly hits: number
  readonly symbol: CardSymbol | null
  readonly shieldHits: number
}

function halfShown(kit: Kit, face: number, lie: Lie, half: Half): HalfShown {
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
