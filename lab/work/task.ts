import type { MatchTask, Played } from '../match/play.ts'

/** What a thread of the lab can be asked to do. Both sides are plain data, and the same task has the same outcome on every machine. */
export type Task = { readonly kind: 'match'; readonly match: MatchTask }

export type Outcome = Played

/** A card file that somebody brought along: threads need it, too. */
export interface Brought {
  readonly game: string
  readonly name: string
  readonly file: unknown
}

/** How a thread knows what it is there for. */
export interface Role {
  readonly role: typeof LAB_ROLE
  readonly brought: readonly Brought[]
}
export const LAB_ROLE = 'sternentisch lab'
