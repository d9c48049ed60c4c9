import * as v from 'valibot'
import type { Played } from '../match/play.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const schema = v.strictObject({
  winners: v.array(v.picklist([0, 1, 2, 3])),
  scores: v.array(v.number()),
  moves: whole,
})

/** Whether something that was read is the outcome of a match. */
export const isPlayed = (outcome: unknown): outcome is Played => v.is(schema, outcome)
