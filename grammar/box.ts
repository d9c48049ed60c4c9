import type { AnyGame, Balance, Catalogues, Mind, PuzzleBook, Refusal } from '@sternentisch/kernel'
import type { Fault } from '@sternentisch/kernel/card-file'
import type { GameTerminal } from '@sternentisch/kernel/terminal'
import type { ComponentType } from 'react'
import type { GameBoard, InLangs } from './board.ts'
import type { Collection } from './collection.ts'
import type { DeckBuilding } from './decks.ts'
import type { CardEditing } from './editing.ts'
import type { Learning } from './learn.ts'
import type { Gallery } from './pictured.ts'
import type { GamePrint } from './print/contract.ts'

/**
 * The box of a game: what stands on its lid, and how to fetch what lies in it. Shelf, Home, New table, lessons,
 * rulebook, gallery, bots, terminal and referee take everything from here; nothing else names a game. The lid is part
 * of every page, so a box imports nothing at once but its `box.css`.
 */
export interface Box {
  readonly id: string
  /** As Home writes it. */
  readonly name: InLangs<string>
  /** One line on what it is like. */
  readonly line: InLangs<string>
  readonly seats: { readonly min: number; readonly max: number }
  /** What a match of the usual kind takes. */
  readonly minutes: number
  /** How much there is to learn: lists begin with the lightest, and Home teaches that one first. */
  readonly weight: number

  /** What the window on Home shows. */
  picture(): Promise<{ readonly default: ComponentType }>
  rules(): Promise<BoxedRules>
  text(): Promise<Catalogues>
  mind(): Promise<Mind>
  /** What the lab has to know to say whether the game is fair. */
  balance?(): Promise<Balance>
  /** Positions with one clearly best move, and what they are about. */
  puzzles?(): Promise<PuzzleBook>
  terminal(): Promise<GameTerminal>
  board(): Promise<GameBoard>
  learning(): Promise<Learning>
  /** Its cards, boards and rules on paper. */
  print?(): Promise<GamePrint>
  /** What can be told of its card files. */
  cardFiles?(): Promise<CardFiles>
  /** Every card and board, to look at. */
  collection(): Promise<Collection>
  /** How its card files are changed in a form, where it takes cards of people's own. */
  editing?(): Promise<CardEditing>
  /** How decks are built, where people bring their own. */
  decks?(): Promise<DeckBuilding>
  /** States of the board that are worth looking at. */
  gallery?(): Promise<Gallery>
  /** The engines of older rules, by version, each fetched when a match of that version is opened (`npm run pin`). */
  readonly pinned?: Readonly<Record<string, () => Promise<PinnedEngine>>>
  /** What `bench engine` times of this game alone, by a word for each. */
  measures?(): Promise<Readonly<Record<string, Measure>>>
}

export interface BoxedRules {
  readonly game: AnyGame
  /** Where people may bring cards of their own. */
  readonly cards?: TakesCards | undefined
}

/**
 * The engine of a release, kept as it was: the rules, and the bot's mind, which reads the tables they make. Whatever
 * reads views (board, terminal, words) is today's, and goes on understanding the views of every engine that is kept.
 */
export interface PinnedEngine extends BoxedRules {
  readonly mind: Mind
}

/** A game that can be played with cards of one's own: each set is a value of its option `cards`. */
export interface TakesCards {
  /** Makes a card file playable under a name, or says what is wrong with it. */
  addCards(name: string, file: unknown): Refusal | null
  removeCards(name: string): void
  /** The set that ships with the game: the example for all others. */
  readonly cards: object
}

/** The card files of a game, whether it is played with other sets than its own or not. */
export interface CardFiles {
  /** The field by which a file says that it is one, and what stands there. */
  readonly mark: readonly [field: string, value: string]
  /** The file that ships with the game, as it is written. */
  readonly builtIn: object
  /** All that is wrong with a file. */
  faultsIn(file: unknown): readonly Fault[]
}

export interface Measure {
  /** What is counted: “battles of 10,000 ships a side”. */
  readonly title: InLangs<string>
  /** Gets everything ready; what it answers does some of the work and says how much. */
  begin(): () => number
}
