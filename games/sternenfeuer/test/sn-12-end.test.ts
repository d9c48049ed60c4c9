import { Match, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { otherSeat } from '../rules/table.ts'
import { randomGame } from './random-game.ts'
import { dealt, scene } from './scene.ts'

describe('SN-12 End and result', () => {
  it('SN-12.1: the deck is empty and two turns in a row were skipped', () => {
    const one = scene(`
      A hand F01
      deck F02
      step draw
    `).play('A: -', 'A: .')
    // A's hand is filled up at the end of the turn: the deck is empty, but that was one skip only.
    expect([one.deck, one.result, one.table.skips]).toEqual([0, '', 1])
    expect(one.play('B: .').result).toBe('draw 0:0')
    expect(one.deciding).toBe('')
    expect(one.refusal('A: .')).toBe('SN-12.1 over')
  })

  it('SN-12.2: who skipped may act again if the other one did', () => {
    const s = scene(`
      1 A F11~
      A hand F01
      B hand F02
      deck none
    `).play('A: .', 'B: X F02', 'B: .', 'A: U a1.1', 'A: .', 'B: .')
    expect([s.result, s.deciding]).toEqual(['', 'A'])
    expect(s.play('A: .').result).toBe('A 1:0')
  })

  it('SN-12.3: all figures turn up; hands are worth nothing', () => {
    const s = scene(`
      1 A F11~ | B F05~ F06~
      A hand F01 F02 F03
      deck none
      skips 1
    `).play('A: .')
    expect([s.row('a1'), s.row('b1'), s.result]).toEqual(['F11', 'F05 F06', 'B 0:1'])
    expect(s.view('audience').zones[7].cards[0].face).toBe(10)
  })

  it('SN-12.4: face-down figures count as figures', () => {
    const s = scene(`
      1 A F11 | B F05~ F06~
      deck none
      skips 1
    `).play('A: .')
    expect(s.happened('scored')[0].places[0]).toMatchObject({ owner: 1, by: 'count', figures: [1, 2] })
  })

  it('SN-12.5, SN-12.6: then Cosmic Might, then nobody', () => {
    const s = scene(`
      1 A F11 R01 | B F21
      2 A F05 | B F17
      deck none
      skips 1
    `).play('A: .')
    expect(s.happened('scored')[0].places).toMatchObject([
      { owner: 0, by: 'cosmos', cosmos: [26, 24] },
      { owner: null, by: 'tied' },
      { owner: null, by: 'empty', cosmos: [-1, -1] },
    ])
  })

  it('SN-12.7: more places win; level is a draw', () => {
    const at = (...rows: string[]) =>
      scene([...rows.map((row, at) => `${at + 1} ${row}`), 'deck none', 'skips 1'].join('\n')).play('A: .')
        .result
    expect(at('A F01', 'A F02', 'A F03')).toBe('A 3:0')
    expect(at('A F01', 'B F02', 'B F03')).toBe('B 1:2')
    expect(at('A F01')).toBe('A 1:0')
    expect(at('A F01', 'B F02')).toBe('draw 1:1')
    expect(at()).toBe('draw 0:0')
  })

  it('SN-12.8: holding all places ends nothing', () => {
    const s = scene(`
      1 A F01
      2 A F02
      3 A F03
      A hand F04
      B hand F05
    `).play('A: X F04', 'A: .')
    expect([s.result, s.deciding]).toEqual(['', 'B'])
  })

  const opened = () =>
    new Match({
      game: sternenfeuer,
      options: sternenfeuer.optionsOf(dealt().table),
      seed: seedFrom('SN-12.9'),
      id: 'SN-12.9',
      names: [],
    })

  it('SN-12.9: whoever gives up has lost, whoever is to decide, and places are not scored', () => {
    const [decides] = opened().deciding()
    for (const seat of [decides, otherSeat(decides)]) {
      const match = opened()
      match.play(seat, '(concede)')
      expect(match.result).toEqual({ winners: [otherSeat(seat)], scores: [], by: 'conceding' })
      expect(match.deciding()).toEqual([])
    }
  })

  it('SN-12.9: a draw is agreed upon by both', () => {
    const match = opened()
    match.play(0, '(draw)')
    expect(match.result).toBeNull()
    match.play(1, '(draw)')
    expect(match.result).toEqual({ winners: [0, 1], scores: [], by: 'agreement' })
  })

  it('SN-12.10: every game ends, with fewer than 300 turns', () => {
    for (let game = 0; game < 60; game++) expect(randomGame({}, `ends ${game}`).turn).toBeLessThan(300)
  })

  it('SN-12.10: even between players who do as little as they can', () => {
    const s = dealt({ opening: 'seatA' })
    for (let moves = 0; s.deciding; moves++) {
      expect(moves).toBeLessThan(sternenfeuer.longest)
      const letter = s.deciding
      const choices = s.choices(letter)
      const lazy = ['-', '.', '+', 'D-'].find((move) => choices.includes(move)) ?? choices[0]
      s.play(`${letter}: ${lazy}`)
    }
    expect(s.table.turn).toBeLessThan(300)
    expect(s.deck).toBe(0)
  })
})
