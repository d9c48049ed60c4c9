import { type BoxedGame, boxOf } from '@sternentisch/games/shelf'
import {
  isRefusal,
  type Match,
  type Params,
  type Refusal,
  type Seat,
  type Speech,
  type Step,
} from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import type { Console } from '../console.ts'
import type { Player } from '../players.ts'
import type { Program } from '../program.ts'
import type { Environment } from '../speech.ts'
import { tidy } from '../tidy.ts'
import { Keeping } from './keeping.ts'
import { happeningsIn } from './news.ts'

/** Who plays what, and where it is saved. */
export interface Sitting {
  readonly match: Match
  readonly players: readonly Player[]
  readonly budget: number
  /** Where to save; a place of its own if none is named. */
  readonly file: string | undefined
  /** What that file holds, if the match comes from it. */
  readonly known?: string
}

/** One match at one keyboard. */
export class Session {
  readonly match: Match
  readonly box: BoxedGame
  readonly terminal: GameTerminal
  readonly players: readonly Player[]
  readonly budget: number
  readonly console: Console
  readonly speech: Speech
  readonly page: Page
  readonly env: Environment
  readonly keeping: Keeping
  /** Seat → how many of the match's events it has been told. */
  readonly heard: number[]
  /** Who sits at the keyboard now. */
  holder: Seat | null = null
  /** What was typed ahead with `;`. */
  readonly ahead: string[] = []
  refusal: Refusal | null = null
  /** Has the present decision been shown? Moves typed ahead are made without looking. */
  shown = false
  /** Was it just said that leaving would lose something? */
  insists = false

  constructor(program: Program, sitting: Sitting) {
    const { console, speech, env } = program
    const { match, players, budget } = sitting
    this.match = match
    this.box = boxOf(match.game.id)!
    this.terminal = this.box.terminal
    this.players = players
    this.budget = budget
    this.console = console
    this.speech = speech
    this.env = env
    this.page = { width: console.width, colour: console.colour, names: match.opening.names.map(tidy) }
    this.keeping = new Keeping(program, sitting)
    this.heard = match.seats.map((seat) => heardBy(match, seat))
  }

  get persons(): readonly Seat[] {
    return this.match.seats.filter((seat) => this.isPerson(seat))
  }

  /** Whoever gave up is a person no more: a bot plays on. */
  isPerson(seat: Seat): boolean {
    return this.players[seat] === 'person' && !this.match.conceded.includes(seat)
  }

  name(seat: Seat): string {
    return nameOf(this.page, seat)
  }

  say(key: string, params: Params = {}): string {
    return this.speech.say(key, params)
  }

  /** A word of the game in the language of the players. */
  word(word: string): string {
    return this.say(`${this.box.game.id}.word.${word}`)
  }

  /** Was this word typed, in the language of the players or in English? */
  isWord(typed: string, word: string): boolean {
    return [word, this.word(word)].includes(typed.toLowerCase())
  }

  print(text = '', indent = '  '): void {
    this.console.print(wrap(text, this.page.width, indent))
  }

  ask(key: string, params: Params = {}): Promise<string | null> {
    return this.console.ask(this.say(key, params))
  }

  /** Every move is on the disk before anybody hears of it. */
  play(seat: Seat, text: string): Step | Refusal {
    const step = this.match.play(seat, text)
    if (!isRefusal(step)) this.keeping.keep()
    return step
  }

  undo(seat: Seat): Refusal | null {
    const refusal = this.match.undo(seat)
    if (!refusal) this.keeping.keep()
    return refusal
  }
}

/** Whoever comes back to a match hears what happened since the own last move. */
function heardBy({ dealt, steps }: Match, seat: Seat): number {
  const last = steps.findLastIndex((step) => step.seat === seat)
  if (last < 0) return 0
  return steps.slice(0, last).reduce((sum, step) => sum + happeningsIn(step).length, dealt.length)
}
