import { onOneLine } from '@sternentisch/kernel'
import * as v from 'valibot'

/** Names are chosen freely; what a line of a log cannot hold is folded to spaces. */
export const NameSchema = v.pipe(v.string(), v.transform(onOneLine), v.minLength(1), v.maxLength(24))

/** A person is a star: of this colour, and with so many points. */
export const COLOURS = ['gold', 'blue', 'coral', 'mint', 'violet', 'rose', 'lime', 'sky'] as const
export const ColourSchema = v.picklist(COLOURS)
export type Colour = v.InferOutput<typeof ColourSchema>

const minutes = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most * 60_000))
const DAY = 24 * 60

/** Milliseconds: for the whole match and a bit more with every decision, or anew for every decision. */
export const ClockSchema = v.variant('per', [
  v.strictObject({
    per: v.literal('match'),
    time: v.pipe(minutes(DAY), v.minValue(30_000)),
    more: minutes(10),
  }),
  v.strictObject({ per: v.literal('move'), time: v.pipe(minutes(14 * DAY), v.minValue(10_000)) }),
])
export type Clock = v.InferOutput<typeof ClockSchema>

/** How strong a bot is: its place among the levels, from the gentlest on. */
const LevelSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

const ChairSchema = v.variant('for', [
  v.strictObject({ for: v.literal('person') }),
  v.strictObject({ for: v.literal('bot'), level: LevelSchema }),
])
export type Chair = v.InferOutput<typeof ChairSchema>

export const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What whoever opens a table chooses. Decks are no part of it: they are brought along, unseen. */
export const SettingsSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(2000)), v.boolean(), v.number()]),
  ),
  /** A card set of one's own, as the server keeps it. */
  cards: v.nullable(HashSchema),
  chairs: v.pipe(v.array(ChairSchema), v.minLength(2), v.maxLength(4)),
  clock: v.nullable(ClockSchema),
  /** Who may look on: nobody, anyone with the link, or those some minutes late. */
  watch: v.picklist(['nobody', 'link', 'late']),
  /** What becomes of a seat whose time has run out. */
  late: v.picklist(['lose', 'bot']),
  /** Whether it stands in the lobby. */
  listed: v.boolean(),
  rated: v.boolean(),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

/** How much later those see the table who look on late. */
export const LATE = 3 * 60_000
