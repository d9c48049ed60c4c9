import { randomFrom, type Seat, seedFrom, tellTo, type Viewer } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { lookOf } from '../../reading/look.ts'
import { stackAt } from '../../reading/sight.ts'
import type { StellarEvent } from '../../rules/events.ts'
import { stellar } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { settings } from '../../test/settings.ts'
import { type Memory, NOTHING, remember } from './memory.ts'

/** A match played at random, with what one viewer remembers at each instant. */
function play(
  options: Partial<Options>,
  name: string,
  viewer: Viewer,
  visit: (memory: Memory, event: StellarEvent, view: View) => void,
): void {
  const luck = randomFrom(seedFrom(name))
  const choices = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  let memory = NOTHING
  const table = stellar.deal(settings(options), luck)
  for (;;) {
    const seats: readonly Seat[] = stellar.deciding(table)
    if (seats.length === 0) return
    const seat = seats[choices.below(seats.length)]
    const all = stellar.actionsAt(table, seat)
    const few = all[0].kind === 'fleet' ? all.slice(-40) : all
    stellar.play(table, seat, few[choices.below(few.length)], luck, (event) => {
      const view = stellar.view(table, viewer)
      memory = remember(memory, { view, event: tellTo(event, viewer) })
      visit(memory, event, view)
    })
  }
}

const NAMES = ['one', 'two', 'three', 'four']

describe('what a viewer remembers', () => {
  it('says how and when every foreign ship it knows was seen', () => {
    let marks = 0
    for (const name of NAMES)
      play({ mode: 'duel' }, name, 0, (memory, _, view) => {
        for (let sector = 0; sector < view.sectors; sector++) {
          for (const card of stackAt(view, sector, 1).cards) {
            if (lookOf(view, card, 1) !== 'known') continue
            const mark = memory.marks.get(card.handle)
            expect(mark?.source).toMatch(/^(founder|battle)$/)
            expect(mark?.turn).toBeGreaterThan(0)
            marks++
          }
        }
      })
    expect(marks).toBeGreaterThan(10)
  })

  it('keeps a battle until the viewer does something else, for its owners alone', () => {
    let [own, foreign, stayed] = [0, 0, 0]
    for (const name of NAMES) {
      let before: Memory = NOTHING
      play({ mode: 'trio' }, name, 0, (memory, event) => {
        if (event.kind === 'played' && event.seat === 0) expect(memory.battle).toBeNull()
        if (event.kind === 'played' && event.seat !== 0 && before.battle) {
          stayed++
          expect(memory.battle).toBe(before.battle)
        }
        if (event.kind === 'fight') {
          const mine = event.attacker.seat === 0 || event.defender.seat === 0
          if (mine) own++
          else foreign++
          expect(memory.battle === before.battle).toBe(!mine)
        }
        before = memory
      })
    }
    expect(own).toBeGreaterThan(3)
    expect(foreign).toBeGreaterThan(3)
    expect(stayed).toBeGreaterThan(3)
  })

  it('keeps the report of a scenario while fleets are picked, and no longer', () => {
    let reports = 0
    play({ mode: 'duel' }, 'reports', 0, (memory, event) => {
      if (event.kind === 'standing') {
        reports++
        expect(memory.report.sectors.map(({ sector }) => sector)).toEqual(
          memory.report.sectors.map((_, sector) => sector),
        )
        expect(memory.report.standing?.scenario).toBe(reports)
      }
      if (event.kind === 'ready') expect(memory.report.standing === null).toBe(reports === 0)
      if (event.kind === 'fleets') expect(memory.report.standing).toBeNull()
      if (event.kind === 'scenario') expect(memory.turn).toBe(0)
    })
    expect(reports).toBeGreaterThan(2)
  })

  it('leaves the memory before as it was, so that replays can go back', () => {
    const kept: { memory: Memory; marks: number }[] = []
    play({ mode: 'duel' }, 'pure', 1, (memory) => kept.push({ memory, marks: memory.marks.size }))
    for (const { memory, marks } of kept) expect(memory.marks.size).toBe(marks)
    expect(new Set(kept.map(({ marks }) => marks)).size).toBeGreaterThan(3)
  })
})
