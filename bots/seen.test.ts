// A search may not tell apart what its seat cannot: moves of others that look the same are the same to it.
import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'
import {
  type AnyTable,
  type GameEvent,
  randomFrom,
  readOptions,
  type Seat,
  seatsUpTo,
  seedFrom,
  tellTo,
} from '@sternentisch/kernel'
import { expect, test } from 'vitest'

const MATCHES = 2
/** Decisions with more ways than this are apart, and no tree looks into them. */
const MOST = 60

const modes = boxes.flatMap(({ id }) => {
  const rule = boxOf(id)!.game.options.rules.find((each) => each.id === 'mode')
  return (rule?.values ?? ['']).map((mode) => [id, String(mode)] as const)
})

test.each(modes)('%s %s', (id, mode) => {
  const { game, mind } = boxOf(id)!
  const options = readOptions<object>(game.options, mode ? { mode } : {}) as object
  const seats = seatsUpTo(game.seatsOf(options))

  /** What another seat hears of a move, and sees after it. */
  const noticed = (table: AnyTable, seat: Seat, action: unknown, viewer: Seat): string => {
    const events: GameEvent[] = []
    const after = game.copy(table)
    game.play(after, seat, action, randomFrom(seedFrom('same luck')), (event) => events.push(event))
    return JSON.stringify([events.map((event) => tellTo(event, viewer)), game.view(after, viewer)])
  }

  for (let match = 0; match < MATCHES; match++) {
    const random = randomFrom(seedFrom(`seen ${match}`))
    const whims = random.stream('whims')
    const table = game.deal(options, random)
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const actions = game.actionsAt(table, seat)
      const viewer = seats[(seat + 1) % seats.length]
      if (actions.length <= MOST && !mind.isApart?.(table)) {
        const seenAs = new Map<string, unknown>()
        for (const action of actions) {
          const heard = noticed(table, seat, action, viewer)
          const seen = mind.seen?.(action) ?? action
          if (seenAs.has(heard))
            expect(seen, `${game.write(action)} of seat ${seat}`).toEqual(seenAs.get(heard))
          seenAs.set(heard, seen)
        }
      }
      game.play(table, seat, actions[whims.below(actions.length)], random)
    }
  }
})
