import { isRefusal } from '@sternentisch/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import type { Mode } from '../rules/options.ts'
import { randomGame } from './random-game.ts'
import { dealt, type Scene, scene } from './scene.ts'

const MODES: readonly Mode[] = ['duel', 'trio', 'quartet', 'tandem']

const turn = (): Scene => scene('S1 A (Ki) | B (Fo)\nS2 –\nA hand Ro Sl\nB hand Ki')
const reveal = (): Scene => turn().play('A: Sl@2')
const rogue = (): Scene => turn().play('A: Ro@1')
const ring = (): Scene => scene('S1 A (Ki)\nS2 –\nA hand Wr\nB hand Ki').play('A: Wr@2')
const mend = (): Scene => scene('S1 A [Ki]\nS2 –\nA hand Me\nA discard Sl\nB hand Ki')
const battle = (): Scene =>
  scene('S1 B (Ki) | D (Cr)\nA hand Fl\nB hand Ki', { mode: 'tandem' }).play('A: Fl@1')

describe('Moves in notation', () => {
  test.each<[string, () => Scene, object, string[]]>([
    ['fleet Fo Wr Ki', dealt, { kind: 'fleet' }, ['fleet', 'Fo', 'Wr', 'Ki']],
    ['fleet', dealt, { kind: 'fleet', fleet: 0 }, ['fleet']],
    ['Ro@2', turn, { kind: 'play', ship: 3, sector: 1, up: true }, ['Ro', '2', 'open']],
    ['Sl@2~', turn, { kind: 'play', ship: 5, sector: 1, up: false }, ['Sl', '2', 'hidden']],
    ['!1=Ki', reveal, { kind: 'reveal', ship: 8, sector: 0 }, ['reveal', '1']],
    ['-', reveal, { kind: 'pass' }, ['pass']],
    ['Ro:0', rogue, { kind: 'lapse', ship: 3 }, ['lapse']],
    ['Ro xB1.1', rogue, { kind: 'rogue', seat: 1, sector: 0, place: 0 }, ['B1.1']],
    ['Wr 1.1>2', ring, { kind: 'warp', sector: 0, place: 0, to: 1 }, ['1.1', '2']],
    ['Wr:0', ring, { kind: 'lapse', ship: 1 }, ['lapse']],
    ['Me<Sl', () => mend().play('A: Me@1'), { kind: 'mend', ship: 5, up: true }, ['Sl']],
    ['Me<Sl~', () => mend().play('A: Me@2'), { kind: 'mend', ship: 5, up: false }, ['Sl']],
    ['Me:0', () => mend().play('A: Me@2'), { kind: 'lapse', ship: 2 }, ['lapse']],
    ['>D', battle, { kind: 'foe', seat: 3 }, ['D']],
  ])('%s', (text, setting, meaning, parts) => {
    const action = stellar.read(setting().view(0), text)
    if (isRefusal(action)) throw new Error(action.code)
    expect(action).toMatchObject(meaning)
    expect(stellar.write(action)).toBe(text)
    expect(stellar.parts(action)).toEqual(parts)
  })

  test('what a person types loosely is understood', () => {
    expect(stellar.read(reveal().view(0), ' !1 ')).toEqual(stellar.read(reveal().view(0), '!1=Ki'))
    expect(stellar.read(dealt().view(0), 'fleet  Ki   Fo')).toEqual(
      stellar.read(dealt().view(0), 'fleet Fo Ki'),
    )
  })

  test.each(MODES)('reading what was written gives the same move, all through a game: %s', (mode) => {
    randomGame({ mode }, `notation ${mode}`, ({ table, seat, action }) => {
      const view = stellar.view(table, seat)
      expect(stellar.read(view, stellar.write(action))).toBe(action)
      const others = stellar.actions(view)
      if (others.length > 100) return
      expect(new Set(others.map(stellar.write)).size).toBe(others.length)
      for (const other of others) expect(stellar.read(view, stellar.write(other))).toBe(other)
    })
  })

  test('any text is read or refused, never an accident', () => {
    const settings = [dealt(), turn(), reveal(), rogue(), ring(), mend().play('A: Me@1'), battle()]
    const piece = fc.constantFrom(
      ...[
        'fleet',
        'Fo',
        'Sl',
        'Xx',
        '@',
        '1',
        '0',
        '99',
        '~',
        '!',
        '=',
        '-',
        ':0',
        '>',
        'D',
        'Wr',
        'Me',
        '<',
        ' x',
        '.',
        ' ',
      ],
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(text, fc.nat(settings.length - 1), (words, at) => {
        const view = settings[at].view(0)
        const read = stellar.read(view, words)
        expect(isRefusal(read) || stellar.actions(view).includes(read)).toBe(true)
      }),
      { seed: 1, numRuns: 400 },
    )
  })
})

