import { isRefusal, speechIn } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { starfighter } from '../rules/game.ts'
import { starfighterText } from '../text/index.ts'
import { readScene } from './read-scene.ts'
import { dealt, nameOf, scene } from './scene.ts'

describe('Refused tables', () => {
  const laid = (text: string, more: object = {}): string => {
    const table = starfighter.lay({ ...(readScene(text, {}) as object), ...more })
    return isRefusal(table) ? nameOf(table) : 'laid'
  }

  test.each([
    ['S1: 0-01 0-01', 'SF-1.7 table.card'],
    ['S1: 9-99', 'SF-1.7 table.card'],
    ['S1: 0-06{u3}', 'SF-V10 table.markers'],
    ['S1: 0-06{u2,l1}', 'SF-V10 table.markers'],
    ['S1: 0-06{u1} 0-01', 'SF-V10 table.markers'],
    ['N2: 0-01 0-06 0-11 0-16', 'SF-3.2 table.stack'],
    ['S1: 0-01 0-06 0-11 0-16 0-21', 'SF-3.2 table.stack'],
    ['offset: 4', 'SF-4.2 table.offset'],
    ['hull: 21 18', 'SF-1.6 table.hull'],
    ['cruisers: moon ares', 'SF-1.4 table.cruiser'],
    ['S hand:', 'table.nothingToDecide'],
    ['S1: 0-06', 'laid'],
  ])('%s: %s', (text, refusal) => {
    expect(laid(text)).toBe(refusal)
  })

  const at = (kind: string, more: object = {}) => ({
    pending: [
      { kind: 'deployment', seat: 'A' },
      { kind, seat: 'A', ...more },
    ],
  })
  test.each([
    [at('effect', { waiting: ['S1.0 u'] }), 'SF-6.8 table.waiting'],
    [at('effect', { waiting: ['S2.0 u'] }), 'SF-6.8 table.waiting'],
    [at('effect', { waiting: ['S2.1 u'] }), 'laid'],
    [at('effects', { waiting: ['S2.1 u'] }), 'table.nothingToDecide'],
    [at('salvo', { sector: 1, left: 2 }), 'table.pending'],
    [at('marker', { sector: 1 }), 'table.nothingToDecide'],
    [{ pending: [] }, 'table.pending'],
    [{ pending: [{ kind: 'battle', seat: 'A', step: 'shift' }] }, 'SF-4.1 table.pending'],
    [{ pending: [{ kind: 'battle', seat: 'A', step: 'shift' }], passed: 'AB' }, 'laid'],
    [{ pending: [{ kind: 'cruiser', seat: 'A' }] }, 'table.round'],
    [{ round: -1 }, 'table.shape'],
    [{ result: { winners: [0], scores: [1, 0] } }, 'table.over'],
    [{ colour: 'red' }, 'table.shape'],
  ])('%j: %s', (more, refusal) => {
    expect(laid('S1: 0-01\n S2: 1-12 0-16', more)).toBe(refusal)
  })

  test.each([null, 3, 'table', [], { options: { mode: 'chess' } }])('%j is no table', (junk) => {
    expect(isRefusal(starfighter.lay(junk))).toBe(true)
  })
})

