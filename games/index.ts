import type { Box } from '@sternentisch/grammar'
import { box as spacetrace } from './spacetrace/box/index.ts'
import { box as starfighter } from './starfighter/box/index.ts'
import { box as stellar } from './stellar/box/index.ts'
import { box as sternenfeuer } from './sternenfeuer/box/index.ts'

/** Every game of the house, as Home shows them. One more game is one more folder, and its box here. */
export const boxes: readonly Box[] = [starfighter, sternenfeuer, stellar, spacetrace]

/** The same as lists have them: what is soonest learnt comes first. */
export const lightestFirst: readonly Box[] = [...boxes].sort((a, b) => a.weight - b.weight)
