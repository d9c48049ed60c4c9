import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { spacetrace } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { anyActionAt, optionsAt, played } from '../../test/played.ts'
import { attack, play, scene, watch } from '../../test/scene.ts'
import { frameOf } from '../frames.ts'
import { SEATS } from '../seats.ts'
import { shipsOf } from '../ships.ts'
import { type Account, openAccount } from './account.ts'
import { foretell } from './foretell.ts'
import { goneOn } from './gone-on.ts'
import { gunneryOf } from './gunnery.ts'
import { lossesIn } from './losses.ts'
import { NOTHING, remember } from './memory.ts'
import { againstViewer, canBeReordered } from './worst-order.ts'

describe('what was shot in a match', () => {
  it('is counted by class, and the best salvo is the one that did most', () => {
    const table = scene({ A: { base: 'destroyer; siegelance' }, B: { base: 'fighter; monitors' } })
    const view = spacetrace.view(table, 0)
    const told = attack(table).map((event) => tellTo(event, 0))
    const { damage, best } = gunneryOf(view, told)
    // Ten shots of 10 at single fighters; the lance fells one Monitor of 45; 100 fighters fell the destroyers.
    expect(damage).toEqual([
      [0, 0, 10, 45, 0],
      [0, 100, 0, 90, 0],
    ])
    expect(best).toMatchObject({ seat: 1, figures: { id: 'fighter' }, damage: 100 })
    expect(gunneryOf(view, []).best).toBeNull()
  })
})

describe('what the board foretells of an attack', () => {
  it('counts a tactic once that is just taking effect', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'bombard', mp: 100 },
      B: { hand: 'crews' },
    })
    play(table, '* bombard')
    const expected: unknown[] = []
    watch(table, ['.'], ({ kind }) => {
      const view = spacetrace.view(table, 0)
      const base = shipsOf(view, 1).find(({ figures }) => figures.id === 'base')
      const left = foretell(view, null)?.cards.get(base?.copy ?? -1)?.runs[1]
      expected.push([kind, left])
    })
    // 80 by the tactic, 100 by the fighters that would attack afterwards.
    expect(expected).toEqual([
      ['passed', 820],
      ['baseHit', 820],
      ['resolved', 820],
    ])
  })

  it('is what comes of it, row by row, if nobody plays a tactic or changes an order', () => {
    let attacks = 0
    for (const level of ['first', 'second'] as const) {
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        const random = randomFrom(seedFrom(name))
        const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
        const table = spacetrace.deal(optionsAt(level), random)
        let memory = NOTHING
        let foretold: ReturnType<typeof foretell> = null
        for (
          let [seat] = spacetrace.deciding(table);
          seat !== undefined;
          [seat] = spacetrace.deciding(table)
        ) {
          const view = spacetrace.view(table, seat)
          let action = anyActionAt(table, seat, whims)
          const keep = spacetrace.actions(view).find(({ kind, join }) => kind === 'keep' || join === 'out')
          if (keep) action = keep
          if (action.kind === 'attack') foretold = foretell(view, null)
          spacetrace.play(table, seat, action, random, (event) => {
            const moment = { view: spacetrace.view(table, 0), event: tellTo(event, 0) }
            memory = remember(memory, moment)
            // Said before anything has happened: it stays in sight.
            if (event.kind === 'attack' || event.kind === 'battle')
              expect(foretell(moment.view, memory.fought)?.battles).toEqual(foretold?.battles)
            if (event.kind !== 'attackOver') return
            attacks++
            expect(memory.fought?.battles).toEqual(foretold?.battles)
          })
        }
      }
    }
    expect(attacks).toBeGreaterThan(30)
  })

  it('can take it for granted that the other side sets its orders against it', () => {
    // K21: the Base stands in front, and could stand behind the Star Fort.
    const table = scene({ A: { base: 'heavycruiser' }, B: { base: 'base; starfort' } })
    const view = spacetrace.view(table, 0)
    expect(canBeReordered(view)).toBe(true)
    const base = (seen: View) => lossesIn(openAccount(seen), foretell(seen, null)!)[1].base
    expect([base(view), base(againstViewer(view))]).toEqual([150, 0])
    expect(canBeReordered(spacetrace.view(table, 1))).toBe(false)
    const alone = scene({ A: { base: 'heavycruiser' }, B: { base: 'base; cruiser' } })
    expect(canBeReordered(spacetrace.view(alone, 0))).toBe(false)
  })

  it('is reported afterwards as what both sides lost', () => {
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

  it('in the midst of it agrees with what has been fought', () => {
    let looked = 0
    for (const name of ['i', 'j', 'k', 'l']) {
      for (let moves = 20; moves < 200; moves += 7) {
        const { table, memory } = played('full', name, moves)
        const view = spacetrace.view(table, 0)
        const fought = memory.fought
        if (!fought || !frameOf(view, 'battle')) continue
        looked++
        const expected = foretell(view, fought)
        const real = fought.battles.flatMap(({ rows }) => rows)
        const told = expected?.battles.flatMap(({ rows }) => rows) ?? []
        expect(told.slice(0, real.length)).toEqual(real)
      }
    }
    expect(looked).toBeGreaterThan(3)
  })
})

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
