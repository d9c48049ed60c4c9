import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { spacetrace } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { scene } from '../../test/scene.ts'
import type { Account } from './account.ts'
import { foretell } from './foretell.ts'
import { goneOn } from './gone-on.ts'
import { NOTHING, remember } from './memory.ts'

/** An attack with orders as they stand and no tactics, looked at after each thing that happens. */
function fightOut(table: Table, look: (view: View, fought: Account | null) => void): void {
  let memory = NOTHING
  const tell = (event: SpacetraceEvent): void => {
    const view = spacetrace.view(table, 0)
    memory = remember(memory, { view, event: tellTo(event, 0) })
    look(view, memory.fought)
  }
  do {
    const [seat] = spacetrace.deciding(table)
    const action = spacetrace
      .actionsAt(table, seat)
      .find(({ kind, pass }) => kind === 'attack' || kind === 'keep' || pass === 'once')
    spacetrace.play(table, seat, action!, randomFrom(seedFrom('fight')), tell)
  } while (table.pending.at(-1)?.kind !== 'turn')
}

describe('while the shots of a row fall', () => {
  it('what was expected of the rows after it stays, and what is fought takes its place', () => {
    const fleets = { A: { base: 'fighter; destroyer; cruiser' }, B: { base: 'fighter; drones; cruiser' } }
    const table = scene(fleets)
    let expected = foretell(spacetrace.view(table, 0), null)
    const final = expected?.battles[0].rows ?? []
    const seen = new Set<number>()
    fightOut(table, (view, fought) => {
      const on = goneOn(view, expected, fought)
      expected = on ?? foretell(view, fought)
      const row = fought?.battles.at(-1)?.rows.at(-1)
      if (!on || !row) return
      seen.add(row.row)
      const rows = on.battles[0].rows
      expect(rows.filter((each) => each.row > row.row)).toEqual(final.filter((each) => each.row > row.row))
      expect(rows.find((each) => each.row === row.row)).toEqual(row)
    })
    expect([...seen]).toEqual(final.map(({ row }) => row))
    expect(seen.size).toBeGreaterThan(2)
  })

  it('nothing is kept of another battle', () => {
    const one = scene({ A: { base: 'fighter' }, B: { base: 'fighter' } })
    const expected = foretell(spacetrace.view(one, 0), null)
    let kept = 0
    const look = (view: View, fought: Account | null): void => {
      if (goneOn(view, expected, fought)) kept++
    }
    fightOut(scene({ A: { base: 'patrol' }, B: { base: 'fighter' } }), look)
    expect(kept).toBe(0)
    fightOut(one, look)
    expect(kept).toBeGreaterThan(0)
  })
})
