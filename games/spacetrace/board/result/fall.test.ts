import { tellTo } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { played } from '../../test/played.ts'
import { fallOf } from './fall.tsx'

it('draws the fall of both Bases to where they are now', () => {
  const { table, events } = played('second', 'fall', 3000)
  const view = spacetrace.view(table, 0)
  const lines = fallOf(
    view,
    events.map((event) => tellTo(event, 0)),
  )
  for (const seat of [0, 1]) {
    const lp = table.runs[seat === 0 ? 0 : table.cards.zones.flat().length / 2][1]
    expect(lines[seat][0]).toBe(1000)
    expect(lines[seat].at(-1)).toBe(lp)
  }
})
