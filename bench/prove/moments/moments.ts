import type { GameBoard } from '@sternentisch/grammar'
import {
  type AnyGame,
  type Catalogues,
  kernelText,
  randomFrom,
  type Seed,
  seedFrom,
} from '@sternentisch/kernel'
import type { GameTerminal } from '@sternentisch/kernel/terminal'
import { webText } from '@sternentisch/web/text'
import { coveringOptions } from './cover.ts'
import { follow } from './follow.ts'
import { type Fault, Inquest } from './inquest.ts'
import { PageInquest } from './page.ts'
import { Sampling } from './sampling.ts'
import { TerminalInquest } from './terminal.ts'

/** A game with everything that shows it. */
export interface ShownGame {
  readonly game: AnyGame
  readonly text: Catalogues
  readonly board: GameBoard
  readonly terminal: GameTerminal
}

/**
 * Matches played at random, and asked at every instant of them, for every viewer: all that a page asks of a board, and
 * all that a program asks of a terminal. What people see while a move is being told is a table like any other.
 */
export class Moments {
  private matches = 0
  private readonly page: Inquest
  private readonly terminal: Inquest

  /** Of the moments that are not the first of their kind, one in `oneIn` is drawn. */
  constructor(
    private readonly shown: ShownGame,
    private readonly oneIn: number,
  ) {
    this.page = new Inquest([kernelText, webText, shown.text])
    // The terminal has none of the words of the page.
    this.terminal = new Inquest([kernelText, shown.text])
  }

  /** A match in every mode and with every value of every option. */
  inquire(seed: Seed): void {
    const options = coveringOptions(
      this.shown.game,
      randomFrom(seedFrom(`${seed} options`)).stream('options'),
    )
    for (const each of options) this.inquireInto(each, seed)
  }

  /** One match, to its end or for so many moves. */
  inquireInto(options: object, seed: Seed, moves = Number.POSITIVE_INFINITY): void {
    const { game, board, terminal } = this.shown
    const luck = randomFrom(seedFrom(`${seed} moments`))
    const sampling = new Sampling(this.oneIn, luck.stream('drawn'))
    const page = new PageInquest({ game, board }, this.page, sampling, luck.stream('page'))
    const other = new TerminalInquest({ game, terminal }, this.terminal, luck.stream('terminal'))
    const whims = luck.stream('moves')
    this.matches++
    for (const scene of follow({ game, options, seed, whims, moves, remember: board.remember }, this.page)) {
      page.look(scene)
      other.look(scene)
    }
  }

  get faults(): readonly Fault[] {
    return [...this.page.faults, ...this.terminal.faults]
  }

  /** Questions with answers, drawings among them; moments once for each viewer. */
  get counts() {
    const [page, terminal] = [this.page.counts, this.terminal.counts]
    return {
      matches: this.matches,
      moments: page.moments,
      questions: page.questions + terminal.questions,
      drawings: page.drawings + terminal.drawings,
    }
  }
}
