// §8.2 of the specification: K1 to K24, the battle
import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, pile, play, type Scene, scene } from './scene.ts'

interface Case {
  readonly A: string
  readonly B: string
  readonly afterA: string
  readonly afterB: string
  readonly options?: NonNullable<Scene['options']>
}

/** Fleets before and after one attack of A; a Base untouched is left out. */
function fought({ A, B, options = {} }: Case): { afterA: string; afterB: string } {
  const table = scene({ A: { base: A }, B: { base: B }, options })
  attack(table)
  const left = (letter: string): string =>
    fleet(table, letter)
      .replace(/(; )?base 1x1000/, '')
      .replace(/^; /, '')
  return { afterA: left('A'), afterB: left('B') }
}

const cases: readonly [string, Case][] = [
  ['K1 overkill', { A: 'siegelance', B: 'monitors', afterA: '', afterB: 'monitors 1x0 3x45' }],
  [
    'K3 nobody owns II',
    {
      A: 'fighter; cruiser',
      B: 'patrol; heavycruiser',
      afterA: 'fighter 50x0 50x1',
      afterB: 'heavycruiser 1x50',
    },
  ],
  [
    'K4 fires once',
    {
      A: 'destroyer; battleship; base',
      B: 'patrol; battleship; base',
      afterA: 'destroyer 6x0 4x10; battleship 1x300',
      afterB: 'patrol 10x0 40x1; battleship 1x80',
    },
  ],
  [
    'K5 path cleared',
    {
      A: 'fighter; destroyer; heavycruiser',
      B: 'cruiser',
      afterA: 'fighter 1x0 99x1; destroyer 10x10; heavycruiser 1x150',
      afterB: 'base 1x750',
    },
  ],
  [
    'K5 path cleared, targetLock=battle',
    {
      A: 'fighter; destroyer; heavycruiser',
      B: 'cruiser',
      afterA: 'fighter 1x0 99x1; destroyer 10x10; heavycruiser 1x150',
      afterB: '',
      options: { targetLock: 'battle' },
    },
  ],
  [
    'K6 wall survives',
    {
      A: 'lancer; corvette; cruiser',
      B: 'bulwark',
      afterA: 'lancer 1x0 59x1; corvette 20x5; cruiser 1x100',
      afterB: '',
    },
  ],
  [
    'K7 shots lost',
    { A: 'fighter; lancer', B: 'patrol', afterA: 'fighter 50x0 50x1; lancer 60x1', afterB: '' },
  ],
  ['K8 preemptive', { A: 'apollo', B: 'cruiser', afterA: 'apollo 1x120', afterB: '' }],
  ['K9 two preemptive', { A: 'apollo', B: 'apollo', afterA: '', afterB: '' }],
  ['K10 jam against preemptive', { A: 'stunner', B: 'apollo', afterA: '', afterB: 'apollo 1x120' }],
  [
    'K11 jam by many',
    { A: 'fighter; buoys', B: 'fighter', afterA: 'fighter 60x0 40x1; buoys 20x2', afterB: '' },
  ],
  [
    'K12 order of the same cards',
    { A: 'buoys; fighter', B: 'fighter', afterA: 'fighter 20x0 80x1', afterB: '' },
  ],
  [
    'K13 boost and late fire',
    { A: 'wingleader; fighter; patrol', B: 'swarm; lancer', afterA: '', afterB: 'lancer 25x0 35x1' },
  ],
  ['K15 selfdestruction used', { A: 'fireship', B: 'fighter', afterA: '', afterB: 'fighter 50x0 50x1' }],
  [
    'K16 selfdestruction unused',
    { A: 'fighter; fireship', B: 'patrol', afterA: 'fighter 50x0 50x1', afterB: '' },
  ],
  ['K17 kill passes the Base', { A: 'nova', B: 'starfort; base', afterA: '', afterB: '' }],
  [
    'K18 reconstruct before firing',
    {
      A: 'tugs; corvette 15x0 5x5',
      B: 'destroyer',
      afterA: 'corvette 4x0 11x1 5x5',
      afterB: '',
    },
  ],
  [
    'K19 repair a higher class',
    {
      A: 'dock; bulwark 1x40',
      B: 'heavycruiser',
      afterA: 'dock 1x0 1x30; bulwark 1x240',
      afterB: 'heavycruiser 1x120',
    },
  ],
  [
    'K21 wall before the Base',
    { A: 'heavycruiser', B: 'starfort; base', afterA: 'heavycruiser 1x150', afterB: 'starfort 1x350' },
  ],
  [
    'K21 Base before the wall',
    {
      A: 'heavycruiser',
      B: 'base; starfort',
      afterA: 'heavycruiser 1x150',
      afterB: 'base 1x850; starfort 1x500',
    },
  ],
  [
    'K22 counter-attack on a careless attacker',
    {
      A: 'lancer',
      B: 'destroyer 6x0 4x10; bulwark',
      afterA: 'lancer 4x0 56x1; base 1x970',
      afterB: 'bulwark 1x240',
    },
  ],
  [
    'K23 jam upward',
    {
      A: 'jamfrigate; cruiser',
      B: 'heavycruiser; monitors',
      afterA: 'jamfrigate 4x15; cruiser 1x100',
      afterB: 'heavycruiser 1x10; monitors 4x45',
    },
  ],
]

