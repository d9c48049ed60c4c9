import { games } from '@sternentisch/games/shelf'
import { type AnyGame, anyAction, randomFrom } from '@sternentisch/kernel'
import type { Bench } from '../bench.ts'
import { layOut } from '../figures.ts'
import { seedNumber, Whims } from '../luck.ts'
import { optionsOf } from '../random-play.ts'

/** No single action may hold up a table for longer. */
const LIMIT = 2
/** Games with an action longer than this are looked at again, so many times. */
const SUSPICIOUS = 0.1
const LOOKS = 5

/** The times of all actions of one game; its cards and whims follow from its number. */
function timesOf(game: AnyGame, options: object, number: number): number[] {
  const random = randomFrom(seedNumber(number))
  const whims = new Whims((number + 1) * 0x9e3779b1)
  const table = game.deal(options, random)
  const times: number[] = []
  for (let deciding = game.deciding(table); deciding.length > 0; deciding = game.deciding(table)) {
    const action = anyAction(game, table, deciding[0], whims)
    const start = performance.now()
    game.play(table, deciding[0], action, random)
    times.push(performance.now() - start)
  }
  return times
}

/**
 * The machine has pauses of its own. What is slow because of the game is slow every time: an action counts with the
 * quickest of several looks at the same game.
 */
function steadily(game: AnyGame, options: object, number: number): number {
  const looks = Array.from({ length: LOOKS }, () => timesOf(game, options, number))
  return Math.max(...looks[0].map((_, move) => Math.min(...looks.map((times) => times[move]))))
}

function longestIn(game: AnyGame, count: number): number {
  const options = optionsOf(game)
  let longest = 0
  for (let number = 0; number < count; number++) {
    const once = Math.max(...timesOf(game, options, number))
    if (once <= longest) continue
    longest = Math.max(longest, once <= SUSPICIOUS ? once : steadily(game, options, number))
  }
  return longest
}

/** The longest single action of many random games, beside the time that it may take. */
export const longest: Bench = {
  name: 'longest',
  async run({ quick, speech, print }) {
    const count = quick ? 20 : 100_000
    print(speech.say('bench.longest.about', { n: count, limit: LIMIT }))
    const found = games.map((game) => {
      const ms = longestIn(game, count)
      print(speech.say('bench.longest.row', { game: game.id, ms: ms.toFixed(3) }))
      return [game.id, ms] as const
    })
    print('')
    for (const line of layOut(found.map(([id, ms]) => [id, `${ms.toFixed(3)} ms`]))) print(line)
    return {
      ratio: Math.max(...found.map(([, ms]) => ms)) / LIMIT,
      figures: Object.fromEntries([
        ['games', String(count)],
        ...found.map(([id, ms]) => [`${id}_ms`, ms.toFixed(3)]),
      ]),
    }
  },
}
