import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { settings } from '../test/scene.ts'
import { battleAt } from './forecast.ts'
import { foresee } from './foresight.ts'

/** Plays at random; `visit` sees each decision before it is made and what came of it. */
function play(
  name: string,
  visit: (
    table: Table,
    seat: 0 | 1,
    action: Action,
  ) => ((events: readonly StarfighterEvent[]) => void) | null,
): void {
  const luck = randomFrom(seedFrom(name))
  const draws = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const table = starfighter.deal(settings({ mode: 'skirmish' }), luck)
  for (;;) {
    const [seat] = starfighter.deciding(table)
    if (seat === undefined) return
    const all = starfighter.actions(starfighter.view(table, seat))
    const action = all[draws.below(all.length)]
    const check = visit(table, seat as 0 | 1, action)
    const events: StarfighterEvent[] = []
    starfighter.play(table, seat, action, luck, (event) => events.push(event))
    check?.(events)
  }
}

describe('what the board foresees', () => {
  it('is what then happens, up to where nobody can know', () => {
    let [seen, blind] = [0, 0]
    for (const name of ['foresee', 'foresee again', 'and again'])
      play(name, (table, seat, action) => {
        const ahead = foresee(starfighter.view(table, seat), action)
        if (!ahead) return null
        return (events) => {
          const told = events.map((event) => tellTo(event, seat))
          ahead.events.forEach((event, at) => {
            // A destroyed back turns out to be some card.
            const open = event.kind === 'destroyed' && event.card === -1
            expect(open ? told[at].kind : told[at]).toEqual(open ? 'destroyed' : event)
          })
          if (ahead.unknown) blind++
          else seen++
        }
      })
    expect(seen).toBeGreaterThan(60)
    expect(blind).toBeGreaterThan(0)
  })

  it('counts the fire of the first engagement as the rules do', () => {
    let battles = 0
    for (const name of ['fire', 'more fire', 'still more'])
      play(name, (table, seat, action) => {
        if (action.kind !== 'order') return null
        const columns = battleAt(starfighter.view(table, seat))
        return (events) => {
          const first = events.find((event) => event.kind === 'engagement')
          const column = columns.find(({ sectors }) => sectors[0] === first?.south)
          expect(column?.salvos.map(({ shots }) => shots)).toEqual(first?.salvos)
          battles++
        }
      })
    expect(battles).toBeGreaterThan(5)
  })

  it('foretells markers, cards and hull of an engagement that uncovers nothing', () => {
    let compared = 0
    for (const name of ['toll', 'more toll', 'still more toll', 'toll again'])
      play(name, (table, seat, action) => {
        if (action.kind !== 'order') return null
        const columns = battleAt(starfighter.view(table, seat))
        return (events) => {
          const start = events.findIndex((event) => event.kind === 'engagement')
          const next = events.findIndex((event, at) => at > start && ENDS.includes(event.kind))
          const clash = events.slice(start, next < 0 ? undefined : next)
          const first = clash[0]
          if (first?.kind !== 'engagement' || clash.some(({ kind }) => kind === 'triggered')) return
          const column = columns.find(({ sectors }) => sectors[0] === first.south)
          for (const side of [0, 1] as const) {
            const count = (kind: StarfighterEvent['kind']): number =>
              clash.filter((event) => event.kind === kind && 'seat' in event && event.seat === side).length
            expect(column?.salvos[side].markers).toBe(count('marked'))
            expect(column?.salvos[side].cards).toBe(count('destroyed'))
          }
          compared++
        }
      })
    expect(compared).toBeGreaterThan(5)
  })
})

const ENDS: readonly StarfighterEvent['kind'][] = ['engagement', 'roundEnd']
