import { boxes } from '@sternentisch/games'
import type { Gallery, Pictured } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'

const MOVES = [0, 10, 25, 50, 100, 1000]

/** A table after so many moves of players who play anything, the same each time. */
function atRandom(game: AnyGame, moves: number): Pictured {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  const luck = randomFrom(seedFrom(`gallery ${game.id}`))
  const whims = luck.stream('whims')
  const events: Pictured['events'][number][] = []
  const table = game.deal(options, luck)
  for (let made = 0; made < moves; made++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) break
    const open = game.actions(game.view(table, seat))
    game.play(table, seat, open[whims.below(open.length)], luck, (event) =>
      events.push({ event, view: game.view(table, 0) }),
    )
  }
  return { table, viewer: 0, events }
}

/** The states that the game's box names, and some that chance makes. */
export async function galleryOf(game: AnyGame): Promise<Gallery> {
  const own = await boxes.find(({ id }) => id === game.id)?.gallery?.()
  const random = MOVES.map((moves) => [`random-${moves}`, () => atRandom(game, moves)] as const)
  return { ...own, ...Object.fromEntries(random) }
}
