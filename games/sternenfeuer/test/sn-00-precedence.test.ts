import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

describe('SN-0 Precedence', () => {
  it('SN-0.1: the text of a card goes before the general rule', () => {
    const s = scene(`
      places Umaru Rauthak Island
      1 B F05
      A hand F12 A10
      B hand F01
    `)
    // In general figures come face down and nobody attacks with one that has just turned up.
    expect(s.copy().play('A: P F12@1').row('a1')).toBe('F12')
    const ambush = scene(`
      1 A F12! | B F05
      A hand A05 A10
    `)
    expect(ambush.choices('A', 'A ')).toEqual(['A A10:a1.1xb1.1'])
  })

  it('SN-0.2: a prohibition goes before a permission', () => {
    // Storm Charge and Plasma Edge permit an attack with Combat Power; the Dream Constant forbids it.
    const s = scene(`
      places Dream Umaru Island
      1 A F12 | B F05
      A hand A08 R03
    `)
    expect(s.choices('A', 'A ')).toEqual([])
    expect(s.choices('A', 'V ')).toEqual([])
  })

  it('SN-0.3: what cannot be carried out completely cannot be chosen', () => {
    const s = scene(`
      1 A F12
      A hand A01 C01 T02 R04 R05 R07
      discard F01
    `)
    expect(s.choices('A', 'V')).toEqual([])
    expect(s.choices('A', 'A')).toEqual([])
    expect(s.choices('A', 'K')).toEqual([])
    expect(s.refusal('A: V R05')).toBe('SN-7.8 nothingHidden')
    expect(s.refusal('A: V R04:F01')).toBe('SN-7.8 wrongKind')
    expect(s.refusal('A: V R04:A02')).toBe('SN-7.8 notInDiscard')
    expect(s.refusal('A: V R07:b1.1=R01')).toBe('SN-7.8 nothingToDismantle')
    // The one exception: a figure may be sent where it cannot live.
    const horon = scene(`
      places Horon Rauthak Island
      A hand F13
    `)
    expect(horon.choices('A')).toContain('P F13@1')
  })

  it('SN-0.4: after the deal nothing is left to chance', () => {
    for (let game = 0; game < 5; game++) {
      randomGame({}, `chance ${game}`, ({ table, seat, action }) => {
        const ends = [1, 2].map((other) => {
          const random = randomFrom(seedFrom(`luck ${other}`))
          const copy = sternenfeuer.copy(table)
          sternenfeuer.play(copy, seat, action, random)
          expect(random.drawn).toBe(0)
          return JSON.stringify(copy)
        })
        expect(ends[0]).toBe(ends[1])
      })
    }
  })
})
