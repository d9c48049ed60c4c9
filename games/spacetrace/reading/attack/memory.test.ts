import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { anyActionAt, optionsAt } from '../../test/played.ts'
import { SEATS } from '../seats.ts'
import { shipsOf } from '../ships.ts'
import { NOTHING, remember } from './memory.ts'

it('an attack is reported afterwards as what both sides lost', () => {
  let reports = 0
  for (const name of ['m', 'n', 'o', 'p']) {
    const random = randomFrom(seedFrom(name))
    const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
    const table = spacetrace.deal(optionsAt('first'), random)
    let memory = NOTHING
    let before: readonly number[] = []
    for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
      const action = anyActionAt(table, seat, whims)
      spacetrace.play(table, seat, action, random, (event) => {
        const view = spacetrace.view(table, 0)
        memory = remember(memory, { view, event: tellTo(event, 0) })
        const cards = SEATS.map((each) => shipsOf(view, each).length)
        if (event.kind === 'attack') before = cards
        if (event.kind !== 'attackOver') return
        reports++
        const lost = memory.report?.losses.map((loss) => loss.cards)
        expect(lost).toEqual([before[0] - cards[0], before[1] - cards[1]])
      })
    }
  }
  expect(reports).toBeGreaterThan(5)
})
