import { tellTo } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { kitOf } from '../../rules/kit.ts'
import { handOf } from '../../rules/zones.ts'
import { pile, play, scene } from '../scene.ts'

describe('reveal the hand (Deep Scan)', () => {
  const start = () => scene({ A: { hand: 'scouts' }, B: { hand: 'fighter; crews; crews' } })
  const seen = (table: ReturnType<typeof scene>, viewer: 0 | 1 | 'audience') =>
    spacetrace
      .view(table, viewer)
      .zones[handOf(1)].cards.map(({ face }) => (face < 0 ? '?' : kitOf(table.options).figures[face].id))

  test('works: its player sees the other hand, and draws a card', () => {
    const table = start()
    expect(seen(table, 0)).toEqual(['?', '?', '?'])
    play(table, '* scouts', '.')
    expect(seen(table, 0)).toEqual(['fighter', 'crews', 'crews'])
    expect(pile(table, 'A', 'hand').split(' ')).toHaveLength(1)
  })

  test('nobody else sees anything, but everybody knows that it happened', () => {
    const table = start()
    const event = play(table, '* scouts', '.').find(({ kind }) => kind === 'scanned')!
    expect(tellTo(event, 0)).toMatchObject({ hand: ['fighter', 'crews', 'crews'] })
    expect(tellTo(event, 'audience')).toMatchObject({ kind: 'scanned', hand: null })
    expect(seen(table, 'audience')).toEqual(['?', '?', '?'])
  })

  test('cards drawn later stay unknown', () => {
    const table = start()
    play(table, '* scouts', '.', 'done')
    while (table.pending.length > 1) play(table, '.')
    expect(seen(table, 0).filter((card) => card === '?')).toHaveLength(2)
  })

  test('when one of two equal known cards is played, the other stays known', () => {
    const table = start()
    play(table, '* scouts', '.', 'done')
    while (table.pending.length > 1) play(table, '.')
    play(table, '+ crews')
    expect(seen(table, 0).filter((card) => card === 'crews').length).toBeGreaterThanOrEqual(1)
    expect(seen(table, 0)).toContain('fighter')
  })

  test('at its limits: an empty hand shows nothing, and the game goes on', () => {
    const table = scene({ A: { hand: 'scouts' } })
    play(table, '* scouts', 'done')
    expect(table.active).toBe(1)
  })
})