describe('Events in notation', () => {
  const both = (s: Scene): [string | undefined, string | undefined] => [s.log(0).at(-1), s.log(2).at(-1)]
  const trio = (text: string): Scene => scene(`${text}\nB hand Ki`, { mode: 'trio' })

  test('playing open and hidden', () => {
    expect(both(trio('S1 –\nA hand Fl').play('A: Fl@1'))).toEqual(['Fl@1', 'Fl@1'])
    expect(both(trio('S1 –\nA hand Fl').play('A: Fl@1~'))).toEqual(['Fl@1~', 'm@1~'])
    expect(both(trio('S1 –\nA hand Fo').play('A: Fo@1~'))).toEqual(['Fo@1~', 'c@1~'])
  })

  test('reveal, pass and lapse look the same for everybody', () => {
    const s = trio('S1 A (Ro)\nS2 –\nA hand Fl').play('A: Fl@2')
    expect(both(s.copy().play('A: -'))).toEqual(['-', '-'])
    expect(both(s.play('A: !1=Ro'))).toEqual(['!1=Ro', '!1=Ro'])
    expect(both(s.play('A: Ro:0'))).toEqual(['Ro:0', 'Ro:0'])
  })

  test('a fight', () => {
    const s = trio('S1 B (Cr)\nA hand Sl').play('A: Sl@1~')
    expect(both(s)).toEqual(['Sl x B:Cr lose', 'm x B:m lose'])
    expect(s.log(1).at(-1)).toBe('Sl x B:Cr lose')
    expect(both(trio('S1 B [Ki]\nA hand Sl').play('A: Sl@1'))).toEqual(['Sl x B:Ki win', 'Sl x B:Ki win'])
    expect(both(trio('S1 B (Sl)\nA hand Sl').play('A: Sl@1~'))).toEqual(['Sl x B:Sl both', 'm x B:m both'])
  })

  test('a warp, with the type if the ship was turned up', () => {
    const s = trio('S1 A (Sl)\nS2 A [Ki]\nS3 –\nA hand Wr').play('A: Wr@3')
    expect(both(s.copy().play('A: Wr 1.1>3'))).toEqual(['Wr 1.1>3=Sl', 'Wr 1.1>3=Sl'])
    expect(both(trio('S1 A (Sl)\nS2 –\nS3 –\nA hand Wr').play('A: Wr@3', 'A: Wr 1.1>2'))).toEqual([
      'Wr 1.1>2',
      'Wr 1.1>2',
    ])
  })

  test('a mend', () => {
    const hidden = trio('S1 –\nA hand Me\nA discard Cr Fo').play('A: Me@1')
    expect(both(hidden.copy().play('A: Me<Cr~'))).toEqual(['Me<Cr~', 'Me<m~'])
    expect(both(hidden.copy().play('A: Me<Fo~'))).toEqual(['Me<Fo~', 'Me<c~'])
    expect(both(trio('S1 A [Ki]\nA hand Me\nA discard Cr').play('A: Me@1', 'A: Me<Cr'))).toEqual([
      'Me<Cr',
      'Me<Cr',
    ])
  })

  test('a rogue, with the type for those who know it', () => {
    const s = trio('S1 A [Ki] | B (Fo) [Wr]\nA hand Ro').play('A: Ro@1')
    expect(both(s.copy().play('A: Ro xB1.1'))).toEqual(['Ro xB1.1', 'Ro xB1.1'])
    expect(both(s.copy().play('A: Ro xB1.2'))).toEqual(['Ro xB1.2=Wr', 'Ro xB1.2=Wr'])
    expect(both(s.copy().play('A: Ro xA1.1'))).toEqual(['Ro xA1.1=Ki', 'Ro xA1.1=Ki'])
  })

  test('a draw', () => {
    expect(both(trio('S1 –\nA hand Ki\nA fleet Wr').play('A: Ki@1'))).toEqual(['+Wr', '+c'])
  })

  test('a whole turn', () => {
    const s = scene('S1 –\nS2 A (Ro) | B (Fo)\nS3 B (Cr)\nA hand Sl\nA fleet Wr\nB hand Ki')
    s.play('A: Sl@3~', 'A: !2=Ro', 'A: Ro xB2.1')
    expect(s.log(0)).toEqual(['Sl@3~', 'Sl x B:Cr lose', '!2=Ro', 'Ro xB2.1', '+Wr'])
    expect(s.log('audience')).toEqual(['m@3~', 'm x B:m lose', '!2=Ro', 'Ro xB2.1', '+c'])
  })
})
