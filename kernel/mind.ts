import type { Features, Weights } from './fitted.ts'
import type { AnyTable } from './game.ts'
import type { Draws } from './random.ts'
import type { Seat } from './seat.ts'

/** Something that can be counted on a table and told to people: `<game>.fact.<name>` says it. */
export interface Fact<Table extends AnyTable = AnyTable> {
  readonly name: string
  /** The seat would rather have few of it: it is the other side's. */
  readonly few?: true
  count(table: Table, seat: Seat): number
}

/**
 * What a bot needs to know of a game beyond its rules. It is asked about imagined tables and about views only:
 * no bot ever holds a real table.
 */
export interface Mind<Table extends AnyTable = AnyTable, View = unknown, Action = unknown> {
  /**
   * Each seat's chance to win from here, 0 to 1, by a rough look; they need not add up to 1. Asked at the end of every play-out:
   * the next answer may be written over this one.
   */
  evaluate(table: Table): readonly number[]
  /**
   * The same right after a move, for those who look no further: there an evaluation that was fitted to how strong players go on may think
   * more of cards that are kept than of what they do.
   */
  atOnce?(table: Table): readonly number[]
  /** What the evaluation counts, where its weights were fitted. */
  readonly features?: Features<Table>
  readonly weights?: Weights
  /** The actions worth thinking about, where there are too many to try them all. */
  propose(view: View, actions: readonly Action[], draws: Draws): readonly Action[]
  /** How many moves a play-out takes before it is cut off and evaluated. */
  readonly horizon: number
  /** The same below a tree, which has looked at some moves already; without it, as many. */
  readonly depth?: number
  /** The same where it hangs on the table, and is the same all through a match. */
  depthIn?(table: Table): number
  /**
   * The same for whoever ponders longest and weighs each of these moves; none where that was not found to be stronger than ever
   * more tries that end sooner.
   */
  pondered?(table: Table): number
  /**
   * What everybody else sees of a move of which something stays hidden, the same value for all that look the same;
   * null or none: they see all of it.
   */
  seen?(action: Action): unknown
  /** A decision that a tree does not look into beyond its own: it has too many ways, and nobody else sees which. */
  isApart?(table: Table): boolean
  /**
   * Where a look tells hardly more than a person could who has not played yet, such as ships before the first card: a move that promises
   * so much less than the best is taken about a third as often, so that nobody meets the same one every time.
   */
  varies?(action: Action): number
  /** By what people see that one move is better than another, most telling first. */
  readonly facts?: readonly Fact<Table>[]
}