describe('corner cases of the battle', () => {
  test.each(cases)('%s', (_, each) => {
    expect(fought(each)).toEqual({ afterA: each.afterA, afterB: each.afterB })
  })

  test('K6: the wall fires once, and keeps the Base whole', () => {
    const table = scene({ A: { base: 'lancer; corvette; cruiser' }, B: { base: 'bulwark' } })
    const shots = attack(table).filter((event) => event.kind === 'fired' && event.card === 'bulwark')
    expect(shots).toHaveLength(1)
    expect(baseOf(table, 'B')).toBe(1000)
  })

  test('K13: every salvo as told', () => {
    const table = scene({ A: { base: 'wingleader; fighter; patrol' }, B: { base: 'swarm; lancer' } })
    const shots = attack(table).flatMap((event) =>
      event.kind === 'fired' ? [[event.card, event.shots, event.ap]] : [],
    )
    expect(shots).toEqual([
      ['wingleader', 5, 3],
      ['swarm', 130, 1],
      ['fighter', 100, 2],
      ['lancer', 35, 2],
      ['patrol', 50, 1],
    ])
  })

  test('K14 boost wasted: the next card is taken, useful or not (SP-11.7, SP-12.7)', () => {
    const table = scene({ A: { base: 'wingleader; drones; fighter' }, B: { base: 'swarm' } })
    const shots = attack(table).flatMap((event) => (event.kind === 'fired' ? [[event.card, event.ap]] : []))
    expect(shots).toContainEqual(['fighter', 1])
    expect(shots.map(([card]) => card)).not.toContain('drones')
  })

  test('K20 rescue between rows: they live and do not fire', () => {
    const table = scene({
      A: { base: 'fighter#30', hand: 'rescue', mp: 30 },
      B: { base: 'fighter' },
    })
    play(table, '!', '.', '* rescue', '@ fighter#30')
    expect(fleet(table, 'A')).toBe('fighter 25x1 75x0; base 1x1000')
    while (table.pending.length > 1) play(table, '.')
    play(table, 'done')
    expect(fleet(table, 'A')).toBe('fighter 100x1; base 1x1000')
    expect(fleet(table, 'B')).toBe('base 1x1000')
  })

  test('K20: killed ships do not come back', () => {
    const table = scene({
      A: { base: 'nova; fireship#30', hand: 'rescue', mp: 30 },
      B: { base: 'fighter; cruiser' },
    })
    play(table, '!', '.')
    expect(fleet(table, 'A')).toContain('fireship 50x0k')
    expect(() => play(table, '* rescue')).toThrow('SP-6.2')
  })

  const bases = { A: { base: 'base 1x100; battleship' }, B: { base: 'base 1x200; battleship' } }

  test('K24 both Bases, beginner: a draw', () => {
    const table = scene({ ...bases, options: { scoring: 'beginner' } })
    attack(table)
    expect(table.result).toEqual({ winners: [0, 1], scores: [0, 0] })
  })

  test('K24 both Bases, wrecked ships: the discard piles decide', () => {
    const table = scene({ A: { ...bases.A, discard: 'patrol' }, B: { ...bases.B, discard: 'fighter' } })
    attack(table)
    expect(table.result).toEqual({ winners: [0], scores: [620, 560] })
    expect(pile(table, 'B', 'discard')).toBe('fighter')
  })
})
