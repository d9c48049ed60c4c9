import * as v from 'valibot'

export const SeatSchema = v.picklist([0, 1, 2, 3])
const ID = /^[\w-]{1,40}$/
export const IdSchema = v.pipe(v.string(), v.regex(ID))
/** Whether anything at all can be called so: an address may hold whatever somebody typed. */
export const isId = (text: string): boolean => ID.test(text)
const moves = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** A move in notation, or a list of cards. */
const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** When somebody wants to be asked, and what to answer otherwise: kept with the seat, and nobody else's business. */
export const WishesSchema = v.strictObject({
  asking: v.strictObject({
    when: v.picklist(['always', 'able', 'only']),
    at: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40)),
  }),
  /** Moves made ahead: each is played when it is one's turn, as long as it can be. Without this they stay as they are. */
  ahead: v.optional(v.pipe(v.array(notation), v.maxLength(20))),
})
export type SeatWishes = v.InferOutput<typeof WishesSchema>

/** What somebody at a table can do. Each leads to one entry in its log, or is refused. */
export const ActSchema = v.variant('do', [
  /** A move of the game, or a matter of the match: giving up, offering a draw, agreeing to one. What is done most stands first. */
  v.strictObject({ do: v.literal('move'), text: notation }),
  /** Sits down here, or on any chair that is free; with a deck where the table asks for one. */
  v.strictObject({ do: v.literal('sit'), seat: v.nullable(SeatSchema), deck: v.nullable(notation) }),
  /** Before the match has begun. */
  v.strictObject({ do: v.literal('stand') }),
  /** Whoever opened the table puts it away before the match has begun. */
  v.strictObject({ do: v.literal('close') }),
  /** Takes back by right. */
  v.strictObject({ do: v.literal('undo'), moves }),
  /**
   * Asks everybody for leave to take back; an answer to that, or to an offer of a draw. `again`: one's own wish no longer holds.
   * `after` and `to` say what was meant: so many moves had been made, and that post asked. If it is not so any more, it is refused.
   */
  v.strictObject({ do: v.literal('ask'), moves, after: v.optional(count) }),
  v.strictObject({ do: v.literal('grant'), to: v.optional(count) }),
  v.strictObject({ do: v.literal('decline'), what: v.picklist(['undo', 'draw', 'again']) }),
  /** A bot plays on for this seat, until its holder is back. */
  v.strictObject({ do: v.literal('leave') }),
  v.strictObject({ do: v.literal('return') }),
  /** Wants to play the same again; once all do, the next table opens. */
  v.strictObject({ do: v.literal('again') }),
])
export type Act = v.InferOutput<typeof ActSchema>
