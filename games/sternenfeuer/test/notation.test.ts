import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

const RICH = `
  places Rauthak Dream Island
  1 A F11 F12 F09~ | B F05 R01 C01 F06
  2 A F10 | B F07~
  A hand F01 A03 R02 R03 R05 R06`

describe('§11.5 Notation', () => {
  it('every move of many games is read back as itself', () => {
    const seen = new Set<string>()
    for (let game = 0; game < 12; game++) {
      randomGame({}, `notation ${game}`, ({ table, seat }) => {
        const view = sternenfeuer.view(table, seat)
        for (const action of sternenfeuer.actionsAt(table, seat)) {
          const text = sternenfeuer.write(action)
          expect(sternenfeuer.read(view, text), text).toBe(action)
          seen.add(action.kind)
        }
      })
    }
    expect([...seen].sort()).toEqual(
      ['attack', 'couple', 'decline', 'defend', 'discard', 'dismantle', 'draw', 'end', 'extraSteps', 'pass']
        .concat(['place', 'reinforce', 'salvage', 'scout', 'transfer', 'turnUp'])
        .sort(),
    )
  })

  it.each([
    'P F01@1<',
    'P F01@2',
    'A A03:a1.1xb1.1',
    'V R02',
    'V R05',
    'V R03:a1.2xb1.2',
    'R R03>a1.3',
    'U a1.3',
    'X R06',
    '.',
  ])('%s', (text) => {
    expect(scene(RICH).choices('A')).toContain(text)
  })

  it.each([
    '',
    ' ',
    'P',
    'P F01',
    'P F01@1<>',
    'U c1.1',
    'X',
    'D',
    'V',
    '++',
    'p f01@1',
    '🚀',
    'P F01@1< x',
    '. .',
  ])('is no move: “%s”', (text) => {
    const answer = sternenfeuer.read(scene(RICH).view(0), text)
    expect(isRefusal(answer) && answer.code).toBe('sternenfeuer.notation')
  })

  it.each([
    ['P F99@1', 'SN-3.4 noSuchCard'],
    ['P F01@4', 'SN-1.2 noSuchPlace'],
    ['P F01@2<', 'SN-2.4 noEnds'],
    ['A A03:a1.1xa1.2', 'SN-5.1 sameSide'],
    ['A A03:a1.1xb2.1', 'SN-5.2 otherPlace'],
    ['K C01>a1.1&a1.3', 'SN-8.1 notNeighbours'],
    ['K C01>a1.1&a2.1', 'SN-8.1 notNeighbours'],
    ['K C01>a1.1&b1.2', 'SN-8.1 notNeighbours'],
    ['U a1.0', 'SN-4.4 noFigure'],
    ['U a1.99', 'SN-4.4 noFigure'],
    ['U a4.1', 'SN-1.2 noSuchPlace'],
    ['R R03>a1.77', 'SN-7.1 noFigure'],
    ['T T01:a1.1>9', 'SN-1.2 noSuchPlace'],
    ['V R07:b9.1=R01', 'SN-1.2 noSuchPlace'],
  ])('names what is wrong with “%s”: %s', (text, refusal) => {
    expect(scene(RICH).refusal(`A: ${text}`)).toBe(refusal)
  })

  it('SN-2.4: an end is named where there are two, and where none is named the right one is meant', () => {
    const s = scene('1 A F11 F12\n2 A F10\nA hand F01 T03')
    const meant = (text: string) => sternenfeuer.write(sternenfeuer.read(s.view(0), text) as never)
    expect(meant('P F01@1')).toBe('P F01@1>')
    expect(meant('P F01@1<')).toBe('P F01@1<')
    expect(meant('T T03:a2.1>1')).toBe('T T03:a2.1>1>')
    expect(meant('P F01@2')).toBe('P F01@2')
    for (const move of ['P F01@2<', 'P F01@2>', 'P F01@3<', 'T T03:a1.1>2<', 'T T03:a1.1>3>'])
      expect(s.refusal(`A: ${move}`)).toBe('SN-2.4 noEnds')
  })

  it('spaces around a move do not matter', () => {
    expect(scene(RICH).refusal('A:   X R06  ')).toBeNull()
  })

  it('parts say which picks build a move, and no two moves have the same', () => {
    const s = scene(RICH)
    const actions = sternenfeuer.actions(s.view(0))
    const parts = actions.map((action) => sternenfeuer.parts(action).join(' '))
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toContain('F01 1 <')
    expect(parts).toContain('A03 a1.1 b1.2')
    expect(parts).toContain('R03 a1.1 attach')
    expect(parts).toContain('a1.3 turnUp')
    expect(parts).toContain('end')
  })

  it('events are told in the same notation, to each what each may know', () => {
    const s = scene(`
      1 A F11 | B F05~
      A hand A03
      B hand D01 F02
    `).play('A: A A03:a1.1xb1.1', 'B: D D01', 'A: .')
    expect(s.log(0).slice(0, 4)).toEqual(['A A03:a1.1xb1.1', 'U b1.1=F05', 'D D01', '+'])
    expect(s.log(1)[3]).toBe('+T03')
  })
})
