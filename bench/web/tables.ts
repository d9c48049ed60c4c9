// What a table does when it is opened, handed over or taken back, beside filming the match again each time
import {
  type AnyGame,
  anyAction,
  type Feed,
  Host,
  isRefusal,
  Match,
  Reader,
  type Remember,
  readLog,
  type Seat,
  type Viewer,
  writeLog,
} from '@sternentisch/kernel'
import { spreadOf } from '../figures.ts'
import { heapInUse } from '../heap.ts'
import { seedNumber, Whims } from '../luck.ts'
import { optionsOf } from '../random-play.ts'
import { filmed } from './filmed.ts'

/** Milliseconds of work, and bytes that are kept of what was seen. */
export interface TableWork {
  readonly load: number
  readonly handOver: number
  readonly undo: number
  readonly kept: number
}

/** A game, and what its board remembers. */
export interface Shown {
  readonly game: AnyGame
  readonly remember?: Remember | undefined
}

/** As long as matches get; of games with shorter ones, the longest of some. */
const MOVES = 200
const SOME_MATCHES = 40

/** A long match that goes on, and whose last move can be taken back. */
export function longMatch(game: AnyGame, moves = MOVES): Match {
  let longest: Match | null = null
  for (let number = 0; number < SOME_MATCHES; number++) {
    const match = randomMatch(game, number, moves)
    const last = match.steps.findLastIndex(({ canTakeBack }) => canTakeBack)
    if (last >= (longest?.steps.length ?? 0)) longest = match.at(last + 1)
    if (longest && longest.steps.length > moves * 0.95) break
  }
  if (!longest) throw new Error(`no move of ${game.id} can be taken back`)
  return longest
}

function randomMatch(game: AnyGame, number: number, moves: number): Match {
  const whims = new Whims(number + 1)
  const options = optionsOf(game)
  const match = new Match({ game, options, seed: seedNumber(number), id: 'bench', names: [] })
  for (
    let [seat] = match.deciding();
    seat !== undefined && match.steps.length < moves;
    [seat] = match.deciding()
  )
    match.play(seat, game.write(anyAction(game, match.table, seat, whims)))
  return match
}

/** The middle of several runs: what else the machine does comes now and then. */
const middle = (runs: number, work: () => number): number =>
  spreadOf(Array.from({ length: runs }, work)).median

/** Milliseconds of work: time in which the machine did something else does not count. */
function worked(work: () => unknown): number {
  const start = process.cpuUsage()
  done.last = work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Results are put here, so that no compiler can leave the work out. */
const done: { last?: unknown } = {}

/** A log read with these viewers there. */
function hosted(log: string, game: AnyGame, viewers: readonly Viewer[]): Host {
  const hosts: Host[] = []
  const match = readLog(log, [game], (fresh) => hosts.push(new Host(fresh, viewers)))
  if (isRefusal(match)) throw new Error(match.code)
  return hosts[0]
}

function reading(feed: Feed, remember?: Remember): Reader {
  const reader = new Reader(feed.bill, remember)
  reader.readOn(feed)
  return reader
}

/** With feeds: one person loads; then two hand the device over and take back, with everybody's feed there. */
export function workWithFeeds({ game, remember }: Shown, match: Match, runs: number): TableWork {
  const log = writeLog(match)
  const { seat, text } = match.steps[match.steps.length - 1]
  const next: Seat = seat === 0 ? 1 : 0
  const open = () => reading(hosted(log, game, [seat]).feedOf(seat), remember)
  const load = middle(runs, () => worked(open))
  const host = hosted(log, game, [...match.seats, 'audience'])
  const own = reading(host.feedOf(seat), remember)
  const other = reading(host.feedOf(next), remember)
  const handOvers: number[] = []
  const undos: number[] = []
  for (let run = 0; run < runs; run++) {
    undos.push(
      worked(() => {
        if (host.undo(seat)) throw new Error('a move that could be taken back cannot')
        return own.readOn(host.feedOf(seat))
      }),
    )
    other.readOn(host.feedOf(next))
    host.play(seat, text)
    own.readOn(host.feedOf(seat))
    handOvers.push(worked(() => other.readOn(host.feedOf(next))))
  }
  return { load, handOver: spreadOf(handOvers).median, undo: spreadOf(undos).median, kept: heapOf(open) }
}

/** The same by filming: the match is played again for whoever looks, and once more for what was missed. */
export function workByFilming({ game, remember }: Shown, match: Match, runs: number): TableWork {
  const log = writeLog(match)
  const { seat } = match.steps[match.steps.length - 1]
  const film = () => filmed(match, seat, remember)
  const load = middle(runs, () => worked(() => [readLog(log, [game]), film()]))
  const handOver = middle(runs, () => worked(() => [film(), film()]))
  const undo = middle(runs, () => worked(film))
  return { load, handOver, undo, kept: heapOf(film) }
}

function heapOf(make: () => unknown): number {
  const before = heapInUse()
  const made = make()
  const bytes = Math.max(0, heapInUse() - before)
  done.last = made
  return bytes
}
