import type { Lesson } from '@sternentisch/grammar'
import { battle } from './battle.ts'
import { chains } from './chains.ts'
import { deployment } from './deployment.ts'
import { intoView } from './into-view.ts'
import { lastRound } from './last-round.ts'
import { round } from './round.ts'
import { skirmish } from './skirmish.ts'

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = [deployment, round, battle, lastRound, intoView, chains, skirmish]
