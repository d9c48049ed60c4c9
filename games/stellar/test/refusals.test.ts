import { readFileSync } from 'node:fs'
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { dealt, nameOf, type Scene, scene } from './scene.ts'

const turn = (): Scene => scene('S1 A (Ki) | B (Fo)\nS2 –\nA hand Ro Sl\nB hand Ki')
const reveal = (): Scene => turn().play('A: Sl@2')
const rogue = (options: Partial<Options> = {}): Scene =>
  scene('S1 A (Ki) | B (Fo)\nS2 –\nA hand Ro Sl\nB hand Ki', options).play('A: Ro@1')
const ring = (options: Partial<Options> = {}): Scene =>
  scene('S1 A (Ki)\nS2 –\nA hand Wr\nB hand Ki', options).play('A: Wr@2')
const mend = (): Scene => scene('S1 A [Ki]\nS2 –\nA hand Me\nA discard Sl\nB hand Ki')
const battle = (): Scene =>
  scene('S1 B (Ki) | D (Cr)\nA hand Fl\nB hand Ki', { mode: 'tandem' }).play('A: Fl@1')
const over = (): Scene => scene('scenario 4\nS1 –\nA hand Ki').play('A: Ki@1')
const noReserve = (): Scene => scene('S1 –\nA reserve –\nA discard …\nB hand Ki\nturn B play').play('B: Ki@1')

const ROWS: readonly (readonly [string, string, () => Scene])[] = [
  ['ST-16.2 over', 'A: -', over],
  ['ST-3.1 fleetsFirst', 'A: -', dealt],
  ['ST-4.1 notYourTurn', 'B: Ki@1', turn],
  ['ST-3.1 fleetsAreOut', 'A: fleet Ki', turn],
  ['ST-3.2 emptyReserve', 'A: fleet Ki', noReserve],
  ['ST-3.1 fleetTooLarge', 'A: fleet Fo Fo Wr Wr Me Ro Ro', dealt],
  ['ST-3.1 notInReserve', 'A: fleet Sl Sl Sl', dealt],
  ['ST-3.1 fleetTooSmall', 'A: fleet Sl', () => dealt({ fleetSize: 'asManyAsPossible' })],
  ['ST-4.2 mustPlay', 'A: -', turn],
  ['ST-4.2 playFirst', 'A: !1=Ki', turn],
  ['ST-4.2 notInHand', 'A: De@1', turn],
  ['ST-2.4 noSector', 'A: Sl@3', turn],
  ['ST-5.3 mustBeOpen', 'A: Sl@1~', turn],
  ['ST-4.2 onePlay', 'A: Ro@2', reveal],
  ['ST-4.3 revealOrPass', 'A: Ro:0', reveal],
  ['ST-4.3 otherShipHidden', 'A: !1=Cr', reveal],
  ['ST-4.3 nothingHidden', 'A: !2=Sl', reveal],
  ['ST-7.3 mustFight', 'A: -', battle],
  ['ST-7.5 noFoe', 'A: >C', battle],
  ['ST-6.2 mustUse', 'A: Ro:0', () => rogue({ abilityUse: 'mustUse' })],
  ['ST-6.2 abilityNow', 'A: -', rogue],
  ['ST-10.1 notInDiscard', 'A: Me<Cr', () => mend().play('A: Me@1')],
  ['ST-10.2 comesHidden', 'A: Me<Sl', () => mend().play('A: Me@2')],
  ['ST-10.2 comesOpen', 'A: Me<Sl~', () => mend().play('A: Me@1')],
  ['ST-9.1 noShipThere', 'A: Wr 1.2>2', ring],
  ['ST-9.5 sameSector', 'A: Wr 1.1>1', ring],
  ['ST-9.2 notItself', 'A: Wr 2.1>1', () => ring({ warpSelf: false })],
  ['ST-11.1 otherSector', 'A: Ro xB2.1', rogue],
  ['ST-11.2 rogueItself', 'A: Ro xA1.2', () => rogue({ rogueSelf: false })],
  ['ST-11.1 noTarget', 'A: Ro xB1.2', rogue],
]

describe('A move that is refused', () => {
  test.each(ROWS)('%s: %s', (reason, move, setting) => {
    const s = setting()
    const before = JSON.stringify(s.table)
    expect(s.refusal(move)).toBe(reason)
    expect(JSON.stringify(s.table)).toBe(before)
  })

  test('every reason in the rules is on this list', () => {
    const source = readFileSync(new URL('../rules/refusals.ts', import.meta.url), 'utf8')
    const reasons = [...source.matchAll(/no\('(ST-[\d.]+)', '(\w+)'/g)].map(
      ([, rule, code]) => `${rule} ${code}`,
    )
    expect(reasons.length).toBeGreaterThan(25)
    expect(new Set(ROWS.map(([reason]) => reason))).toEqual(new Set(reasons))
  })

  test.each([
    ['Xx@1', 'ST-1.1 noSuchShip'],
    ['fleet Xx', 'ST-1.1 noSuchShip'],
    ['fleet Sl Sl Sl Sl', 'ST-3.1 tooManyAlike'],
    ['Fo@0', 'ST-2.4 noSector'],
    ['Fo@11', 'ST-2.4 noSector'],
    ['Fo@99999999999', 'ST-2.4 noSector'],
    ['Wr 1.0>2', 'ST-9.1 noShipThere'],
    ['Ro xA1.17', 'ST-11.1 noTarget'],
    ['Fo:0', 'ST-4.2 playFirst'],
  ])('what no table has is named: %j, %s', (text, refusal) => {
    expect(turn().refusal(`A: ${text}`)).toBe(refusal)
  })

  test.each(['', 'pass', 'Fo', 'fo@1', '>E', 'Ro xE1.1', 'Me<', 'Fo@1 Fo@1', '-1'])(
    'no notation at all: %j',
    (text) => {
      expect(turn().refusal(`A: ${text}`)).toBe('notation')
    },
  )

  test('those who only watch have no moves', () => {
    for (const viewer of ['audience', 'all'] as const) {
      const read = stellar.read(turn().view(viewer), 'Sl@2')
      expect(isRefusal(read) && nameOf(read)).toBe('watching')
    }
  })

  test('a seat that is not at the table has no moves', () => {
    const read = stellar.read(turn().view(3), 'Sl@2')
    expect(isRefusal(read) && nameOf(read)).toBe('noSuchSeat')
  })

  test('the reason carries what the message needs', () => {
    const read = stellar.read(dealt().view(0), 'fleet Fo Fo Wr Wr Me Ro Ro')
    expect(isRefusal(read) && read.params).toEqual({ n: 7, max: 6 })
  })
})
