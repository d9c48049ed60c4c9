import { expect, test } from 'vitest'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { sternenfeuer } from '../../rules/game.ts'
import { type Moment, randomGame } from '../../test/random-game.ts'
import { type Forecast, forecastOf } from './forecast.ts'

/** Every attack of random matches, with what was foretold and what came of it. */
test('what is foretold of an attack is what the rules make of it', () => {
  let attacks = 0
  let foretold: Forecast | null = null
  const foretell = ({ table, seat, action }: Moment): void => {
    if (action.kind === 'attack') foretold = forecastOf(sternenfeuer.view(table, seat), action)
  }
  const compare = (event: SternenfeuerEvent): void => {
    if (event.kind !== 'compared' || !foretold) return
    attacks++
    expect(foretold.total).toBe(event.attacking.total)
    const foe = foretold.foes.find(({ design }) => design === event.target.figure.secret)
    expect(foe?.total).toBe(event.defending.total)
  }
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) randomGame({}, name, foretell, compare)
  expect(attacks).toBeGreaterThan(20)
})
