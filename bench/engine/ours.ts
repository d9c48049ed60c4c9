// One row of `bench engine`, measured in this process: our own engine
import {
  type AnyTable,
  imaginingOf,
  isRefusal,
  Match,
  quickLuck,
  randomFrom,
  readLog,
  writeLog,
} from '@sternentisch/kernel'
import { reportTo } from '../child.ts'
import { seedNumber, Whims } from '../luck.ts'
import { measure, type Pace } from '../measure.ts'
import { optionsOf, playAtRandom, tablesFromPlay } from '../random-play.ts'
import { type Row, rowNamed } from './rows.ts'

const whims = new Whims()

function play({ game, mode }: Row): () => number {
  const options = optionsOf(game, mode === undefined ? {} : { mode })
  let number = 0
  return () => {
    let moves = 0
    for (let i = 0; i < 50; i++) moves += playAtRandom(game, options, number++, whims)
    return moves
  }
}

/** Of what is measured again and again there is a stock; where figures do not matter, a small one. */
const stock = (many: number, { seconds }: Pace): number => (seconds < 0.1 ? many / 10 : many)

/** Does something to each of many tables. */
function onTables({ game }: Row, pace: Pace, work: (table: AnyTable) => unknown): () => number {
  const tables = tablesFromPlay(game, optionsOf(game), stock(300, pace), whims)
  return () => {
    for (const table of tables) kept = work(table)
    return tables.length
  }
}

/** Results are put here, so that no compiler can leave the work out. */
let kept: unknown

/** As a bot does it: what a view leaves open is worked out once, then table after table is dealt into the same one. */
const DEALT = 50

function imagine({ game }: Row, pace: Pace): () => number {
  const random = quickLuck(randomFrom(seedNumber(1)).stream('bot'))
  const views = tablesFromPlay(game, optionsOf(game), stock(300, pace), whims).map((table, at) =>
    game.view(table, at % 2 === 0 ? 0 : 1),
  )
  return () => {
    let used: AnyTable | undefined
    for (const view of views) {
      const imagining = imaginingOf(game, view)
      for (let dealt = 0; dealt < DEALT; dealt++) used = imagining.deal(random, used)
    }
    kept = used
    return views.length * DEALT
  }
}

/** Whole games, from the text of their log. */
function replay(row: Row, pace: Pace): () => number {
  const logs = Array.from({ length: stock(20, pace) }, (_, number) => writeLog(randomMatch(row, number)))
  return () => {
    for (const log of logs) if (isRefusal(readLog(log, [row.game]))) throw new Error('a log was refused')
    return logs.length
  }
}

function randomMatch({ game }: Row, number: number): Match {
  const seed = seedNumber(number)
  const match = new Match({ game, options: optionsOf(game), seed, id: 'bench', names: [] })
  for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
    const moves = match.moves(seat)
    match.play(seat, moves[whims.below(moves.length)])
  }
  return match
}

function batchOf(row: Row, pace: Pace): () => number {
  if (row.what === 'copy') return onTables(row, pace, row.game.copy)
  if (row.what === 'view') return onTables(row, pace, (table) => row.game.view(table, 0))
  if (row.what === 'imagine') return imagine(row, pace)
  if (row.what === 'replay') return replay(row, pace)
  if (row.own) return row.own.begin()
  return play(row)
}

reportTo(console.log, (name, pace) => measure(batchOf(rowNamed(name), pace), pace))
if (kept === 'never') console.error(kept)
