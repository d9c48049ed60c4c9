import type { Lesson } from '@sternentisch/grammar'
import { abilities } from './abilities.ts'
import { extraFleet } from './extra-fleet.ts'
import { firstGame } from './first-game.ts'
import { gaps } from './gaps.ts'
import { shots } from './shots.ts'
import { tactics } from './tactics.ts'
import { winning } from './winning.ts'

/** From the first turn to the full game. */
export const lessons: readonly Lesson[] = [firstGame, shots, gaps, winning, abilities, extraFleet, tactics]
