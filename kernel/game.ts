import type { Cards, Layout } from './cards.ts'
import type { GameEvent, Tell, Told } from './events.ts'
import type { Imagining } from './imagine.ts'
import type { OptionSchema } from './options.ts'
import type { Luck, Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import type { Seat, Viewer } from './seat.ts'
import type { ReactionWindow } from './spare.ts'

/** How a match ended. Several winners share the win. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  /** Ended by the players and not by the rules: one side is left, or all agreed on a draw. Then nothing is scored. */
  readonly by?: 'conceding' | 'agreement'
}

/** Every table says who lies where and what waits; the rest is the game's own. */
export interface AnyTable {
  cards: Cards
  pending: object[]
}

/**
 * A game is a pure, total, deterministic transition system over plain data. Tables are changed in place by
 * `play`; everything else leaves its arguments alone.
 */
export interface Game<
  Table extends AnyTable,
  View,
  Action,
  Options extends object,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string
  /** The version of the rules; it is written into every log. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema<Options>
  /** No action takes more steps than this. */
  readonly budget: number
  /** No match takes more decisions than this. */
  readonly longest: number

  seatsOf(options: Options): number
  /** Who plays together; without this, or where it names none, everybody plays alone. */
  sidesOf?(options: Options): readonly (readonly Seat[])[] | null
  /** Whether the rulebook lets the players agree on a draw. */
  readonly drawByAgreement?: boolean
  deal(options: Options, random: Random, tell?: Tell<Event>): Table
  optionsOf(table: Table): Options
  /** The options of the next match in a series, where they follow from how this one ended; else they stay the same. */
  nextOptions?(table: Table, winners: readonly Seat[]): Options
  /** Who must decide now: several when they decide at the same time, nobody once it is over. */
  deciding(table: Table): readonly Seat[]
  /**
   * Everything the viewer's seat may do, from what that seat knows. A seat that need not decide may still have
   * actions: to think again until the others are ready.
   */
  actions(view: View): readonly Action[]
  /** The window that the viewer's seat has to answer, where this decision is one; `actions` are those of the seat. */
  windowAt?(view: View, actions: readonly Action[]): ReactionWindow<Action> | null
  /**
   * Whether the seat's only answer ends its turn. It is asked all the same while the move before it can be taken back:
   * once others go on, that is too late.
   */
  endsTurn?(view: View): boolean
  /** The same list straight from the table, for speed; a check proves both equal. */
  actionsAt(table: Table, seat: Seat): readonly Action[]
  /** One of that list, where `luck` says which. Only a game with long lists needs it: it can leave out making them. */
  anyAction?(table: Table, seat: Seat, luck: Luck): Action
  /** Legal actions only: whoever takes actions from outside reads them with `read` first. */
  play(table: Table, seat: Seat, action: Action, random: Random, tell?: Tell<Event>): void
  /** Seats that gave up may be named where more than two sides play: they cannot win, whatever they scored. */
  result(table: Table, gaveUp?: readonly Seat[]): Result | null

  layout(table: Table): Layout
  /** Given what the same viewer saw before, it may share whatever still looks the same. */
  view(table: Table, viewer: Viewer, before?: View): View
  /** Some table that fits the view: a bot's only way to a table. */
  imagine(view: View, random: Random): Table
  /** The same for many tables: what the view leaves open is worked out once. Older engines have only the one above. */
  imagining?(view: View): Imagining<Table>
  copy(table: Table): Table
  /** The same into a table of the same match, which is used again. */
  copyInto?(table: Table, into: Table): void

  /** Move notation: what the log, the wire and the terminal carry. */
  write(action: Action): string
  /** An action only if it is legal now for the viewer's seat, else the rule that forbids it. */
  read(view: View, text: string): Action | Refusal
  /** The picks an action is built from, in order; clients and tree searches narrow the list pick by pick. */
  parts(action: Action): readonly string[]
  /** Picks that are never understood from the others: throwing a card away is not what is left when it cannot be played. */
  readonly outright?: readonly string[]
  /** An event in notation, as told to one viewer; null if it is not worth a word. */
  writeEvent(event: Told<Event>): string | null

  /** The table as a person would write it down, and back: only consistent tables are laid. */
  setup(table: Table): unknown
  lay(setup: unknown): Table | Refusal
}

/** Code that works on any game sees no more of it than the contract. */
export type AnyGame = Game<AnyTable, unknown, unknown, object, GameEvent>
