import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

const pass = ['S: pass', 'N: pass', 'S: shift ='] as const

describe('End of the game', () => {
  test('SF-7.1 a hull of 0 ends the game, but only at the end of the round', () => {
    const s = scene('hull: 1 1').effect('S', 'hitOwn').shows('hull: 0 1')
    expect(s.table.result).toBeNull()
    s.play(...pass)
    expect(s.table.result).toEqual({ winners: [1], scores: [0, 1] })
    expect(s.asked).toBe('over')
    expect(s.choices('S')).toEqual([])
    expect(s.refusal('S: pass')).toBe('SF-7.3 over')
  })

  test('SF-7.1 a hull of 1 goes on', () => {
    expect(scene('hull: 1 1').play(...pass).table.result).toBeNull()
  })

  test('SF-7.2 hulls fall below 0', () => {
    scene('hull: 1 5').salvo('S1', 4).shows('hull: -3 5')
  })

  test('SF-7.3 the higher hull wins, even below 0', () => {
    const s = scene('hull: -3 -2').play(...pass)
    expect(s.table.result).toEqual({ winners: [1], scores: [-3, -2] })
    expect(s.happened('over')).toMatchObject([{ reason: 'hull', standstill: false }])
  })

  test('SF-7.4 on equal hull more cards on board, in hand and aside win', () => {
    const s = scene(`
      hull: 0 0
      S1: 0-01
      S hand: 0-06
      S aside: 0-11
      N hand: 0-01 0-06`)
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    // The shot of 0-01 meets no card: North falls below.
    expect(s.table.result?.winners).toEqual([0])
    const level = scene(`
      hull: 0 0
      S hand: 0-06
      S aside: 0-11
      N hand: 0-01`).play(...pass)
    expect(level.table.result).toEqual({ winners: [0], scores: [0, 0] })
    expect(level.happened('over')).toMatchObject([{ reason: 'cards', cards: [2, 1] }])
  })

  test('SF-7.5 all equal is a draw', () => {
    const s = scene('hull: 0 0').play(...pass)
    expect(s.table.result).toEqual({ winners: [0, 1], scores: [0, 0] })
    expect(s.happened('over')).toMatchObject([{ reason: 'drawn' }])
  })

  test('SF-7.6 three idle rounds in a row end the game', () => {
    const s = scene('idle: 2').play(...pass)
    expect(s.happened('over')).toMatchObject([{ reason: 'hull', standstill: true }])
    expect(s.table.result?.winners).toEqual([0])
    expect(scene('idle: 1').play(...pass).table).toMatchObject({ idle: 2, result: null })
  })

  test.each([
    ['a card played', 'S hand: 0-01 0-06', ['S: b 0-01 1', 'N: pass', 'S: pass', 'N: shift =', 'N: order >']],
    ['a marker placed or hull lost', 'S1: 0-01', ['S: pass', 'N: pass', 'S: shift =', 'S: order >']],
  ])('SF-7.6 a round with %s is not idle', (_, line, moves) => {
    const s = scene(`
      idle: 2
      ${line}`).play(...moves)
    expect(s.table).toMatchObject({ idle: 0, result: null })
  })
})
