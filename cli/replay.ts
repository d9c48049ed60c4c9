import { games } from '@sternentisch/games'
import { terminals } from '@sternentisch/games/terminal'
import {
  eventsFor,
  isRefusal,
  Match,
  type Refusal,
  readLog,
  refuse,
  refuseBecause,
  seatOf,
  tellMatter,
  type Viewer,
} from '@sternentisch/kernel'
import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { flagOf, type Given, type Wanted } from './arguments.ts'
import { tellEnd } from './ending.ts'
import { readText } from './files.ts'
import type { Outcome, Program } from './program.ts'
import { tidy } from './tidy.ts'

export const replayWanted: Wanted = {
  words: ['file'],
  flags: ['as'],
  usage: 'sternentisch replay <file>',
}

const VIEWERS = 'A, B, C, D, audience, all'

/** Steps through a match, with the knowledge of one viewer or of all. */
export async function replay(given: Given, program: Program): Promise<Outcome> {
  const [file] = given.words
  const text = readText(file)
  if (isRefusal(text)) return text
  const match = readLog(text, games)
  if (isRefusal(match)) return refuseBecause(match, 'cli.wrong.in', { file })
  const viewer = viewerFrom(flagOf(given, 'as') ?? 'all', match)
  if (isRefusal(viewer)) return viewer
  const reel = new Reel(match, viewer, program)
  if (program.console.interactive) await reel.step()
  else reel.printAll()
  return null
}

function viewerFrom(word: string, match: Match): Viewer | Refusal {
  if (word === 'all' || word === 'audience') return word
  const seat = seatOf(word.toUpperCase())
  if (seat === null) return refuse('cli.wrong.as', { as: word, known: VIEWERS })
  return match.seats.includes(seat) ? seat : refuse('noSuchSeat', { seat: word.toUpperCase() })
}

class Reel {
  private readonly page: Page

  constructor(
    private readonly match: Match,
    private readonly viewer: Viewer,
    private readonly program: Program,
  ) {
    const { width, colour } = program.console
    this.page = { width, colour, names: match.opening.names.map(tidy) }
  }

  printAll(): void {
    const shown = new Match(this.match.opening)
    this.show(shown)
    for (const { seat, text } of this.match.steps) {
      shown.play(seat, text)
      this.show(shown)
    }
  }

  async step(): Promise<void> {
    const { console, speech } = this.program
    const last = this.match.steps.length
    let at = 0
    this.show(this.match.at(at))
    for (;;) {
      const word = (await console.ask(speech.say('cli.replay.prompt')))?.trim()
      if (word === undefined || word === 'q') return
      const wanted = word === '' ? at + 1 : word === 'b' ? at - 1 : /^\d{1,5}$/.test(word) ? Number(word) : -1
      if (word === '' && at === last) return
      if (wanted < 0 || wanted > last) {
        console.print(speech.say('cli.replay.bad', { n: last }))
        continue
      }
      at = wanted
      console.clear()
      this.show(this.match.at(at))
    }
  }

  /** The table, and the move that led to it as it was told. */
  private show(match: Match): void {
    const { console, speech } = this.program
    const terminal = terminals[match.game.id]
    const view = match.view(this.viewer)
    const n = match.steps.length
    const all = this.match.steps.length
    const head = n === 0 ? speech.say('cli.replay.start', { all }) : speech.say('cli.replay.move', { n, all })
    console.print(terminal.drawTable(view, speech, this.page))
    console.print(`${head}. ${speech.say('cli.replay.as', { who: this.viewerName() })}`)
    const last = match.steps.at(-1)
    const matter = last && tellMatter(match, last, nameOf(this.page, last.seat), speech)
    if (matter) console.print(wrap(`· ${matter}`, this.page.width, '  '))
    for (const told of eventsFor(last?.events ?? match.dealt, this.viewer)) {
      const line = terminal.tellEvent(told, view, speech, this.page)
      if (line !== null) console.print(wrap(`· ${line}`, this.page.width, '  '))
    }
    if (match.result) console.print(tellEnd(match, match.result, { view, terminal, speech, page: this.page }))
    console.print()
  }

  private viewerName(): string {
    if (this.viewer === 'all') return this.program.speech.say('cli.replay.all')
    if (this.viewer === 'audience') return this.program.speech.say('cli.replay.audience')
    return nameOf(this.page, this.viewer)
  }
}
