import { isRefusal, Match, type Refusal, type Seat, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { sample } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { asideOf, handOf, spentOf } from '../rules/zones.ts'

/** A table in a few readable lines; ships not named lie aside. */
function laid(setup: object): Table {
  const table = sample.lay({ options: { ships: 5 }, ...setup })
  if (isRefusal(table)) throw new Error(JSON.stringify(table))
  return table
}

function matchAt(setup: object): Match {
  const table = laid(setup)
  const options = table.options
  return new Match({ game: sample, options, seed: seedFrom('scene'), id: 'scene', names: [], laid: table })
}

const dealt = (ships: 5 | 7 | 9): Match =>
  new Match({ game: sample, options: { ships }, seed: seedFrom('deal'), id: 'deal', names: [] })

const seen = (match: Match, viewer: Seat | 'audience'): View => sample.view(match.table as Table, viewer)

const refusal = (result: object): Refusal => {
  if (!isRefusal(result)) throw new Error('nothing was refused')
  return result
}

const LAST_TWO = {
  round: 2,
  won: [1, 0],
  players: [
    { hand: ['1', '4'], spent: ['3'] },
    { hand: ['4', '5'], spent: ['2'] },
  ],
}

describe('before the match', () => {
  test.each([5, 7, 9] as const)('SM-1.1 both have one ship of each strength up to %i', (ships) => {
    const { face, pool } = sample.layout(dealt(ships).table as Table)
    for (const seat of [0, 1])
      expect(face.filter((_, card) => pool[card] === seat)).toEqual(
        Array.from({ length: ships }, (_, at) => at + 1),
      )
  })

  test('SM-1.2 two ships lie aside, the others are the hand', () => {
    const { zones } = (dealt(7).table as Table).cards
    for (const seat of [0, 1]) {
      expect(zones[asideOf(seat)]).toHaveLength(2)
      expect(zones[handOf(seat)]).toHaveLength(5)
    }
  })
})

describe('a round', () => {
  test('SM-2.1 both send a ship of their hand, and nobody sends two', () => {
    const match = matchAt(LAST_TWO)
    expect(match.deciding()).toEqual([0, 1])
    expect(match.moves(0)).toEqual(['send 1', 'send 4'])
    expect(refusal(match.play(0, 'send 5'))).toMatchObject({ code: 'sample.notInHand', rule: 'SM-2.1' })
    match.play(0, 'send 4')
    expect(refusal(match.play(0, 'send 1'))).toMatchObject({ code: 'sample.alreadySent', rule: 'SM-2.1' })
    expect(match.deciding()).toEqual([1])
  })

  test.each([
    ['send 4', 'send 5', [1, 1]],
    ['send 4', 'send 4', [1, 0]],
    ['send 1', 'send 4', [1, 1]],
  ])('SM-2.2 %s against %s: the stronger wins the round', (own, other, won) => {
    const match = matchAt(LAST_TWO)
    match.play(1, other)
    match.play(0, own)
    expect((match.table as Table).won).toEqual(won)
  })

  test('SM-2.3 both ships are spent, for all to see', () => {
    const match = matchAt(LAST_TWO)
    match.play(0, 'send 4')
    match.play(1, 'send 5')
    const { zones } = seen(match, 'audience')
    expect(zones[spentOf(0)].cards.map(({ face }) => face)).toEqual([3, 4])
    expect(zones[spentOf(1)].cards.map(({ face }) => face)).toEqual([2, 5])
  })
})

describe('the end', () => {
  test('SM-3.1 with empty hands it is over, and an equal number of rounds is shared', () => {
    const match = matchAt(LAST_TWO)
    for (const [own, other] of [
      ['send 4', 'send 4'],
      ['send 1', 'send 5'],
    ]) {
      match.play(0, own)
      match.play(1, other)
    }
    expect(match.result).toEqual({ winners: [0, 1], scores: [1, 1] })
    expect((match.table as Table).round).toBe(3)
    expect(refusal(match.play(0, 'send 1'))).toMatchObject({ code: 'sample.over', rule: 'SM-3.1' })
  })
})

describe('who knows what', () => {
  test('SM-V1 a hand is known to its owner and counted by all', () => {
    const match = matchAt(LAST_TWO)
    expect(seen(match, 0).zones[handOf(0)].cards.map(({ face }) => face)).toEqual([1, 4])
    expect(seen(match, 1).zones[handOf(0)]).toMatchObject({ size: 2, cards: [{ face: -1 }, { face: -1 }] })
    match.play(0, 'send 4')
    expect(seen(match, 1).pending[0].picks).toEqual([-2, -1])
  })

  test('SM-V2 nobody sees what lies aside', () => {
    const match = dealt(7)
    for (const viewer of [0, 1, 'audience'] as const)
      expect(seen(match, viewer).zones[asideOf(0)].cards.map(({ face }) => face)).toEqual([-1, -1])
  })
})

test.each([
  ['hands of different sizes', { players: [{ hand: ['1'] }, { hand: ['1', '2'] }] }, 'sample.table.aside'],
  ['a ship that is not there', { players: [{ hand: ['8'] }] }, 'sample.table.card'],
  ['a round that does not fit', { ...LAST_TWO, round: 4 }, 'sample.table.round'],
  [
    'a pick that is not in the hand',
    { ...LAST_TWO, pending: [{ kind: 'choice', picks: [5, null] }] },
    'sample.table.pending',
  ],
  ['garbage', { players: 7 }, 'sample.table.shape'],
])('a table with %s is refused', (_, setup, code) => {
  expect(refusal(sample.lay({ options: { ships: 5 }, ...setup }) as object).code).toBe(code)
})
