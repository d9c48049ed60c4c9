// One row of `bench engine`, measured in this process: our own engine
import { isRefusal, Match, randomFrom, readLog, readOptions, writeLog } from '@sternentisch/kernel'
import { type Mode, type Options, stellar } from '@sternentisch/stellar'
import { reportTo } from '../child.ts'
import { seedNumber, Whims } from '../luck.ts'
import { measure } from '../measure.ts'
import { playAtRandom, tablesFromPlay } from '../random-play.ts'

const whims = new Whims()

const optionsFor = (mode: Mode): Options => readOptions<Options>(stellar.options, { mode }) as Options

function play(mode: Mode): () => number {
  const options = optionsFor(mode)
  let game = 0
  return () => {
    let moves = 0
    for (let i = 0; i < 50; i++) moves += playAtRandom(options, game++, whims)
    return moves
  }
}

/** Does something to each of many tables. */
function onTables(work: (table: ReturnType<typeof stellar.copy>) => unknown): () => number {
  const tables = tablesFromPlay(optionsFor('duel'), 300, whims)
  return () => {
    for (const table of tables) kept = work(table)
    return tables.length
  }
}

/** Results are put here, so that no compiler can leave the work out. */
let kept: unknown

function imagine(): () => number {
  const random = randomFrom(seedNumber(1))
  const views = tablesFromPlay(optionsFor('duel'), 300, whims).map((table, at) =>
    stellar.view(table, at % 2 === 0 ? 0 : 1),
  )
  return () => {
    for (const view of views) kept = stellar.imagine(view, random)
    return views.length
  }
}

/** Whole duels, from the text of their log. */
function replay(): () => number {
  const logs = Array.from({ length: 20 }, (_, game) => writeLog(randomMatch(game)))
  return () => {
    for (const log of logs) if (isRefusal(readLog(log, [stellar]))) throw new Error('a log was refused')
    return logs.length
  }
}

function randomMatch(game: number): Match {
  const match = new Match({
    game: stellar,
    options: optionsFor('duel'),
    seed: seedNumber(game),
    id: 'bench',
    names: [],
  })
  for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
    const moves = match.moves(seat)
    match.play(seat, moves[whims.below(moves.length)])
  }
  return match
}

const rows: Readonly<Record<string, () => () => number>> = {
  duel: () => play('duel'),
  trio: () => play('trio'),
  quartet: () => play('quartet'),
  tandem: () => play('tandem'),
  copy: () => onTables(stellar.copy),
  view: () => onTables((table) => stellar.view(table, 0)),
  imagine,
  replay,
}

reportTo(console.log, (row, pace) => measure(rows[row](), pace))
if (kept === 'never') console.error(kept)
