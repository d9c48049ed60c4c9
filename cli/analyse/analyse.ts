import { positionAt, positionsIn, type Reading, read, type Seen } from '@sternentisch/bots/review'
import { boxFor, readAnyLog } from '@sternentisch/games/shelf'
import {
  isRefusal,
  type Match,
  Reader,
  type Refusal,
  refuse,
  refuseBecause,
  type Seat,
  seatOf,
  type Viewer,
} from '@sternentisch/kernel'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { attended } from '../attend.ts'
import { readText } from '../files.ts'
import type { Outcome, Program } from '../program.ts'
import { tidy } from '../tidy.ts'
import { tellReview } from './tell.ts'

export const analyseWanted = {
  usage: 'sternentisch analyse <file>',
  words: ['file'],
  flags: { as: { takes: 'text' }, all: { takes: 'nothing' }, json: { takes: 'nothing' } },
} satisfies Wanted

/** Reads a match that is over from its first move to its last: how the chances went, and what would have been better. */
export async function analyse(given: Given<typeof analyseWanted.flags>, program: Program): Promise<Outcome> {
  const { console, speech } = program
  const { words, flags } = given
  const [file] = words
  const text = readText(file)
  if (isRefusal(text)) return text
  const match = await readAnyLog(text)
  if (isRefusal(match)) return refuseBecause(match, 'cli.wrong.in', { file })
  if (!match.result) return refuseBecause(refuse('review.open.running'), 'cli.wrong.in', { file })
  const whose = seatsFrom(flags.as, match.seats)
  if (isRefusal(whose)) return whose
  const box = await boxFor(match)
  const seen = seenBy(match)
  const readings: Reading[] = []
  for (let at = 0; at < positionsIn(seen); at++) {
    readings.push(read(box.game, box.mind, positionAt(seen, at)))
    console.progress(at + 1, positionsIn(seen))
    // Whoever wants to break off is heard.
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (flags.json) {
    const moves = match.steps.map(({ seat, text: move }) => ({ seat, move }))
    console.print(JSON.stringify({ game: match.game.id, match: match.opening.id, moves, readings }))
    return null
  }
  const page = { width: console.width, colour: console.colour, names: match.opening.names.map(tidy) }
  const voice = { terminal: box.terminal, speech, page }
  for (const line of tellReview({ box, seen, readings, voice, whose, all: flags.all === true }))
    console.print(line)
  return null
}

function seatsFrom(word: string | undefined, seats: readonly Seat[]): readonly Seat[] | Refusal {
  if (word === undefined) return seats
  const seat = seatOf(word.toUpperCase())
  if (seat === null) return refuse('cli.wrong.as', { as: word, known: 'A, B, C, D' })
  return seats.includes(seat) ? [seat] : refuse('noSuchSeat', { seat: word.toUpperCase() })
}

/** The match as every seat saw it, and as it lay. */
function seenBy(match: Match): Seen {
  const { host } = attended(match, [...match.seats, 'all'])
  const readerOf = (viewer: Viewer): Reader => {
    const feed = host.feedOf(viewer)
    const reader = new Reader(feed.bill)
    reader.readOn(feed)
    return reader
  }
  return { seats: match.seats.map(readerOf), open: readerOf('all') }
}
