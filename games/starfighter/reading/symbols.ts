import { EFFECT_IDS } from '../cards/index.ts'
import type { Effect, EffectId } from '../rules/symbols.ts'

/** Whatever can be printed in a half of a card but fighters. */
export const SYMBOLS = [...EFFECT_IDS, 'shields2', 'shields3', 'shields4', 'forceField'] as const
export type CardSymbol = (typeof SYMBOLS)[number]

/** As card files and messages call it. */
export const effectId = (effect: Effect): EffectId => EFFECT_IDS[effect - 1]
