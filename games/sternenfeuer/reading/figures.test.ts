import { expect, test } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { played } from '../test/random-game.ts'
import { candidates, rowAt } from './figures.ts'

test('the true face of a face-down figure is among the possible ones', () => {
  const { table } = played('guess', 40)
  for (const place of [0, 1, 2]) {
    const truth = rowAt(sternenfeuer.view(table, 'all'), 1, place)
    const view = sternenfeuer.view(table, 0)
    rowAt(view, 1, place).forEach((figure, at) => {
      expect(candidates(view, figure)).toContain(truth[at].face)
    })
  }
})
