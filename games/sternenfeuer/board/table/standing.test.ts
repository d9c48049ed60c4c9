import { expect, test } from 'vitest'
import { sternenfeuer } from '../../rules/game.ts'
import { played } from '../../test/random-game.ts'
import { standingsOf } from './standing.ts'

test('who is said to hold a place is never wrong once it is certain', () => {
  for (const name of ['g', 'h', 'i']) {
    const { table } = played(name, 60)
    const open = standingsOf(sternenfeuer.view(table, 'all'))
    for (const seat of [0, 1] as const) {
      standingsOf(sternenfeuer.view(table, seat)).forEach((standing, place) => {
        if (standing.by !== 'open') expect(standing.owner).toBe(open[place].owner)
      })
    }
  }
})
