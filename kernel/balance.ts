import type { AnyTable } from './game.ts'
import type { Seat } from './seat.ts'

/**
 * What the lab has to know of a game to say whether it is fair. All but the counting is data (`balance.json` in the game's folder). Patterns
 * are regular expressions for moves in notation.
 */
export interface Balance<Table extends AnyTable = AnyTable> {
  /** Who began. */
  starterOf(table: Table): Seat
  /** How long a match was, in the unit that its specification counts in; without this, moves are counted. */
  lengthOf?(table: Table): number
  /** What each seat has, as far as the specification counts it to say who is ahead; without this, the evaluation is asked. */
  standing?(table: Table): readonly number[]
  /** What a card is called that a seat holds; null if it is of no interest. */
  nameOf(table: Table, card: number): string | null
  readonly file: BalanceFile
}

export interface BalanceFile {
  /** What lengths are counted in: a key of the lab's words. */
  readonly unit: 'rounds' | 'turns' | 'moves'
  /** A move in which a card does something; `{card}` stands for its name. Who may not make such moves holds a blank card. */
  readonly use: string
  /** Players who never do something. */
  readonly never: Readonly<Record<string, string>>
  /** Players who do something whenever they can. */
  readonly always: Readonly<Record<string, string>>
  /** Ways to play that are compared with one another, by mode. */
  readonly archetypes: Readonly<Record<string, Readonly<Record<string, Archetype>>>>
  readonly targets: readonly Target[]
}

/** Something that is chosen before or at the beginning: a cruiser, a deck, a kind of fleet. */
export interface Archetype {
  /** Chosen whenever it can be. */
  readonly always?: string
  /** Or by an option, one for each seat. */
  readonly options?: readonly string[]
}

/** What the specification wants of a figure. */
export interface Target {
  /** Which figure; `never.<name>`, `pairing` and `field` (of archetypes) are among them. */
  readonly figure: string
  /** Only in these modes. */
  readonly modes?: readonly string[]
  readonly low?: number
  readonly high?: number
}
