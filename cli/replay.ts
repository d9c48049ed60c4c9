import { boxOf } from '@sternentisch/games/shelf'
import {
  isRefusal,
  letterOf,
  type Reader,
  type Refusal,
  refuse,
  refuseBecause,
  type Seat,
  seatOf,
  type Viewer,
} from '@sternentisch/kernel'
import { nameOf, wrap } from '@sternentisch/kernel/terminal'
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import { tellEnd } from './ending.ts'
import { type Eyes, eyesOn } from './eyes.ts'
import { readText } from './files.ts'
import { onlyFor } from './play/curtain.ts'
import type { Outcome, Program } from './program.ts'
import { readRecording } from './recording.ts'
import { playersIn } from './save.ts'
import { tellMove, type Voice } from './telling.ts'
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
  const recording = await readRecording(text)
  if (isRefusal(recording)) return refuseBecause(recording, 'cli.wrong.in', { file })
  const { seats } = recording
  const eyes = eyesOn(recording, playersIn(text, seats.length))
  const viewer = viewerFrom(given.flags.as, seats, eyes)
  if (isRefusal(viewer)) return viewer
  const reel = new Reel(recording.seenBy(viewer), program)
  const alone = eyes.alone.includes(viewer)
  if (alone && !(await onlyFor(reel.viewerName, program))) return null
  if (program.console.interactive) await reel.step()
  else reel.printAll()
  if (alone && program.console.interactive) program.console.clear()
  return null
}

function viewerFrom(
  word: string | undefined,
  seats: readonly Seat[],
  { viewers, first }: Eyes,
): Viewer | Refusal {
  if (word === undefined) return first
  const viewer = word === 'all' || word === 'audience' ? word : seatOf(word.toUpperCase())
  if (viewer === null) return refuse('cli.wrong.as', { as: word, known: VIEWERS })
  if (typeof viewer === 'number' && !seats.includes(viewer))
    return refuse('noSuchSeat', { seat: word.toUpperCase() })
  if (viewers.includes(viewer)) return viewer
  const known = viewers.map((each) => (typeof each === 'number' ? letterOf(each) : each))
  return refuse('cli.wrong.asRunning', { known: known.join(', ') })
}

class Reel {
  private readonly voice: Voice

  constructor(
    private readonly reader: Reader,
    private readonly program: Program,
  ) {
    const { console, speech } = program
    const { width, colour } = console
    const { terminal } = boxOf(reader.bill.game)!
    this.voice = { terminal, speech, page: { width, colour, names: reader.bill.names.map(tidy) } }
  }

  get viewerName(): string {
    const { viewer } = this.reader.bill
    if (viewer === 'all') return this.program.speech.say('cli.replay.all')
    if (viewer === 'audience') return this.program.speech.say('cli.replay.audience')
    return nameOf(this.voice.page, viewer)
  }

  private get last(): number {
    return this.reader.scenes.length
  }

  printAll(): void {
    for (let move = 0; move <= this.last; move++) this.show(move)
  }

  async step(): Promise<void> {
    const { console, speech } = this.program
    let at = 0
    this.show(at)
    for (;;) {
      const word = (await console.ask(speech.say('cli.replay.prompt')))?.trim()
      if (word === undefined || word === 'q') return
      const wanted = word === '' ? at + 1 : word === 'b' ? at - 1 : /^\d{1,5}$/.test(word) ? Number(word) : -1
      if (word === '' && at === this.last) return
      if (wanted < 0 || wanted > this.last) {
        console.print(speech.say('cli.replay.bad', { n: this.last }))
        continue
      }
      at = wanted
      console.clear()
      this.show(at)
    }
  }

  /** The table, and the move that led to it as it was told. */
  private show(move: number): void {
    const { console, speech } = this.program
    const { reader, voice, last } = this
    const { view } = (move === 0 ? reader.opening : reader.scenes[move - 1].moments).at(-1)!
    const head =
      move === 0
        ? speech.say('cli.replay.start', { all: last })
        : speech.say('cli.replay.move', { n: move, all: last })
    console.print(voice.terminal.drawTable(view, speech, voice.page))
    console.print(`${head}. ${speech.say('cli.replay.as', { who: this.viewerName })}`)
    for (const line of tellMove(reader, move, view, voice))
      console.print(wrap(`· ${line}`, voice.page.width, '  '))
    const { standing } = reader
    if (move === last && standing?.result) console.print(tellEnd(standing, standing.result, view, voice))
    console.print()
  }
}
