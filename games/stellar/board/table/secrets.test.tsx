import { type Seat, seatsUpTo, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellar } from '../../rules/game.ts'
import { kitOf } from '../../rules/kit.ts'
import { SHIP_NAMES } from '../../rules/ships.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { drawn, MODES, play } from '../../test/drawn.ts'

describe('secrets', () => {
  /** How often each ship's name stands in the markup. */
  const mentions = (markup: string): number[] => SHIP_NAMES.map((name) => markup.split(name).length - 1)

  it.each(MODES)('look the same whatever is hidden: $mode', (options) => {
    let compared = 0
    play(options, `secret ${options.mode}`, (table, event) => {
      if (event || compared >= 30) return
      for (const viewer of ['audience', 1] as const) {
        const other = swapped(table, viewer)
        if (!other) continue
        expect(drawn(stellar.view(other, viewer))).toBe(drawn(stellar.view(table, viewer)))
        compared++
      }
    })
    expect(compared).toBeGreaterThan(20)
  })

  it('audiences see only ships that lie open or were lost in the open', () => {
    play({ mode: 'duel' }, 'audience', (table, event) => {
      if (event) return
      const view = stellar.view(table, 'audience')
      const known = new Set(view.zones.flatMap((zone) => zone.cards.map(({ face }) => face)))
      const counts = mentions(drawn(view))
      counts.forEach((count, ship) => {
        // The Mend is named where it blurs a discard; its own card then lies open.
        if (count > 0 && known.has(UNKNOWN)) expect(known.has(ship), SHIP_NAMES[ship]).toBe(true)
      })
    })
  })

  /** The same table with two ships exchanged that this viewer cannot tell apart. */
  function swapped(table: Table, viewer: Viewer): Table | null {
    const { layout, players } = kitOf(table.options)
    const view = stellar.view(table, viewer)
    for (const seat of seatsUpTo(players)) {
      if (seat === viewer) continue
      const hidden = hiddenShips(table, view, seat)
      for (const one of hidden) {
        const two = hidden.find(
          (each) =>
            layout.face[each.card] !== layout.face[one.card] &&
            layout.back[layout.face[each.card]] === layout.back[layout.face[one.card]],
        )
        if (!two) continue
        const copy = stellar.copy(table)
        const { zones, handle, known, once } = copy.cards
        zones[one.zone][one.place] = two.card
        zones[two.zone][two.place] = one.card
        for (const row of [handle, known, once])
          [row[one.card], row[two.card]] = [row[two.card], row[one.card]]
        return copy
      }
    }
    return null
  }

  function hiddenShips(table: Table, view: View, seat: Seat) {
    const { layout } = kitOf(table.options)
    return layout.zones.flatMap((zone, index) => {
      const seen = view.zones[index]
      const all = seen.cards.every(({ face }) => face === UNKNOWN)
      if (zone.owner !== seat || zone.shape === 'pile' || !all || seen.strays > 0) return []
      return table.cards.zones[index].map((card, place) => ({ zone: index, place, card }))
    })
  }
})
