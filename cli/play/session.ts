import { type BoxedGame, boxOf } from '@sternentisch/games/shelf'
import {
  gameWord,
  Reader,
  type Refusal,
  remember,
  type Seat,
  type Standing,
  type Viewer,
} from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import type { Console } from '../console.ts'
import type { Player } from '../players.ts'
import type { Program } from '../program.ts'
import type { Voice } from '../telling.ts'
import type { Speech } from '../text/index.ts'
import { tidy } from '../tidy.ts'
import { heardBefore } from './news.ts'
import { type Sitting, TableHost } from './table-host.ts'

/** One match at one keyboard: what is printed for a seat comes from what that seat has read of its feed. */
export class Session implements Voice {
  readonly host: TableHost
  readonly box: BoxedGame
  readonly terminal: GameTerminal
  readonly players: readonly Player[]
  readonly budget: number
  readonly console: Console
  readonly speech: Speech
  readonly page: Page
  /** Seat → how much of the match it has been told: the deal is the first scene. */
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

  private readonly readers = new Map<Viewer, Reader>()

  constructor(program: Program, sitting: Sitting) {
    const { console, speech } = program
    const { players, budget } = sitting
    this.box = boxOf(sitting.match.game.id)!
    this.host = new TableHost(program, this.box, sitting)
    this.terminal = this.box.terminal
    this.players = players
    this.budget = budget
    this.console = console
    this.speech = speech
    const { names, seats } = this.host.bill
    this.page = { width: console.width, colour: console.colour, names: names.map(tidy) }
    this.heard = seats.map((seat) =>
      players[seat] === 'person' ? heardBefore(this.readerOf(seat), seat) : 0,
    )
  }

  /** Everything that this viewer may know of the match so far. */
  readerOf(viewer: Viewer): Reader {
    const feed = this.host.feedOf(viewer)
    const reader = remember(this.readers, viewer, () => new Reader(feed.bill))
    reader.readOn(feed)
    return reader
  }

  viewOf(viewer: Viewer): unknown {
    return this.readerOf(viewer).rest.view
  }

  get standing(): Standing {
    return this.host.standing
  }

  get persons(): readonly Seat[] {
    return this.host.bill.seats.filter((seat) => this.isPerson(seat))
  }

  /** Whoever gave up is a person no more: a bot plays on. */
  isPerson(seat: Seat): boolean {
    return this.players[seat] === 'person' && !this.standing.conceded.includes(seat)
  }

  name(seat: Seat): string {
    return nameOf(this.page, seat)
  }

  get say(): Speech['say'] {
    return this.speech.say
  }

  /** What the game calls something in the language of the players: `preset.last`. */
  gameWord(word: string): string {
    return gameWord(this.speech, this.box.game.id, word)
  }

  /** A word to type. */
  word(word: string): string {
    return this.gameWord(`word.${word}`)
  }

  /** Was this word typed, in the language of the players or in English? */
  isWord(typed: string, word: string): boolean {
    return [word, this.word(word)].includes(typed.toLowerCase())
  }

  print(text = '', indent = '  '): void {
    this.console.print(wrap(text, this.page.width, indent))
  }

  ask(question: string): Promise<string | null> {
    return this.console.ask(question)
  }
}
