import type { Gallery, Pictured } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'

/** Where a game's own pictures are; a game without any is shown at random. */
const OWN: Readonly<Record<string, () => Promise<{ readonly gallery: Gallery }>>> = {
  stellar: () => import('@sternentisch/stellar/gallery'),
  starfighter: () => import('@sternentisch/starfighter/gallery'),
  spacetrace: () => import('@sternentisch/spacetrace/gallery'),
}

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

export async function galleryOf(game: AnyGame): Promise<Gallery> {
  const own = (await OWN[game.id]?.())?.gallery ?? {}
  const random = MOVES.map((moves) => [`random-${moves}`, () => atRandom(game, moves)] as const)
  return { ...own, ...Object.fromEntries(random) }
}
