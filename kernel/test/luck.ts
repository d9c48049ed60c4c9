import { type Random, randomFrom } from '../random.ts'
import { seedFrom } from '../seed.ts'

/** The same luck in every run. */
export const luck = (name = 'scene'): Random => randomFrom(seedFrom(name))
