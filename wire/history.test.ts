import { expect, test } from 'vitest'
import { endingOf } from './history.ts'

const notice = (seats: number) =>
  ({ chairs: Array.from({ length: seats }, () => ({ for: 'person' })) }) as never

test.each([
  ['a win', 2, { winners: [0], scores: [] }, 'won'],
  ['a loss', 2, { winners: [1], scores: [] }, 'lost'],
  ['a draw by agreement', 2, { winners: [0, 1], scores: [], by: 'agreement' }, 'drawn'],
  ['a draw by agreement of those who are left', 3, { winners: [0, 1], scores: [], by: 'agreement' }, 'drawn'],
  ['the same for whoever had given up', 3, { winners: [1, 2], scores: [], by: 'agreement' }, 'lost'],
  ['what all win', 2, { winners: [0, 1], scores: [7, 7] }, 'drawn'],
  ['what a team wins', 4, { winners: [0, 2], scores: [] }, 'won'],
  ['what nobody wins', 2, { winners: [], scores: [] }, 'drawn'],
] as const)('%s is what it says', (_, seats, result, ending) => {
  expect(endingOf({ viewer: 0, result: result as never, notice: notice(seats) })).toBe(ending)
})
