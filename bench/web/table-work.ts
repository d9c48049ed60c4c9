import { games } from '@sternentisch/games/shelf'
import { onShelf } from '@sternentisch/web/shelf'
import type { Bench } from '../bench.ts'
import { layOut } from '../figures.ts'
import { megabytes } from '../heap.ts'
import { longMatch, type TableWork, workByFilming, workWithFeeds } from './tables.ts'

type Voice = Pick<Parameters<Bench['run']>[0], 'quick' | 'speech' | 'print'>

const RUNS = 25

const COLUMNS = ['row', 'load', 'handOver', 'undo', 'kept'] as const

/** Less than this cannot be measured. */
const LEAST = 0.001

const inMs = (time: number): string => time.toFixed(time < 1 ? 2 : 1)

const cellsOf = ({ load, handOver, undo, kept }: TableWork): string[] => [
  ...[load, handOver, undo].map(inMs),
  megabytes(kept),
]

/** What a table works when a match is opened, handed over and taken back; answers the figures, of the slowest game. */
export async function tableWork({ quick, speech, print }: Voice): Promise<Record<string, string>> {
  const { say } = speech
  const runs = quick ? 1 : RUNS
  const measured: { readonly feeds: TableWork; readonly films: TableWork }[] = []
  const rows = [COLUMNS.map((word) => say(`bench.web.table.${word}`))]
  print(say('bench.web.table.about', { runs }))
  for (const game of quick ? games.slice(0, 1) : games) {
    const remember = (await onShelf(game.id)?.loadBoard())?.remember
    const match = longMatch(game)
    const feeds = workWithFeeds({ game, remember }, match, runs)
    const films = workByFilming({ game, remember }, match, runs)
    measured.push({ feeds, films })
    const about = { game: game.id, n: match.steps.length }
    rows.push(
      [say('bench.web.table.feeds', about), ...cellsOf(feeds)],
      [say('bench.web.table.films', about), ...cellsOf(films)],
    )
  }
  for (const line of layOut(rows)) print(line)
  const most = (what: keyof TableWork): number => Math.max(...measured.map(({ feeds }) => feeds[what]))
  const ratio = (what: keyof TableWork): string =>
    Math.min(...measured.map(({ feeds, films }) => films[what] / Math.max(feeds[what], LEAST))).toFixed(1)
  return {
    ...{ load_ms: inMs(most('load')), load_ratio: ratio('load') },
    ...{ handover_ms: inMs(most('handOver')), handover_ratio: ratio('handOver') },
    ...{ undo_ms: inMs(most('undo')), undo_ratio: ratio('undo') },
    ...{ kept_MB: (most('kept') / 1e6).toFixed(2), kept_ratio: ratio('kept') },
  }
}
