import { EFFECT_IDS } from '../cards/index.ts'

/** Effects are numbered from 1 in the order of the card file's vocabulary; 0 is no effect. */
export type Effect = number

export const NO_EFFECT = 0
export const DRAW = 1
export const HORIZONTAL = 2
export const VERTICAL = 3
export const FREE = 4
export const PIVOT = 5
export const DESTROY = 6
export const HIT_ENEMY = 7
export const HIT_OWN = 8
export const BARREL_ROLL = 9
export const HIT_FIGHTER = 10

export type EffectId = (typeof EFFECT_IDS)[number]

/** Effect → its name in card files and texts. */
export const EFFECTS: readonly (EffectId | 'none')[] = ['none', ...EFFECT_IDS]

export const effectNamed = (id: EffectId | undefined): Effect =>
  id === undefined ? NO_EFFECT : EFFECTS.indexOf(id)

/** The printed halves of a face. */
export type Half = 0 | 1
export const UPPER: Half = 0
export const LOWER: Half = 1

export const SECTORS = 5
/** No sector of any cruiser has more slots. */
export const SLOTS = 4
