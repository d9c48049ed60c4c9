import type { BoxedGame } from '@sternentisch/games/shelf'
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
import type { Program } from '../program.ts'
import type { Voice } from '../telling.ts'
import type { Speech } from '../text/index.ts'
import { tidy } from '../tidy.ts'
import type { Word } from './help.ts'
import type { Table } from './table.ts'

/** A keyboard at a table: what is printed for a viewer comes from what that viewer has read of its feed. */
export abstract class Desk<Host extends Table = Table> implements Voice {
  readonly terminal: GameTerminal
  readonly console: Console
  readonly speech: Speech
  readonly page: Page
  /** Viewer → how much of the match it has been told: the deal is the first scene. */
  readonly heard = new Map<Viewer, number>()
  /** What was typed ahead with `;`. */
  readonly ahead: string[] = []
  refusal: Refusal | null = null
  /** Has the present decision been shown? Moves typed ahead are made without looking. */
  shown = false
  /** What can be typed beside moves. */
  abstract readonly words: readonly Word[]

  private readonly readers = new Map<Viewer, Reader>()

  constructor(
    { console, speech }: Program,
    readonly box: BoxedGame,
    readonly host: Host,
    /** How long a bot thinks that is asked for a hint. */
    readonly budget: number,
  ) {
    this.terminal = box.terminal
    this.console = console
    this.speech = speech
    this.page = { width: console.width, colour: console.colour, names: host.bill.names.map(tidy) }
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

  /** What comes of typing such a word. */
  does(word: Word): string {
    return this.say(`cli.does.${word}`)
  }

  print(text = '', indent = '  '): void {
    this.console.print(wrap(text, this.page.width, indent))
  }

  ask(question: string): Promise<string | null> {
    return this.console.ask(question)
  }
}
