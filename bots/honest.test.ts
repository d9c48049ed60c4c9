import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'
import { type AnyGame, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { honestBots } from './honest.ts'

describe('tables that look alike to a seat give the same thought', () => {
  // A match each; `npm run prove -- bots` plays any number.
  test.each(boxes.map(({ id }) => id))('%s', (id) => {
    const failure = honestBots.run(boxOf(id)!.game, seedFrom('alike'))
    if (failure) throw failure
  })
})

test('a bot that gets more than its view would be found out', () => {
  const { game } = boxOf('sternenfeuer')!
  /** A view that tells how many cards of low design the deck begins with. */
  const { imagining: _, ...rest } = game
  const leaky: AnyGame = {
    ...rest,
    imagine: (view, random) => {
      const { hint = 0 } = view as { hint?: number }
      for (let i = 0; i < hint; i++) random.stream('imagine').below(7)
      return game.imagine(view, random)
    },
    view: (table, viewer) =>
      Object.assign(game.view(table, viewer) as object, { hint: table.cards.zones[0][0] % 5 }),
  }
  const failures = Array.from({ length: 4 }, (_, run) => honestBots.run(leaky, seedFrom(`leaky ${run}`)))
  expect(failures.some((failure) => failure !== null)).toBe(true)
})
