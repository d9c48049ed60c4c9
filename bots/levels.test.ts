import { boxOf } from '@sternentisch/games/shelf'
import { randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, levelled, randomBot } from './index.ts'
import { budgetOf, LEVELS, levelWith } from './levels.ts'
import { botName } from './names.ts'
import { fitted } from './test/fitted.ts'

describe('five levels', () => {
  test.each(LEVELS)('level %i thinks at least five times as long as the one below', (level) => {
    const below = LEVELS.find((each) => each === level - 1)
    if (below) expect(budgetOf(level)).toBeGreaterThanOrEqual(5 * budgetOf(below))
    expect(levelWith(budgetOf(level))).toBe(level)
  })

  test('matches kept with other budgets go on at a level near them', () => {
    expect([1, 4, 60, 300, 1000, 2500, 1_000_000].map(levelWith)).toEqual([1, 2, 3, 4, 5, 5, 5])
  })

  test('several of one level have different names', () => {
    const names = LEVELS.flatMap((level) => [0, 1, 2, 3].map((before) => botName(level, before)))
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(LEVELS.slice(0, 3))('level %i says the same to the same question', (level) => {
    const { game, mind } = boxOf('stellar')!
    const table = game.deal(readOptions(game.options, {}), randomFrom(seedFrom('levels')))
    const view = game.view(table, 0)
    const think = () =>
      levelled(game, mind)(view, game.actions(view), budgetOf(level), randomFrom(seedFrom('think')))
    expect(think()).toEqual(think())
  })
})

test('what the games that ship look at is fitted', () => {
  expect(fitted.length).toBeGreaterThanOrEqual(4)
})

/** How many of so many matches one bot wins against another, on the same deals from both seats. */
function wonBy(
  id: string,
  [one, other]: readonly [Bot, Bot],
  budgets: readonly [number, number],
  matches: number,
) {
  const { game } = boxOf(id)!
  const options = readOptions<object>(game.options, {}) as object
  let won = 0
  for (let match = 0; match < matches; match++) {
    const hero = match % 2
    const random = randomFrom(seedFrom(`first ${match >> 1}`))
    const table = game.deal(options, random)
    let moves = 0
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const view = game.view(table, seat)
      const luck = randomFrom(seedFrom(`${match} ${moves++}`))
      const [bot, budget] = seat === hero ? [one, budgets[0]] : [other, budgets[1]]
      game.play(table, seat, bot(view, game.actions(view), budget, luck).action, random)
    }
    const { winners } = game.result(table)!
    if (winners.some((winner) => winner === hero)) won += 1 / winners.length
  }
  return won
}

// `npm run prove -- ladder` asks much more, in every mode. Here a level that loses to whims, or to a lower one, would be found out.
describe.each(fitted)('in %s', (id) => {
  const { game, mind } = boxOf(id)!
  const bot = levelled(game, mind)

  test('the first level beats whoever plays anything', () => {
    const won = wonBy(id, [bot, randomBot(game, mind)], [budgetOf(1), 1], 12)
    expect(won).toBeGreaterThanOrEqual(0.6 * 12)
  })

  test.each([2, 3] as const)('level %i does not lose to the one below', (level) => {
    const below = LEVELS[LEVELS.indexOf(level) - 1]
    const won = wonBy(id, [bot, bot], [budgetOf(level), budgetOf(below)], 40)
    expect(won).toBeGreaterThanOrEqual(0.5 * 40)
  })
})
