import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { anyActionAt, optionsAt, played } from '../../test/played.ts'
import { play, scene, watch } from '../../test/scene.ts'
import { frameOf } from '../frames.ts'
import { shipsOf } from '../ships.ts'
import { openAccount } from './account.ts'
import { foretell } from './foretell.ts'
import { lossesIn } from './losses.ts'
import { NOTHING, remember } from './memory.ts'
import { againstViewer, canBeReordered } from './worst-order.ts'

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
