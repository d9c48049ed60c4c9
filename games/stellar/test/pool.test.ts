import { seatsUpTo } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { candidatesFor, poolOf } from '../rules/pool.ts'
import { CIVIL, CLASS_OF, CRUSHER, DESTROYER, FOIL, KITE, MILITARY, SLICER } from '../rules/ships.ts'
import { stackIn } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

describe('§7.4 what a hidden ship can still be', () => {
  const table = scene(`
    S1 A (Sl+B)
    S2 A [De]
    S3 B (Ki)
    A discard Cr+B Fl
    A hand Ro Ki
    B hand Fo Wr
  `)

  test('the pool is the starting set less what the viewer can place', () => {
    expect([...poolOf(table.view(1), 0, MILITARY)]).toEqual([
      [SLICER, 1],
      [CRUSHER, 1],
      [FOIL, 2],
      [KITE, 2],
    ])
    expect(poolOf(table.view('audience'), 0, MILITARY).get(SLICER)).toBe(2)
    expect([...poolOf(table.view(0), 0, CIVIL)]).toEqual([])
  })

  test('a ship the viewer knows can only be itself, another anything in the pool', () => {
    expect(candidatesFor(table.view(1), 0, 0, 0)).toEqual([SLICER])
    expect(candidatesFor(table.view(0), 1, 2, 0)).toEqual([DESTROYER, SLICER, CRUSHER, FOIL, KITE])
  })

  test('a ship fetched unseen is one of its group', () => {
    const fetched = scene(`
      S1 A (Cr^B) [Me]
      A discard Sl+B
      A hand Ro Ki
      B hand Fo Wr
    `)
    expect(candidatesFor(fetched.view(1), 0, 0, 0)).toEqual([SLICER, CRUSHER])
    expect(candidatesFor(fetched.view('audience'), 0, 0, 0)).toEqual([DESTROYER, SLICER, CRUSHER, FOIL, KITE])
  })

  test.each(['duel', 'trio', 'tandem'] as const)('the truth is always among the candidates: %s', (mode) => {
    for (let game = 0; game < 6; game++) {
      randomGame({ mode }, `pool ${game}`, ({ table: { cards, sectors, options }, table: now }) => {
        const { players, layout } = kitOf(options)
        const view = stellar.view(now, 0)
        for (const seat of seatsUpTo(players)) {
          for (let sector = 0; sector < sectors; sector++) {
            cards.zones[stackIn(players, sector, seat)].forEach((card, place) => {
              const ship = layout.face[card]
              const candidates = candidatesFor(view, seat, sector, place)
              expect(candidates).toContain(ship)
              for (const candidate of candidates) expect(CLASS_OF[candidate]).toBe(CLASS_OF[ship])
            })
          }
        }
      })
    }
  })
})
