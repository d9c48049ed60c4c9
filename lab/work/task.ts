import type { Watched } from '../balance/watch.ts'
import type { MatchTask, Played } from '../match/play.ts'
import type { Found, PuzzleTask } from '../puzzles/find.ts'
import type { Sampled, SampleTask } from '../train/sample.ts'

/** What a thread of the lab can be asked to do. Both sides are plain data, and the same task has the same outcome on every machine. */
export type Task =
  | { readonly kind: 'match'; readonly match: MatchTask }
  | { readonly kind: 'watch'; readonly match: MatchTask }
  | { readonly kind: 'sample'; readonly sample: SampleTask }
  | { readonly kind: 'puzzles'; readonly search: PuzzleTask }

export type Outcome = Found | Played | Sampled | Watched

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