describe('Tables before the first round', () => {
  const nobody = { cruiser: null }
  const chosen = { cruiser: 'ares' }
  const war = { mode: 'ultimate', ultimatePool: 'draft' }
  const ids = cards.cards.map(({ id }) => id)
  const share = (from: number, to: number) => ({
    pile: ids.slice(from, to),
    box: [...ids.slice(0, from), ...ids.slice(to)],
  })
  const answer = (setup: object) => {
    const table = starfighter.lay({ round: 0, ...setup })
    return isRefusal(table) ? nameOf(table) : 'laid'
  }
  const both = [nobody, nobody]

  test.each<[string, object]>([
    [
      'SF-1.4 table.pending',
      { options: { mode: 'transition' }, pending: [{ kind: 'cruisers', seat: 'A' }], players: both },
    ],
    ['SF-1.4 table.pending', { options: { mode: 'transition' }, pending: [{ kind: 'draft', seat: 'B' }] }],
    [
      'table.pending',
      {
        options: { mode: 'transition' },
        pending: [
          { kind: 'cruisers', seat: 'A' },
          { kind: 'draft', seat: 'B' },
        ],
        players: both,
      },
    ],
    [
      'SF-1.8 table.pending',
      { options: { mode: 'ultimate' }, pending: [{ kind: 'cruiser', seat: 'A' }], players: both },
    ],
    ['SF-1.8 table.pending', { options: { mode: 'ultimate' }, pending: [{ kind: 'compose', seat: 'A' }] }],
    [
      'SF-1.8 table.pending',
      { options: { ...war, ultimatePool: 'randomSplit' }, pending: [{ kind: 'draft', seat: 'A' }] },
    ],
    [
      'SF-1.4 table.cruiser',
      { options: war, pending: [{ kind: 'draft', seat: 'A' }], players: [nobody, chosen] },
    ],
    [
      'SF-1.7 table.tooEarly',
      { pending: [{ kind: 'cruiser', seat: 'A' }], players: [{ ...nobody, hand: ['0-01'] }, nobody] },
    ],
    // It is North's turn to pick: South, who began, is one ahead.
    [
      'SF-1.8 table.pending',
      {
        options: war,
        pending: [{ kind: 'draft', seat: 'A' }],
        players: [
          { ...chosen, ...share(0, 1) },
          { ...chosen, ...share(1, 1) },
        ],
      },
    ],
    [
      'laid',
      {
        options: war,
        pending: [{ kind: 'draft', seat: 'B' }],
        players: [
          { ...chosen, ...share(0, 1) },
          { ...chosen, ...share(1, 1) },
        ],
      },
    ],
    [
      'SF-1.8 table.twice',
      {
        options: war,
        pending: [{ kind: 'draft', seat: 'A' }],
        players: [
          { ...chosen, ...share(0, 1) },
          { ...chosen, ...share(0, 1) },
        ],
      },
    ],
    [
      'SF-1.8 table.pending',
      {
        options: war,
        pending: [{ kind: 'draft', seat: 'A', stopped: 'B' }],
        players: [
          { ...chosen, ...share(0, 24) },
          { ...chosen, ...share(24, 48) },
        ],
      },
    ],
    [
      'laid',
      {
        options: war,
        pending: [{ kind: 'draft', seat: 'A', stopped: 'B' }],
        players: [
          { ...chosen, ...share(0, 25) },
          { ...chosen, ...share(25, 50) },
        ],
      },
    ],
    [
      'SF-1.8 table.pile',
      {
        options: war,
        pending: [{ kind: 'compose', seat: 'A' }],
        players: [
          { ...chosen, ...share(0, 24) },
          { ...chosen, ...share(24, 50) },
        ],
      },
    ],
    [
      'table.nothingToDecide',
      {
        options: war,
        pending: [{ kind: 'compose', seat: 'A', ready: 'B' }],
        players: [
          { ...chosen, ...share(0, 25) },
          { ...chosen, ...share(25, 51) },
        ],
      },
    ],
    [
      'laid',
      {
        options: war,
        pending: [{ kind: 'compose', seat: 'A' }],
        players: [
          { ...chosen, ...share(0, 30) },
          { ...chosen, ...share(30, 60) },
        ],
      },
    ],
    [
      'SF-1.8 table.pending',
      {
        options: war,
        pending: [{ kind: 'cruisers', seat: 'A' }],
        players: [{ ...nobody, ...share(0, 30) }, nobody],
      },
    ],
  ])('SF-1.4, SF-1.8: %s', (expected, setup) => {
    expect(answer(setup)).toBe(expected)
  })
})

describe('Refused moves', () => {
  test('those who only watch may not move', () => {
    const s = scene('')
    for (const viewer of ['audience', 'all'] as const)
      expect(starfighter.read(s.view(viewer), 'pass')).toMatchObject({ code: 'watching' })
    expect(starfighter.read(s.view(2), 'pass')).toMatchObject({ code: 'noSuchSeat' })
    expect(starfighter.actions(s.view(2))).toEqual([])
  })

  test('before the first round a cruiser is chosen, or a card picked', () => {
    expect(dealt({ firstSeat: 'seat0' }).refusal('S: pass')).toBe('SF-1.4 cruiserFirst')
    expect(dealt({ firstSeat: 'seat0' }).refusal('N: pass')).toBe('SF-1.4 notYourTurn')
    expect(dealt({ mode: 'ultimate' }).refusal('S: pass')).toBe('SF-1.8 cruiserFirst')
    const draft = dealt({ mode: 'ultimate', ultimatePool: 'draft', firstSeat: 'seat0' })
    expect(draft.refusal('S: pass')).toBe('SF-1.8 cruiserFirst')
    draft.play('S: cruiser ares', 'N: cruiser ares')
    expect(draft.refusal('S: pass')).toBe('SF-1.8 pickFirst')
  })

  test('every refusal has words in three languages', () => {
    const s = scene('S hand: 3-10')
    for (const lang of ['en', 'de', 'fr'] as const) {
      const speech = speechIn(lang, [starfighterText])
      const refusal = starfighter.read(s.view(0), 'p 3-10 2')
      if (!isRefusal(refusal)) throw new Error('it is legal')
      expect(speech.explain(refusal)).toMatch(/3-10.*3.*2.*0/)
      expect(speech.find(`starfighter.rule.${refusal.rule}`)).not.toBeNull()
    }
  })
})
