import type { Half } from './symbols.ts'

/**
 * How a card lies on its board, in one number: which face is up, whether it is turned, and the markers on
 * fighters and shields of both printed halves. Tables keep one for each slot, so copying a table stays cheap.
 */
export type Lie = number

const BACK = 1
const TURNED = 2
const COUNT = 7
const HITS = 2
const SHIELD_HITS = 8

/** A card as it is played (SF-3.4): never turned. */
export const freshLie = (up: boolean): Lie => (up ? 0 : BACK)

export const isBack = (lie: Lie): boolean => (lie & BACK) !== 0
export const isTurned = (lie: Lie): boolean => (lie & TURNED) !== 0

/** The printed half that lies towards the opponent, and the one towards the owner. */
export const upHalf = (lie: Lie): Half => ((lie & TURNED) >> 1) as Half
export const lowHalf = (lie: Lie): Half => (1 - ((lie & TURNED) >> 1)) as Half

export const hitsOn = (lie: Lie, half: Half): number => (lie >> (HITS + 3 * half)) & COUNT
export const shieldHitsOn = (lie: Lie, half: Half): number => (lie >> (SHIELD_HITS + 3 * half)) & COUNT
export const allHits = (lie: Lie): number => hitsOn(lie, 0) + hitsOn(lie, 1)

export const withHit = (lie: Lie, half: Half): Lie => lie + (1 << (HITS + 3 * half))
export const withShieldHit = (lie: Lie, half: Half): Lie => lie + (1 << (SHIELD_HITS + 3 * half))

const MARKERS_ON = [0, 1].map((half) => (COUNT << (HITS + 3 * half)) | (COUNT << (SHIELD_HITS + 3 * half)))
const ALL_SHIELDS = (COUNT << SHIELD_HITS) | (COUNT << (SHIELD_HITS + 3))

/** SF-5.11: the markers of a half that is hidden now are gone. */
export const withoutMarkers = (lie: Lie, half: Half): Lie => lie & ~MARKERS_ON[half]
export const withoutShieldHits = (lie: Lie): Lie => lie & ~ALL_SHIELDS
export const markersOn = (lie: Lie, half: Half): number => hitsOn(lie, half) + shieldHitsOn(lie, half)

export const turned = (lie: Lie): Lie => lie ^ TURNED
/** SF-6.28: flipped, without its markers, turned or not as before. */
export const flipped = (lie: Lie): Lie => (lie & (BACK | TURNED)) ^ BACK
