import { COLOURS, type Introduction, IntroductionSchema } from '@sternentisch/wire'
import * as v from 'valibot'
import { readSmallJson, writeSmall } from '../storage/small.ts'

/** Bots are called after moons; whoever has no name yet is called after somebody who looked at them. */
const ASTRONOMERS = ['Vera', 'Tycho', 'Caroline', 'Kepler', 'Annie', 'Huygens', 'Jocelyn', 'Hypatia']

const KEY = 'sternentisch.name'

const someOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]

/** What somebody was called here last, or could be called: it stays the same until they say otherwise. */
export function suggestedName(): Introduction {
  const kept = v.safeParse(IntroductionSchema, readSmallJson(KEY))
  if (kept.success) return kept.output
  const made = { name: someOf(ASTRONOMERS), colour: someOf(COLOURS) }
  keepName(made)
  return made
}

export const keepName = (introduction: Introduction): void => writeSmall(KEY, JSON.stringify(introduction))
