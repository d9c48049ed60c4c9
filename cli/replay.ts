import { boxOf, games } from '@sternentisch/games/shelf'
import {
  eventsFor,
  isRefusal,
  letterOf,
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
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import { tellEnd } from './ending.ts'
import { type Eyes, eyesOn } from './eyes.ts'
import { readText } from './files.ts'
import { onlyFor } from './play/curtain.ts'
import type { Outcome, Program } from './program.ts'
import { playersIn } from './save.ts'
import { tidy } from './tidy.ts'

export const replayWanted = {
  usage: 'sternentisch replay <file>',
  words: ['file'],
  flags: { as: { takes: 'text' } },
} satisfies Wanted

const VIEWERS = 'A, B, C, D, audience, all'

/** Steps through a match, with the knowledge of one viewer or, once it is over, of all. */
export async function replay(given: Given<typeof replayWanted.flags>, program: Program): Promise<Outcome> {
  const [file] = given.words
  const text = readText(file)
  if (isRefusal(text)) return text
  const match = readLog(text, games)
  if (isRefusal(match)) return refuseBecause(match, 'cli.wrong.in', { file })
  const eyes = eyesOn(match, playersIn(text, match.seats.length))
  const viewer = viewerFrom(given.flags.as, match, eyes)
  if (isRefusal(viewer)) return viewer
  const reel = new Reel(match, viewer, program)
  const alone = eyes.alone.includes(viewer)
  if (alone && !(await onlyFor(reel.viewerName, program))) return null
  if (program.console.interactive) await reel.step()
  else reel.printAll()
  if (alone && program.console.interactive) program.console.clear()
  return null
}

function viewerFrom(word: string | undefined, match: Match, { viewers, first }: Eyes): Viewer | Refusal {
  if (word === undefined) return first
  const viewer = word === 'all' || word === 'audience' ? word : seatOf(word.toUpperCase())
  if (viewer === null) return refuse('cli.wrong.as', { as: word, known: VIEWERS })
  if (typeof viewer === 'number' && !match.seats.includes(viewer))
    return refuse('noSuchSeat', { seat: word.toUpperCase() })
  if (viewers.includes(viewer)) return viewer
  const known = viewers.map((each) => (typeof each === 'number' ? letterOf(each) : each))
  return refuse('cli.wrong.asRunning', { known: known.join(', ') })
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

  get viewerName(): string {
    if (this.viewer === 'all') return this.program.speech.say('cli.replay.all')
    if (this.viewer === 'audience') return this.program.speech.say('cli.replay.audience')
    return nameOf(this.page, this.viewer)
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
    const { terminal } = boxOf(match.game.id)!
    const view = match.view(this.viewer)
    const n = match.steps.length
    const all = this.match.steps.length
    const head = n === 0 ? speech.say('cli.replay.start', { all }) : speech.say('cli.replay.move', { n, all })
    console.print(terminal.drawTable(view, speech, this.page))
    console.print(`${head}. ${speech.say('cli.replay.as', { who: this.viewerName })}`)
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
}
