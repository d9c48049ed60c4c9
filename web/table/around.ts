import type { Refusal } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { Place } from '../shell/router.ts'

/** The button that takes back, where there is more to it than a decision of one's own. */
export interface UndoTool {
  readonly label: string
  readonly why: string | null
  /** What is behind it, where the label does not say. */
  readonly about?: string | null
  onUse(): Promise<Refusal | null>
}

/** A place for talk, beside what is looked up. */
export interface TalkPanel {
  readonly title: string
  /** Something was said that nobody has read here. */
  readonly fresh: boolean
  readonly panel: ReactNode
  /** It is looked at, or no longer. */
  onOpen(open: boolean): void
}

/** What a table has around it beside what every table has. */
export interface Around {
  /** Who sits there, and how much time is left to them. */
  readonly company: ReactNode
  /** What somebody wants to know of whoever looks; null if nobody does. */
  readonly request: ReactNode
  /** Something of the table itself, in the line that says what is to be decided. */
  readonly notice: ReactNode
  readonly undo: UndoTool
  /** Advice is offered. */
  readonly hints: boolean
  /** A word on what becomes of a decision; null where the board says enough. */
  readonly word: string | null
  readonly talk: TalkPanel
  menu(tell: (refusal: Refusal | null) => void, close: () => void): ReactNode
  readonly result: Place
}
