import {
  type AnyGame,
  isRefusal,
  type Match,
  type Refusal,
  readLog,
  type Seat,
  type Standing,
  writeLog,
} from '@sternentisch/kernel'
import * as v from 'valibot'
import { refuse } from '../text/refuse.ts'

/** Who plays a seat of a local match. */
export interface Player {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Iterations a bot may think; 0 for a person, unless a bot plays in the person’s place for a while. */
  readonly budget: number
}

/** What a new match takes over from the table before it. */
export type SameTable = Pick<KeptMatch, 'players' | 'handOver'>

/** A match kept on this device: its log and who plays. The log alone rebuilds everything. */
export interface KeptMatch extends Extras {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly log: string
  readonly over: boolean
  /** Milliseconds since 1970 of the last move. */
  readonly changed: number
  /** How often it was stored: whoever builds on an older turn comes too late. */
  readonly turn: number
}

/** Between people at one device: it goes over for every window, or only where there is a choice. */
export type HandOver = 'every' | 'choice'

/** What a local table knows beyond the log. */
export interface Extras {
  readonly handOver?: HandOver | undefined
  /** How many moves each seat has been shown: what came later waits for its player. */
  readonly heard?: readonly number[] | undefined
  /** Moves that had no alternative and were made without asking, by their place in the log. */
  readonly unasked?: readonly number[] | undefined
  /** What each viewer has read and put away, by the names the board gave. */
  readonly away?: Readonly<Record<string, readonly string[]>> | undefined
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Players = v.array(v.object({ kind: v.picklist(['person', 'bot']), name: v.string(), budget: count }))

const Kept = v.object({
  id: v.string(),
  game: v.string(),
  players: v.pipe(Players, v.minLength(1)),
  log: v.string(),
  over: v.boolean(),
  changed: v.number(),
  turn: v.optional(count, 0),
  handOver: v.optional(v.picklist(['every', 'choice'])),
  heard: v.optional(v.array(count)),
  unasked: v.optional(v.array(count)),
  away: v.optional(v.record(v.string(), v.array(v.string()))),
})

/** What lies in the storage does not make a match; what can be rescued of it, and what is wrong. */
export interface Damaged {
  readonly id: string
  readonly refusal: Refusal
  readonly log: string | null
}

export type Stored = KeptMatch | Damaged

export const isDamaged = (stored: Stored): stored is Damaged => 'refusal' in stored

export const damaged = (field: string): Refusal => refuse('table.kept.damaged', { field })

/** Whatever was stored under the name of a match. */
export function readStored(id: string, value: unknown): Stored {
  const read = v.safeParse(Kept, value)
  if (read.success && read.output.id === id) return read.output
  const field = (read.issues && v.getDotPath(read.issues[0])) ?? 'id'
  const rescued = v.safeParse(v.object({ log: v.string() }), value)
  return { id, refusal: damaged(field), log: rescued.success ? rescued.output.log : null }
}

export const personsAt = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []))

/** Who alone plays at this device, and is spoken to; null where nobody does, or several. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const [first, ...others] = personsAt(players)
  return others.length === 0 ? (first ?? null) : null
}

/** A person who has not given up, whoever plays the seat just now. */
export const isStillIn = (
  { kind }: Player,
  { conceded }: Pick<Standing, 'conceded'>,
  seat: number,
): boolean => kind === 'person' && !conceded.some((each) => each === seat)

/** A person who decides; bots play on for those who have given up, and for those who handed their seat to one. */
export const isPlaying = (player: Player, standing: Pick<Standing, 'conceded'>, seat: number): boolean =>
  player.budget === 0 && isStillIn(player, standing, seat)

/** A match as it is kept from now on. It is over for this device once no person plays any more. */
export const keptAs = (
  before: Pick<KeptMatch, 'id' | 'players' | 'turn'>,
  match: Match,
  extras: Extras = {},
): KeptMatch => ({
  ...extras,
  id: before.id,
  game: match.game.id,
  players: before.players,
  log: writeLog(match),
  over: match.result !== null || !before.players.some((player, seat) => isStillIn(player, match, seat)),
  changed: Date.now(),
  turn: before.turn,
})

/** The match that a log leads to, if what is kept with it belongs to it. */
export function reopen(kept: KeptMatch, game: AnyGame): Match | Refusal {
  const match = readLog(kept.log, [game])
  return isRefusal(match) ? match : (whyNotFor(kept, match.seats) ?? match)
}

/** What is kept with a log belongs to a match of as many seats. */
export const whyNotFor = ({ players }: KeptMatch, seats: readonly Seat[]): Refusal | null =>
  players.length === seats.length ? null : damaged('players')
