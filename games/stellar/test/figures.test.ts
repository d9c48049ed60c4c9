import { describe, expect, test } from 'vitest'
import type { Kind } from '../rules/action.ts'
import { stellar } from '../rules/game.ts'
import type { Mode } from '../rules/options.ts'
import { linesFrom } from './perft.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

const GAMES = 30

describe('Figures that an independent prototype of the rules gave, too', () => {
  test.each<[Mode, number]>([
    ['duel', 94],
    ['trio', 95],
    ['quartet', 192],
    ['tandem', 198],
  ])('a random game of %s takes about %i decisions', (mode, expected) => {
    let decisions = 0
    for (let game = 0; game < GAMES; game++) {
      randomGame({ mode, fleetSize: 'asManyAsPossible' }, `figures ${mode} ${game}`, () => decisions++)
    }
    expect(decisions / GAMES / expected).toBeGreaterThan(0.93)
    expect(decisions / GAMES / expected).toBeLessThan(1.07)
  })

  test('in random Tandem, partners spoil about four of seventeen sectors', () => {
    let spoiled = 0
    let sectors = 0
    for (let game = 0; game < GAMES; game++) {
      randomGame({ mode: 'tandem', fleetSize: 'asManyAsPossible' }, `spoiled ${game}`, undefined, (event) => {
        if (event.kind !== 'sector') return
        sectors++
        if (event.reason === 'partners') spoiled++
      })
    }
    expect(sectors / GAMES).toBeCloseTo(17, 0)
    expect(spoiled / GAMES).toBeGreaterThan(3)
    expect(spoiled / GAMES).toBeLessThan(5)
  })

  test('no decision offers more choices than it can have', () => {
    const most: Partial<Record<Kind, number>> = {}
    for (const mode of ['duel', 'trio', 'tandem'] as const) {
      randomGame({ mode }, `choices ${mode}`, ({ table, seat }) => {
        const actions = stellar.actionsAt(table, seat)
        const [{ kind }] = actions
        most[kind] = Math.max(most[kind] ?? 0, actions.length)
      })
    }
    const limits = { fleet: 2251, play: 36, reveal: 10, pass: 1, foe: 2, warp: 57, mend: 10, rogue: 29 }
    for (const [kind, limit] of Object.entries(limits)) {
      expect(most[kind as Kind] ?? 0).toBeLessThanOrEqual(limit)
    }
    expect(most.fleet).toBe(2251)
  })
})

describe('How many lines there are from a table is frozen', () => {
  // The first two numbers of each row were also counted by hand.
  const duel = `
    S1 A (Ro) | B (Ki)
    S2 A [Fo]
    S3 –
    A hand Wr Sl
    A fleet Me Cr
    A discard De Ki
    B hand Ro Fl
    B fleet Wr`
  const tandem = `
    S1 B (Ki) [Sl] | D (Cr)
    S2 A (Me) | C [Ki]
    A hand Fl Ro
    A discard Sl
    B hand Wr
    C hand Ro
    D hand Fo`

  test.each<[Mode, string, number[]]>([
    ['duel', duel, [8, 33, 131, 764, 3098]],
    ['trio', `${duel}\nC hand Ki`, [8, 33, 131, 756]],
    ['tandem', tandem, [6, 18, 42, 126, 397]],
  ])('%s', (mode, text, lines) => {
    const { table } = scene(text, { mode })
    expect(lines.map((_, index) => linesFrom(table, index + 1))).toEqual(lines)
  })
})
