import { boxFor } from '@sternentisch/games/shelf'
import { isRefusal, type Seat } from '@sternentisch/kernel'
import { readArguments } from '../../tools/command/arguments.mjs'
import type { Console } from '../console.ts'
import { realDisk } from '../disk.ts'
import { playWanted, sitDown } from '../play/play.ts'
import { playSeries } from '../play/series.ts'
import { Session } from '../play/session.ts'
import { BUDGET } from '../players.ts'
import { speak } from '../speech.ts'
import type { Leg } from './leg.ts'

/** All that a program would print if it lived on, and how far the match was at each point of it. */
export interface Transcript {
  readonly text: string
  /** The moves of the match after each change, one by one: moves of all players, and moves taken back. */
  readonly states: readonly string[]
  /** The number of the state that the first so many characters speak of. */
  stateAt(length: number): number
}

/** Thrown when everything is typed, where the real program would wait for more, and when enough is heard. */
class Enough extends Error {}

/**
 * The same as a leg of the program, played here, until more was printed than it said. Everything about it is fixed by
 * its words and what is typed.
 */
export async function transcriptOf({ words, typed }: Leg, said: number): Promise<Transcript> {
  const listing = new Listing(typed, said)
  const program = { console: listing, speech: speak('en'), env: {}, disk: realDisk }
  const given = readArguments(words.slice(1), playWanted)
  const sitting = isRefusal(given) ? given : await sitDown(given, program)
  if (isRefusal(given) || sitting === null || isRefusal(sitting))
    throw new Error(`no table: ${words.join(' ')}`)
  const { budget = BUDGET } = given.flags
  const session = new Session(program, await boxFor(sitting.match), { ...sitting, budget })
  const note = (): void => listing.note(movesOf(session.readerOf('all').scenes))
  note()
  session.host.feedOf('all').subscribe(note)
  try {
    await playSeries(program, session, given.flags.seed)
  } catch (end) {
    if (!(end instanceof Enough)) throw end
  }
  return listing
}

/** Moves, each with who made it. */
export const movesOf = (moves: readonly { readonly seat: Seat; readonly text?: string }[]): string =>
  moves.map(({ seat, text }) => `${seat}: ${text}`).join('\n')

/** A console as it is where nobody sits at a keyboard, that writes everything down. */
class Listing implements Console, Transcript {
  readonly ended = new Promise<void>(() => {})
  readonly interactive = false
  readonly width = 80
  readonly colour = false
  readonly states: string[] = []
  text = ''
  /** Where each print ended, and the state it was made in. */
  private readonly prints: { end: number; state: number }[] = []
  private at = 0

  constructor(
    private readonly typed: readonly string[],
    private readonly said: number,
  ) {}

  note(moves: string): void {
    if (this.states.at(-1) !== moves) this.states.push(moves)
  }

  stateAt(length: number): number {
    if (length === 0) return 0
    return this.prints.find(({ end }) => end >= length)?.state ?? this.states.length - 1
  }

  print(text = ''): void {
    if (this.text.length > this.said) throw new Enough()
    this.text += `${text}\n`
    this.prints.push({ end: this.text.length, state: this.states.length - 1 })
  }

  async ask(prompt: string): Promise<string | null> {
    const line = this.typed[this.at++]
    if (line === undefined) throw new Enough()
    this.print(prompt + line)
    return line
  }

  complain(): void {}
  clear(): void {}
  progress(): void {}
  close(): void {}
}
