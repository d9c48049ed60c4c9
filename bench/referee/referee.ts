import type { Bench } from '../bench.ts'
import { megabytes } from '../heap.ts'
import { reports } from '../reports.ts'

const TABLES = 100

/** How a referee stands after a tenth of the requests (cli/referee/busy/main.ts); memory in bytes. */
interface Standing {
  readonly requests: number
  readonly matches: number
  readonly special: number
  readonly open: number
  readonly closed: number
  readonly rss: number
}

/** Whether the referee keeps anything that ought to be forgotten, whatever it is asked. */
export const referee: Bench = {
  name: 'referee',
  async run({ quick, speech, print }) {
    const requests = quick ? 1000 : 400_000
    print(speech.say('bench.referee.about', { n: requests, tables: TABLES }))
    const tenths: Standing[] = []
    const entry = 'cli/referee/busy/main.ts'
    for await (const tenth of reports<Standing>(entry, [requests, TABLES], ['--expose-gc'])) {
      tenths.push(tenth)
      const [open, closed, rss] = [tenth.open, tenth.closed, tenth.rss].map(megabytes)
      print(speech.say('bench.referee.stretch', { n: tenth.requests, open, closed, rss }))
    }
    // What may be kept for a while, such as kits of the latest decks, takes some hundred matches to fill up.
    const half = tenths[4]
    const last = tenths[9]
    return {
      ratio: last.closed / half.closed,
      figures: {
        requests: String(last.requests),
        matches: String(last.matches),
        special: String(last.special),
        half: megabytes(half.closed),
        end: megabytes(last.closed),
        rss: megabytes(last.rss),
      },
    }
  },
}
