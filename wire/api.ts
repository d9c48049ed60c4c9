import type { Result, Seat, Viewer } from '@sternentisch/kernel'
import * as v from 'valibot'
import { SeatSchema } from './act.ts'
import type { Notice } from './post.ts'
import { type Colour, ColourSchema, type HashSchema, NameSchema, SettingsSchema } from './settings.ts'

/** Who somebody is at this server. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly colour: Colour
  /** There is a passkey: the same person on other devices. */
  readonly account: boolean
}

/** What lies beside every page as `online.json`: whether a server is behind it, and who one is there. */
export interface Behind {
  readonly online: boolean
  readonly me?: Me | null
  /** The address that passkeys are made for; elsewhere the same server has none. */
  readonly passkeys?: string
  /** Whether people may bring card sets of their own; a server that does not say lets them try. */
  readonly ownCards?: boolean
}

export const IntroductionSchema = v.strictObject({ name: NameSchema, colour: ColourSchema })
export type Introduction = v.InferOutput<typeof IntroductionSchema>

/** A new table, and where whoever opens it sits, with what that seat brings along. */
export const OpeningSchema = v.strictObject({
  settings: SettingsSchema,
  seat: SeatSchema,
  deck: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
})
export type TableOpening = v.InferOutput<typeof OpeningSchema>

export interface Opened {
  readonly table: string
  /** For whoever is told it by word of mouth; it leads to the table until the match begins. */
  readonly code: string
}

/** Signs that nobody takes for one another. */
export const CODE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CodeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((code) => code.toUpperCase().replace(/[\s-]/g, '')),
  v.regex(new RegExp(`^[${CODE_SIGNS}]{6}$`)),
)
export const CardSetSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  file: v.pipe(v.string(), v.maxLength(400_000)),
})
export interface CardSet {
  readonly hash: v.InferOutput<typeof HashSchema>
  readonly game: string
  readonly file: string
}

/** A match with whoever comes along: live, or a move a day. */
export const QuickSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  pace: v.picklist(['live', 'day']),
})
export type QuickWish = v.InferOutput<typeof QuickSchema>

/** So many signs of a recovery code say where to look for it; the others are the secret. */
export const RECOVERY_KEY = 4
export const RecoverySchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.toUpperCase().replace(/[\s–-]/g, '')),
    v.regex(new RegExp(`^[${CODE_SIGNS}]{16}$`)),
  ),
})

/** Where everybody's rating begins. */
export const RATED_BEGINS = 1500
/** Under so many matches a rating says little. */
export const RATED_NEW = 10

/** Where somebody is signed in: a device, or a program that plays in their name. */
export interface Device {
  readonly id: string
  readonly since: number
  /** Whether it is the one that asks. */
  readonly here: boolean
}

/** How strong somebody is in a game: after each rated match, and how uncertain that is. */
export interface RatingNow {
  readonly game: string
  readonly points: readonly number[]
  /** The tables of those matches, in the same order. */
  readonly tables: readonly string[]
  readonly about: number
}

/** What one match did to a rating: what it was before, and after it; null as long as it is not counted. */
export function ratedBy({ points, tables }: RatingNow, table: string): readonly [number, number] | null {
  const at = tables.indexOf(table)
  return at < 0 ? null : [points[at - 1] ?? RATED_BEGINS, points[at]]
}

/** The name under which games know a set that a server keeps: the same on every machine. */
export const setNameOf = (hash: string): string => `set-${hash.slice(0, 16)}`

/** A table in a list: of the lobby, or of one's own. */
export interface Listing {
  readonly notice: Notice
  /** Whose knowledge it is told with. */
  readonly viewer: Viewer
  readonly code: string | null
  /** When something happened last. */
  readonly stirred: number
  readonly moves: number
  readonly deciding: readonly Seat[]
  readonly result: Result | null
  /** When the clock of somebody who decides runs out. */
  readonly runsOut: number | null
}
