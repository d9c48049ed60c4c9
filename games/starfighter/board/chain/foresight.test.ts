import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { starfighter } from '../../rules/game.ts'
import { HIT_OWN, VERTICAL } from '../../rules/symbols.ts'
import type { Table } from '../../rules/table.ts'
import { scene, settings } from '../../test/scene.ts'
import { battleAhead, battleAt, tollOf } from '../battle/forecast.ts'
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

  it('names the effects that falls uncover, and counts those that hit a cruiser', () => {
    const view = scene(`
      S4: 0-26b 1-02
      N2: 0-31 1-07
      offset: 2`).view(0)
    const column = battleAt(view).find(({ sectors }) => sectors[0] === 3)!
    expect(column.salvos[1]).toMatchObject({ shots: 4, cards: 1, markers: 4, uncovers: [HIT_OWN] })
    expect(tollOf([column], 1)).toEqual({ hull: 1, cards: 1, open: false })
    expect(tollOf([column], 0)).toEqual({ hull: 0, cards: 0, open: false })
  })

  it('says where somebody will have to aim: from there on all is open', () => {
    const [column] = battleAt(scene('S1: 1-12 0-06\nN1: 1-02').view(0))
    expect(column.salvos[0].uncovers).toEqual([VERTICAL])
    expect(tollOf([column], 0).open).toBe(true)
  })

  it('counts only what is still to come once a battle has begun', () => {
    const view = scene('N1: 0-01\nN2: 1-07').view(0)
    expect(tollOf(battleAhead(view, []), 0).hull).toBe(6)
    expect(tollOf(battleAhead(view, [0]), 0).hull).toBe(3)
  })
})

const ENDS: readonly StarfighterEvent['kind'][] = ['engagement', 'roundEnd']
