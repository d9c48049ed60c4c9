import { boxOf } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  type AnyTable,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, monteCarlo, randomBot, treeSearch } from './index.ts'
import { ponderingSearch } from './tree-search.ts'

const box = boxOf('stellar')!
const { game, mind } = box
const silly = randomBot(game, mind)

function playOut(options: object, seed: string, botOf: (seat: Seat) => Bot, budget: number): AnyTable {
  const random = randomFrom(seedFrom(seed))
  const table = game.deal(options, random)
  for (let moves = 0; ; moves++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) return table
    const view = game.view(table, seat)
    const luck = randomFrom(seedFrom(`${seed} ${moves}`))
    game.play(table, seat, botOf(seat)(view, game.actions(view), budget, luck).action, random)
  }
}

describe.each([
  ['the flat search', monteCarlo, 40],
  ['the tree search', treeSearch, 40],
  // Half as many tries: each is as much work as four.
  ['the search that ponders', ponderingSearch, 80],
])('%s', (_, maker, budget) => {
  const clever = maker(game, mind)

  // A few matches here; `sternentisch simulate` plays any number.
  test.each([
    ['duel', 24],
    ['trio', 12],
    ['quartet', 8],
    ['tandem', 8],
  ])('beats random players in a %s', (mode, matches) => {
    const options = readOptions(game.options, { mode })
    const seats = game.seatsOf(options)
    let won = 0
    for (let match = 0; match < matches; match++) {
      const hero = match % seats
      const ours = (seat: number): boolean => seat === hero || (mode === 'tandem' && (seat + hero) % 2 === 0)
      const table = playOut(options, `${mode} ${match}`, (seat) => (ours(seat) ? clever : silly), budget)
      const { winners } = game.result(table)!
      if (winners.every(ours)) won++
    }
    expect(won / matches).toBeGreaterThanOrEqual(0.8)
  })

  test('gives the same move for the same view, seed and budget', () => {
    const options = readOptions(game.options, {})
    const think = () => playOut(options, 'again', () => clever, 20)
    expect(think()).toEqual(think())
  })

  test('never holds a table: it asks the game for nothing but imagined ones', () => {
    const table = game.deal(readOptions(game.options, {}), randomFrom(seedFrom('held')))
    const held = new Set<unknown>([table, table.cards])
    const watched: AnyGame = {
      ...game,
      play(imagined, ...rest) {
        expect(held.has(imagined) || held.has(imagined.cards)).toBe(false)
        game.play(imagined, ...rest)
      },
    }
    const before = JSON.stringify(table)
    const view = JSON.parse(JSON.stringify(game.view(table, 0)))
    maker(watched, mind)(view, game.actions(view), 50, randomFrom(seedFrom('think')))
    expect(JSON.stringify(table)).toBe(before)
  })

  test('says what it considered, best first', () => {
    const table = game.deal(readOptions(game.options, {}), randomFrom(seedFrom('said')))
    const view = game.view(table, 0)
    const { action, considered } = clever(view, game.actions(view), 200, randomFrom(seedFrom('think')))
    expect(considered[0].action).toBe(action)
    expect(considered.length).toBeGreaterThan(10)
    for (const { chance } of considered) expect(chance).toBeGreaterThanOrEqual(0)
  })
})

describe.each([
  ['the tree search', treeSearch],
  ['the search that ponders', ponderingSearch],
])('%s', (_, maker) => {
  test('tries no more often than its budget says, and takes what it tried most', () => {
    const table = game.deal(readOptions(game.options, {}), randomFrom(seedFrom('counted')))
    const view = game.view(table, 0)
    const { action, considered } = maker(game, mind)(
      view,
      game.actions(view),
      300,
      randomFrom(seedFrom('think')),
    )
    const visits = considered.map((each) => each.visits ?? 0)
    expect(visits.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300)
    expect(considered[0].action).toBe(action)
    expect(visits[0]).toBe(Math.max(...visits))
  })
})
