// What people call blunders: no level from 3 up may do it. The lower ones may, by what they do not see.
import { boxOf } from '@sternentisch/games/shelf'
import {
  type AnyTable,
  anyAction,
  imaginingOf,
  type Random,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { levelled } from './index.ts'
import { budgetOf } from './levels.ts'
import { fitted } from './test/fitted.ts'
import { sharesOf } from './worth.ts'

const MATCHES = 40
/** So many positions of each kind are enough. */
const WANTED = 3
/** Tables on which a move must end the match in the same way to be a certain win or loss. */
const LOOKS = 6

/** Action → what the seat has of the match if the move surely ends it, −1 if it need not. */
function endsOf(
  box: NonNullable<ReturnType<typeof boxOf>>,
  table: AnyTable,
  seat: Seat,
  random: Random,
): Map<unknown, number> {
  const { game } = box
  const view = game.view(table, seat)
  const imagining = imaginingOf(game, view)
  const ends = new Map<unknown, number>()
  const actions = game.actions(view)
  if (actions.length > 60) return ends
  for (let look = 0; look < LOOKS; look++) {
    const imagined = imagining.deal(random)
    for (const action of actions) {
      if (ends.get(action) === -1) continue
      const after = game.copy(imagined)
      game.play(after, seat, action, random)
      const result = game.result(after)
      const end = result ? sharesOf(game, result, game.optionsOf(after))[seat] : -1
      ends.set(action, (ends.get(action) ?? end) === end ? end : -1)
    }
  }
  return ends
}

describe.each(fitted)('in %s level 3', (id) => {
  const box = boxOf(id)!
  const { game, mind } = box
  const bot = levelled(game, mind)

  test('takes a certain win, and no certain loss where there is another way', () => {
    const found = { wins: 0, losses: 0 }
    for (let match = 0; match < MATCHES && (found.wins < WANTED || found.losses < WANTED); match++) {
      const random = randomFrom(seedFrom(`silly ${match}`))
      const whims = random.stream('whims')
      const table = game.deal(readOptions<object>(game.options, {}) as object, random)
      for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
        const ends = endsOf(box, table, seat, randomFrom(seedFrom(`look ${match}`)))
        const all = [...ends.values()]
        const wins = all.includes(1) && found.wins < WANTED
        const losses = all.includes(0) && all.some((end) => end !== 0) && found.losses < WANTED
        if (all.length > 1 && (wins || losses)) {
          const view = game.view(table, seat)
          const luck = randomFrom(seedFrom(`think ${match}`))
          const { action } = bot(view, game.actions(view), budgetOf(3), luck)
          const said = `${game.write(action)} of seat ${seat} in match ${match}`
          if (wins) {
            expect(ends.get(action), said).toBe(1)
            found.wins++
          }
          if (losses) {
            expect(ends.get(action), said).not.toBe(0)
            found.losses++
          }
        }
        game.play(table, seat, anyAction(game, table, seat, whims), random)
      }
    }
    expect(found.wins + found.losses).toBeGreaterThan(0)
  })
})
