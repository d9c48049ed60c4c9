import type { Lesson } from '@sternentisch/grammar'
import { attack } from './attack.ts'
import { defence } from './defence.ts'
import { faceDown } from './face-down.ts'
import { places } from './places.ts'
import { theEnd } from './the-end.ts'
import { together } from './together.ts'
import { travel } from './travel.ts'

export const lessons: readonly Lesson[] = [places, attack, faceDown, defence, together, travel, theEnd]
