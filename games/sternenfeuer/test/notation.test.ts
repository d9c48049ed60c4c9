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

  it.each(
    ['', ' ', 'P', 'P F01', 'P F99@1', 'P F01@4', 'P F01@1<>', 'A A03:a1.1xa1.2', 'A A03:a1.1xb2.1'].concat([
      'K C01>a1.1&a2.1',
      'U c1.1',
      'U a1.0',
      'U a1.65',
      'X',
      'D',
      'V',
      '++',
      'p f01@1',
      '🚀',
    ]),
  )('is no move: “%s”', (text) => {
    const answer = sternenfeuer.read(scene(RICH).view(0), text)
    expect(isRefusal(answer) && answer.code).toBe('sternenfeuer.notation')
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
