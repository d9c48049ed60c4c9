import type { Lesson } from '@sternentisch/grammar'
import { abilities } from './abilities.ts'
import { battles } from './battles.ts'
import { fleet } from './fleet.ts'
import { hiddenAndOpen } from './hidden-and-open.ts'
import { sectors } from './sectors.ts'
import { shields } from './shields.ts'

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = [sectors, hiddenAndOpen, abilities, battles, shields, fleet]
