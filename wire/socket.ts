import { onOneLine, type Refusal, type Result, type Seat, type Viewer } from '@sternentisch/kernel'
import * as v from 'valibot'
import { ActSchema, IdSchema, SeatSchema, WishesSchema } from './act.ts'
import type { Post } from './post.ts'
import type { Colour } from './settings.ts'

export const PHRASES = 6
const line = v.pipe(v.string(), v.transform(onOneLine), v.minLength(1), v.maxLength(300))
/** Free text, or one of the phrases that each game has in its own manner. */
const SpokenSchema = v.variant('say', [
  v.strictObject({ say: v.literal('text'), text: line }),
  v.strictObject({
    say: v.literal('phrase'),
    phrase: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PHRASES - 1)),
  }),
])
export type Spoken = v.InferOutput<typeof SpokenSchema>

/** How far somebody is in a log or a talk, or in a list; no table comes near the largest, and every store can be asked about it. */
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))

/** What a page says over its socket. Whatever has an id is answered, and answered alike if it comes twice. */
export const RequestSchema = v.variant('to', [
  // What is said most is looked for first: every other kind that it is not costs as much as reading it.
  v.strictObject({ to: v.literal('act'), table: IdSchema, id: IdSchema, act: ActSchema }),
  /** Wants everything of a table from this number on, and what comes after. */
  v.strictObject({
    to: v.literal('follow'),
    table: IdSchema,
    from: CountSchema,
    /** The last thing that was said there and heard here. */
    heard: CountSchema,
  }),
  v.strictObject({ to: v.literal('unfollow'), table: IdSchema }),
  v.strictObject({
    to: v.literal('wish'),
    table: IdSchema,
    id: IdSchema,
    seat: SeatSchema,
    wishes: WishesSchema,
  }),
  v.strictObject({ to: v.literal('talk'), table: IdSchema, id: IdSchema, spoken: SpokenSchema }),
  /** Wants to know what one's own seat may do, from this number of the list on: for programs that have no engine. */
  v.strictObject({
    to: v.literal('moves'),
    table: IdSchema,
    id: IdSchema,
    from: CountSchema,
  }),
  v.strictObject({ to: v.literal('ping') }),
])
export type Request = v.InferOutput<typeof RequestSchema>

/** Something said at a table. */
export interface Talk {
  readonly n: number
  readonly at: number
  /** Null where somebody in the audience speaks, whom players hear only after the end. */
  readonly seat: Seat | null
  readonly name: string
  readonly colour: Colour | null
  readonly spoken: Spoken
}

/** What a seat may do, and what it knows. */
export interface Moves {
  /** So many posts led to it. */
  readonly n: number
  readonly seat: Seat
  /** Whether the match waits for this seat; one that it does not wait for may still think again. */
  readonly asked: boolean
  readonly view: unknown
  /** How many moves there are, and those from this number on, in notation: as many as are told at once. */
  readonly total: number
  readonly from: number
  readonly moves: readonly string[]
  readonly result: Result | null
}

/** The code that a socket is closed with once its session has been ended. */
export const SIGNED_OUT = 4001

/** What the server says over a socket. */
export type Message =
  /**
   * To whom the table is shown from now on, in answer to following it, or since somebody sat down; all posts from this number
   * on follow. It is less than what was asked for where the server has less: then everything begins anew.
   */
  | {
      readonly re: 'follow'
      readonly table: string
      readonly viewer: Viewer
      readonly from: number
      readonly now: number
    }
  /** With `more`, the rest of what there is by now follows at once: only with that is this the present. */
  | {
      readonly re: 'posts'
      readonly table: string
      readonly posts: readonly Post[]
      readonly more?: true
    }
  /** What this seat has made ahead and nobody has played yet, whichever device put it there. */
  | { readonly re: 'ahead'; readonly table: string; readonly moves: readonly string[] }
  /** Nothing comes any more: the table is not for these eyes, there is none, or the reader was too slow. */
  | { readonly re: 'gone'; readonly table: string; readonly why: Refusal }
  /** The answer to an act, a wish or something said: stored as this entry, or refused. */
  | { readonly re: 'done'; readonly id: string; readonly n: number | null }
  | { readonly re: 'refused'; readonly id: string | null; readonly why: Refusal }
  | ({ readonly re: 'moves'; readonly table: string; readonly id: string } & Moves)
  /** Who of the players is here, and how many look on. */
  | {
      readonly re: 'presence'
      readonly table: string
      readonly here: readonly Seat[]
      readonly watching: number
    }
  | { readonly re: 'talk'; readonly table: string; readonly talk: readonly Talk[] }
  /** Something changed at a table of this person that is not followed here. */
  | { readonly re: 'stir'; readonly table: string }
  | { readonly re: 'pong'; readonly now: number }
