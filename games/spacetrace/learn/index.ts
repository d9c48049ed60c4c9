import type { Learning } from '@sternentisch/grammar'
import { rulebook } from './rulebook/index.ts'

export const spacetraceLearning: Learning = { rulebook, lessons: [] }
