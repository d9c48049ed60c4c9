/** What a bot is asked: what its seat sees, and nothing else. */
export interface Question {
  readonly game: string
  readonly view: unknown
  readonly budget: number
  /** Names the bot's luck, so that the same question gets the same answer. */
  readonly luck: string
}

/** Moves in notation; the ones weighed come best first, each with its chance to win. */
export interface Answer {
  readonly move: string
  readonly considered: readonly { readonly move: string; readonly chance: number }[]
}

/** On the way to the worker and back. */
export interface Asked {
  readonly id: number
  readonly question: Question
}

export type Answered =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string }

/** Somebody who thinks elsewhere and never holds up the page. */
export interface Thinker {
  think(question: Question): Promise<Answer>
  close(): void
}
