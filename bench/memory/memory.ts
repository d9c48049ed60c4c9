import { games as shelved } from '@sternentisch/games/shelf'
import type { Bench } from '../bench.ts'
import { heapInUse, megabytes } from '../heap.ts'
import { Whims } from '../luck.ts'
import { optionsOf, playAtRandom } from '../random-play.ts'

/** Whether anything is kept that ought to be forgotten: the heap after a million games, beside that after the first. */
export const memory: Bench = {
  name: 'memory',
  async run({ quick, speech, print }) {
    const games = quick ? 100 : 1_000_000
    const [lightest] = shelved
    const stretch = games / 10
    const options = optionsOf(lightest)
    const whims = new Whims()
    const heaps: number[] = []
    print(speech.say('bench.memory.about', { n: games }))
    const start = process.cpuUsage()
    for (let game = 0; game < games; game++) {
      playAtRandom(lightest, options, game, whims)
      if ((game + 1) % stretch > 0) continue
      heaps.push(heapInUse())
      print(speech.say('bench.memory.stretch', { n: game + 1, heap: megabytes(heaps[heaps.length - 1]) }))
    }
    const { user, system } = process.cpuUsage(start)
    const [first] = heaps
    const last = heaps[heaps.length - 1]
    return {
      ratio: last / first,
      figures: {
        games: String(games),
        warm: megabytes(first),
        end: megabytes(last),
        most: megabytes(Math.max(...heaps)),
        cpu: `${((user + system) / 1e6).toFixed(0)}s`,
      },
    }
  },
}
