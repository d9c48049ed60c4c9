import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import { deckOf, fleetOf, handOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { dealt } from './scene.ts'

describe('ST-17 Three players', () => {
  test('ST-17.1 ten ships each, three scenarios of ten cards, two cards are never dealt', () => {
    const s = dealt({ mode: 'trio' }).shows('A reserve Fo Wr Me Ro De Sl Cr Fl Ki Ki\ndeck 22')
    s.play('A: fleet', 'B: fleet', 'C: fleet').shows('deck 12')
    s.play('A: fleet', 'B: fleet', 'C: fleet').shows('scenario 3\ndeck 2')
    s.play('A: fleet', 'B: fleet', 'C: fleet').shows('deck 2\nover 0 0 0 won by ABC')
  })

  test('ST-17.1 the last two cards are seen only when all is over', () => {
    const end = randomGame({ mode: 'trio' }, 'unseen cards', ({ table }) => {
      expect(table.cards.zones[deckOf(3)].every((card) => table.cards.known[card] === 0)).toBe(true)
    })
    expect(stellar.view(end, 'all').zones[deckOf(3)].cards.every((card) => card.face >= 0)).toBe(true)
  })

  test('ST-17.2 six ships in a fleet, two in the hand', () => {
    const s = dealt({ mode: 'trio' })
    expect(s.refusal('A: fleet Fo Wr Me Ro De Sl Cr')).toBe('ST-3.1 fleetTooLarge')
    s.play('A: fleet Fo Wr Me Ro De Sl', 'B: fleet', 'C: fleet')
    const { zones } = s.view('audience')
    expect([zones[fleetOf(0)].size, zones[handOf(0)].size]).toEqual([4, 2])
  })
})
