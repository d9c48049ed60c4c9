import type { Learning } from '@sternentisch/grammar'
import { rulebook } from './rulebook/index.ts'

export const sternenfeuerLearning: Learning = { rulebook, lessons: [] }
