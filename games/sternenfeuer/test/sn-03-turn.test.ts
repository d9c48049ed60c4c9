import { describe, expect, it } from 'vitest'
import { dealt, scene } from './scene.ts'

const HANDS = `
  A hand F01 F02 F03 F04 F05
  B hand F06 F07 F08 F09 F10`

describe('SN-3 The turn', () => {
  it('SN-3.1: turns alternate; each has a draw decision, an action part and an end', () => {
    const s = dealt({ opening: 'seatA' })
    const steps: string[] = []
    for (const letter of ['A', 'B', 'A'] as const) {
      steps.push(`${s.deciding} ${s.choices(letter).join(' ')}`)
      s.play(`${letter}: -`)
      expect(s.choices(letter)).toContain('.')
      s.play(`${letter}: X ${s.hand(letter).split(' ')[0]}`, `${letter}: .`)
    }
    expect(steps).toEqual(['A + -', 'B + -', 'A + -'])
    expect(s.table.turn).toBe(4)
  })

  it('SN-3.2: the draw comes first and cannot be made up for', () => {
    const s = scene(`${HANDS}\nstep draw`)
    expect(s.refusal('A: X F01')).toBe('SN-3.2 drawFirst')
    s.play('A: -')
    expect(s.refusal('A: +')).toBe('SN-3.2 drawIsOver')
    expect(scene(`${HANDS}\ndeck none`).choices('A')).toContain('.')
  })

  it('SN-3.3: one main step and one turn-up, in any order', () => {
    const s = scene(`
      1 A F11~ F12~
      A hand F01
    `)
    const stepFirst = s.copy().play('A: X F01', 'A: U a1.1')
    const turnUpFirst = s.copy().play('A: U a1.1', 'A: X F01')
    for (const done of [stepFirst, turnUpFirst]) {
      expect(done.choices('A')).toEqual(['.'])
      expect(done.row('a1')).toBe('F11 F12~')
    }
    expect(turnUpFirst.refusal('A: U a1.2')).toBe('SN-4.4 oneTurnUp')
  })

  it('SN-3.4: a main step is one card, in one of its uses, or a discard', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 F12 | B F05
      A hand F01 A03 R05 C01 T02 D01
    `)
    expect(s.choices('A')).toEqual(
      ['P F01@1<', 'P F01@1>', 'P F01@2', 'P F01@3', 'X F01', 'A A03:a1.1xb1.1', 'A A03:a1.2xb1.1']
        .concat(['X A03', 'R R05>a1.1', 'R R05>a1.2', 'X R05', 'K C01>a1.1&a1.2', 'X C01', 'X D01'])
        .concat(['T T02:a1.1>2', 'T T02:a1.1>3', 'T T02:a1.2>2', 'T T02:a1.2>3', 'X T02', '.']),
    )
    expect(s.play('A: X D01').choices('A')).toEqual(['.'])
    expect(s.refusal('A: X F01')).toBe('SN-3.7 noStepLeft')
  })

  it('SN-3.4: a card can be used only for what it is', () => {
    const s = scene(`
      1 A F11 F12 | B F05
      A hand F01 A03 R01
    `)
    expect(s.refusal('A: P A03@1')).toBe('SN-4.1 otherUse')
    expect(s.refusal('A: R F01>a1.1')).toBe('SN-7.1 otherUse')
    expect(s.refusal('A: K F01>a1.1&a1.2')).toBe('SN-8.1 otherUse')
    expect(s.refusal('A: A F01:a1.1xb1.1')).toBe('SN-5.1 otherUse')
    expect(s.refusal('A: T A03:a1.1>2')).toBe('SN-9.1 otherUse')
    expect(s.refusal('A: V R01')).toBe('SN-7.6 otherUse')
    expect(s.refusal('A: X F02')).toBe('SN-3.4 notInHand')
  })

  it('SN-3.5: who has drawn must make a main step; turning up is not enough', () => {
    const s = scene(`
      1 A F11~
      ${HANDS.trim()}
      step draw
    `).play('A: +', 'A: U a1.1')
    expect(s.refusal('A: .')).toBe('SN-3.5 mustStep')
    expect(s.play('A: X F01').choices('A')).toEqual(['.'])
  })

  it('SN-3.6: who has not drawn may leave it out', () => {
    expect(scene(`${HANDS}\nstep draw`).play('A: -', 'A: .').deciding).toBe('B')
    expect(scene(`${HANDS}\ndeck none`).play('A: .').deciding).toBe('B')
  })

  it('SN-3.7: one main step, unless a text grants more', () => {
    const s = scene(`
      A hand R02 F01 F02 F03
    `)
    expect(s.copy().play('A: X F01').choices('A')).toEqual(['.'])
    const more = s.copy().play('A: V R02', 'A: X F01', 'A: X F02')
    expect(more.choices('A')).toEqual(['.'])
    // Further steps may be left out, and do not carry over.
    const next = s.copy().play('A: V R02', 'A: .', 'B: -', 'B: .', 'A: -', 'A: X F01')
    expect(next.choices('A')).toEqual(['.'])
  })

  it('SN-3.8: down to five by choice, one at a time; up to five from the deck', () => {
    const s = scene(`
      A hand R06 F01 F02 F03 F04 F05
      discard F22
      drew
    `).play('A: V R06:F22', 'A: .')
    expect(s.refusal('A: .')).toBe('SN-3.8 discardDown')
    expect(s.refusal('A: X F23')).toBe('SN-3.8 notInHand')
    expect(s.play('A: X F22').handSize('A')).toBe(5)
    const short = scene(`
      A hand F01 F02
      deck A01 A02
    `).play('A: X F01', 'A: .')
    expect([short.handSize('A'), short.deck]).toEqual([3, 0])
  })

  it('SN-3.9: a skip is a turn without draw, main step and turn-up; nothing else is', () => {
    const turn = (...moves: string[]) =>
      scene(`
        1 A F11~
        ${HANDS.trim()}
        step draw
      `).play(...moves.map((move) => `A: ${move}`)).table.skips
    expect(turn('-', '.')).toBe(1)
    expect(turn('+', 'X F01', '.')).toBe(0)
    expect(turn('-', 'X F01', '.')).toBe(0)
    expect(turn('-', 'U a1.1', '.')).toBe(0)
  })

  it('SN-3.10: a forced draw comes only after two skips with cards left', () => {
    expect(scene(`${HANDS}\nstep draw\nskips 1`).choices('A')).toEqual(['+', '-'])
    expect(scene(`${HANDS}\nstep draw\nskips 2`).choices('A')).toEqual(['+'])
    // With an empty deck two skips are the end instead.
    expect(scene(`${HANDS}\ndeck none\nskips 1`).play('A: .').result).toBe('draw 0:0')
  })

  it('SN-3.11: outside the own turn there is nothing to do but to repel', () => {
    const s = scene(`
      1 A F11 | B F05
      A hand A03
      B hand D01 F01
    `)
    expect(s.choices('B')).toEqual([])
    expect(s.refusal('B: X F01')).toBe('SN-3.11 notYourTurn')
    expect(s.refusal('B: D D01')).toBe('SN-3.11 notYourTurn')
    s.play('A: A A03:a1.1xb1.1')
    expect(s.choices('B')).toEqual(['D D01', 'D-'])
    expect(s.refusal('B: X F01')).toBe('SN-6.1 defendOrPass')
    expect(s.refusal('A: .')).toBe('SN-6.1 defenderDecides')
  })
})
