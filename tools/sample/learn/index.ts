import type { Learning } from '@sternentisch/grammar'
import { lessons } from './lessons/index.ts'
import { rulebook } from './rulebook/index.ts'

export const sampleLearning: Learning = { rulebook, lessons }
