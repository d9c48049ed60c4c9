import { games } from '@sternentisch/games'
import type { Bench } from '../bench.ts'
import { heapInUse, megabytes } from '../heap.ts'
import { Whims } from '../luck.ts'
import { Client } from './client.ts'

const TABLES = 100

/** Whether the referee keeps anything that ought to be forgotten, whatever it is asked. */
export const referee: Bench = {
  name: 'referee',
  async run({ quick, speech, print }) {
    const requests = quick ? 4000 : 400_000
    const client = new Client(games, TABLES, new Whims())
    const heaps: number[] = []
    print(speech.say('bench.referee.about', { n: requests, tables: TABLES }))
    for (let stretch = 1; stretch <= 10; stretch++) {
      while (client.requests < (requests / 10) * stretch) client.play()
      const open = megabytes(heapInUse())
      client.closeAll()
      heaps.push(heapInUse())
      const closed = megabytes(heaps[heaps.length - 1])
      const { rss } = process.memoryUsage()
      print(speech.say('bench.referee.stretch', { n: client.requests, open, closed, rss: megabytes(rss) }))
    }
    // What may be kept for a while, such as kits of the latest decks, takes some hundred matches to fill up.
    const half = heaps[4]
    const last = heaps[heaps.length - 1]
    return {
      ratio: last / half,
      figures: {
        requests: String(client.requests),
        matches: String(client.matches),
        special: String(client.special),
        half: megabytes(half),
        end: megabytes(last),
        rss: megabytes(process.memoryUsage().rss),
      },
    }
  },
}
