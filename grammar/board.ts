import type { AnyGame, GameEvent, Lang, Moment, Speech, Told, Viewer, Wishes } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { Choice } from './choice.ts'
import type { GameEnding } from './ending.ts'

/** A board draws a view and offers things to pick. It knows no rules. */
export interface BoardProps<
  View = unknown,
  Action = unknown,
  Event extends GameEvent = GameEvent,
  Memory = unknown,
> {
  readonly game: AnyGame
  readonly viewer: Viewer
  readonly moment: Moment<View, Event, Memory>
  /** What the person at the board may decide now; null while watching, replaying or waiting. */
  readonly choice: Choice<Action> | null
  /** Who sits where; the viewer's own seat is called by a word for “you”. */
  readonly names: readonly string[]
  readonly speech: Speech
  /** How long one moment lasts; 0 for people who want no motion. */
  readonly pace: number
  /** What the viewer has read and put away, by names the board gave; a table keeps it with the match. */
  readonly away?: readonly string[]
  readonly onPutAway?: (name: string) => void
}

export interface ThumbnailProps<View = unknown> {
  readonly view: View
  readonly speech: Speech
}

export interface ResultProps<View = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View
  readonly names: readonly string[]
  readonly speech: Speech
  readonly events: readonly Told<Event>[]
  /** The last view with all cards open, where the match may show them; not in a lesson. */
  readonly open?: View
  /** Where the replay shows one of the events about to happen, by its place among them. */
  readonly replayAt?: (event: number) => string
}

export interface ChartProps<View = unknown> {
  readonly view: View
  readonly speech: Speech
  readonly names?: readonly string[]
  /** The parts that are picked now: what is looked up about them can be marked. */
  readonly picked?: readonly string[]
}

/**
 * What a game adds to the web: loaded only when a table of that game is opened. Everything is a method, components too,
 * so that code for any game can hold the board of one without knowing its types.
 */
export interface GameBoard<
  View = unknown,
  Action = unknown,
  Event extends GameEvent = GameEvent,
  Memory = unknown,
  Options extends object = object,
> {
  Board(props: BoardProps<View, Action, Event, Memory>): ReactNode
  /** A small picture of a view, for the list of open matches. */
  Thumbnail(props: ThumbnailProps<View>): ReactNode
  /** How the result came about: one sentence on why, one picture, and the points of all. */
  Result(props: ResultProps<View, Event>): ReactNode
  /** What is seen when a match has just ended, before the result. */
  readonly ending: GameEnding<View, Event>
  /** A line of the log, or null if the event is not worth one. `options` are those of the match. */
  tell(
    event: Told<Event>,
    viewer: Viewer,
    names: readonly string[],
    speech: Speech,
    options: Options,
  ): string | null
  /** How that line stands in the log; without it each is a line like any other. */
  stands?(event: Told<Event>): LineStanding
  /**
   * What lasts longer than one moment (how a card became known, a report still to be read): the memory after one
   * more event, made from the memory before, undefined at the start. It must change nothing: replays go back.
   */
  remember?(memory: Memory | undefined, moment: Moment<View, Event, Memory>): Memory
  /** An action in words, for previews, hints and screen readers. */
  describe(action: Action, view: View, speech: Speech): string
  /** The same as words for a button, as short as can be: “Play in sector 4”, “Attack”. */
  deed(action: Action, view: View, speech: Speech): string
  /** What is left to pick of these actions, as a request; where nothing is said, that something is. */
  goOn?(fitting: readonly Action[], speech: Speech): string | null
  /** What a person should know before confirming; empty if nothing. */
  warnings(action: Action, view: View, speech: Speech): readonly string[]
  /** One sentence on whose decision it is and what kind; while an event is shown, on what happens. */
  asks(view: View, names: readonly string[], speech: Speech, shown?: Told<Event> | null): string
  /** How far the match is, in a few words, beside the name of the game. */
  progress?(view: View, speech: Speech): string | null
  /** The windows of the game, by the names that its rules give them: where one may want to be asked. */
  readonly windows?: readonly NamedWindow[]
  /** Decisions that a person may leave to the table. */
  readonly orders?: readonly StandingOrder<View, Action>[]
  /** The board has a place of its own for `<Preview />`; otherwise the table draws it below the board. */
  readonly hasPreview?: boolean
  /** A list that people may write (a deck), shown as things to put in and to take out. */
  ListPicker?(props: ListPickerProps): ReactNode
  /** Something to look up while playing (who beats whom, what is left unseen). */
  Chart?(props: ChartProps<View>): ReactNode
}

export interface NamedWindow {
  readonly name: string
  label(speech: Speech): string
}
/** What is asked of a board about the actions that are picked on it. */
export type Acting = Pick<GameBoard, 'describe' | 'deed' | 'warnings' | 'goOn'>

/** Given once, obeyed until it is taken back: the table decides by itself wherever the order has an answer. */
export interface StandingOrder<View = unknown, Action = unknown> {
  /** As the settings keep it; no other game may use the same. */
  readonly name: string
  label(speech: Speech): string
  /** What it does, in a sentence. */
  why(speech: Speech): string
  /** One of the actions; undefined where this order has nothing to say. */
  answer(view: View, actions: readonly Action[]): Action | undefined
}

export interface ListPickerProps {
  /** The list as options carry it. */
  readonly value: string
  /** All that is wished so far: which cards there are may depend on it. */
  readonly wishes: Wishes
  readonly speech: Speech
  readonly onChange: (value: string) => void
}

/** A line of the log begins a part, or is a step of what stands above it; `rule` is the number it follows from. */
export interface LineStanding {
  readonly as?: 'head' | 'step'
  readonly rule?: string
}

export type InLangs<T> = Readonly<Record<Lang, T>>
