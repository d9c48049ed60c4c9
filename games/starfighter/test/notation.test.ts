import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { starfighter } from '../rules/game.ts'
import { MODES } from '../rules/options.ts'
import { randomGame } from './random-game.ts'
import { dealt, scene } from './scene.ts'

describe('Notation', () => {
  test.each(MODES)('what is written is read back as the same action: %s', (mode) => {
    const kinds = new Set<string>()
    for (let game = 0; game < 8; game++) {
      randomGame(
        { mode, ultimatePool: game % 2 ? 'draft' : 'full' },
        `notation ${mode} ${game}`,
        ({ table, seat }) => {
          const view = starfighter.view(table, seat)
          for (const action of starfighter.actions(view)) {
            kinds.add(action.kind)
            expect(starfighter.read(view, starfighter.write(action))).toBe(action)
          }
        },
      )
    }
    expect(kinds).toContain('moveFree')
    for (const kind of ['pick', 'stop', 'leave', 'ready']) expect(kinds.has(kind)).toBe(mode === 'ultimate')
    expect(kinds.has('barrelRoll')).toBe(mode !== 'training')
  })

  test.each([
    ['p 3-10 2', 'P  3-10   2 '],
    ['b 3-10 2', ' B 3-10 2'],
    ['pass', 'PASS'],
  ])('%s may be written as “%s”', (move, loose) => {
    const s = scene(`
      S2: 0-01b 0-06b 0-11b
      S hand: 3-10`)
    expect(starfighter.write(starfighter.read(s.view(0), loose) as never)).toBe(move)
  })

  test('EX-8 and EX-9 as text', () => {
    const s = scene(`
      S2: 0-26b 1-12 2-08
      S hand: 3-10 3-35 0-04`)
    s.play('S: p 3-10 2', 'S: first l', 'S: H S2.2 >', 'N: pass')
    s.play('S: p 3-35 2', 'S: first u', 'S: T S2.2', 'S: H S2.2 <').shows("S1: 3-10'")
  })

  test.each([
    ['p 9-99 1', 'SF-3.1 noSuchCard'],
    ['b 0-99 1', 'SF-3.1 noSuchCard'],
    ['pick 0-99', 'SF-1.8 noSuchCard'],
    ['p 3-10 6', 'SF-3.2 noSuchSector'],
    ['p 3-10 0', 'SF-3.2 noSuchSector'],
    ['p 3-10 99999999999', 'SF-3.2 noSuchSector'],
    ['H S1.0 <', 'SF-6.21 noSectorLeft'],
    ['H S5.0 >', 'SF-6.21 noSectorRight'],
    ['H S6.0 >', 'SF-6.5 noSuchSector'],
    ['V S1.4', 'SF-6.5 noSuchSlot'],
    ['F N2.0 7', 'SF-6.23 noSuchSector'],
    ['G N0', 'SF-6.29 noSuchSector'],
    ['cruiser moon', 'SF-1.4 noSuchCruiser'],
  ])('“%s” names what is not there: %s', (text, refusal) => {
    expect(scene('').refusal(`S: ${text}`)).toBe(refusal)
  })

  test.each(['', 'hello', 'first x', 'pick 7', 'p 3-10', 'pass 1', 'V S1', 'stop it'])(
    '“%s” is no move at all',
    (text) => {
      const read = starfighter.read(scene('').view(0), text)
      expect(isRefusal(read) && read.code).toBe('starfighter.notation')
    },
  )

  test('parts are the picks a person makes', () => {
    const s = scene(`
      S2: 0-01
      N3: 0-06b
      S hand: 1-02`)
    const partsOf = (text: string, from = s): readonly string[] =>
      starfighter.parts(starfighter.read(from.view(0), text) as never)
    expect(partsOf('p 1-02 2')).toEqual(['1-02', 'front', '2'])
    expect(partsOf('b 1-02 1')).toEqual(['1-02', 'back', '1'])
    expect(partsOf('pass')).toEqual(['pass'])
    expect(partsOf('F N3.0 5', s.copy().effect('S', 'moveFree'))).toEqual(['N3.0', 'N5'])
    expect(partsOf('H S2.0 <', s.copy().effect('S', 'moveHorizontal'))).toEqual(['S2.0', 'S1'])
    expect(partsOf('X N3.0', s.copy().effect('S', 'destroy'))).toEqual(['N3.0'])
    expect(partsOf('G N3', s.copy().effect('S', 'hitFighter'))).toEqual(['N3'])
    expect(partsOf('cruiser ares', dealt({ firstSeat: 'seat0' }))).toEqual(['ares'])
    const battle = s.copy().play('S: pass', 'N: pass')
    expect(partsOf('shift <', battle)).toEqual(['shift', '<'])
  })

  test('different actions have different parts', () => {
    randomGame({ mode: 'skirmish' }, 'parts', ({ table, seat }) => {
      const all = starfighter.actionsAt(table, seat).map((action) => starfighter.parts(action).join('/'))
      expect(new Set(all).size).toBe(all.length)
    })
  })
})
