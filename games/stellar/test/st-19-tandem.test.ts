import { describe, expect, test } from 'vitest'
import { winningTeam } from '../rules/score.ts'
import { discardOf, fleetOf, handOf, reserveOf, stackIn } from '../rules/zones.ts'
import { type Scene, scene as sceneOf } from './scene.ts'

const scene = (text: string, options = {}): Scene => sceneOf(text, { mode: 'tandem', ...options })

describe('ST-19 Tandem', () => {
  test('ST-19.1 opposite seats play together and take turns with the others', () => {
    const s = scene('S1 –\nS2 –\nA hand Ki\nB hand Fo\nC hand Sl\nD hand Fo')
    s.play('A: Ki@1').shows('turn B play')
    s.play('B: Fo@2').shows('turn C play')
    s.play('C: Sl@1').shows('S1 A [Ki] | C [Sl]\nturn D play')
  })

  test('ST-19.2 the partner sees no more than an opponent does', () => {
    const s = scene('S1 A (Ki)\nA hand Sl Fo\nA fleet Cr Wr\nA discard Fl\nB hand Ki')
    const places = [handOf(0), fleetOf(0), reserveOf(0), discardOf(0), stackIn(4, 0, 0)]
    const seenBy = (viewer: 1 | 2): unknown[] => places.map((zone) => s.view(viewer).zones[zone])
    expect(seenBy(2)).toEqual(seenBy(1))
    expect(s.view(2).zones[stackIn(4, 0, 0)].cards[0].face).toBe(-1)
    s.play('A: Sl@1', 'A: -')
    expect(s.log(2)).toEqual(s.log(1))
  })

  test('ST-19.3 partners have stacks of their own', () => {
    const s = scene('S1 C (Ki)\nA hand Sl\nB hand Ki')
    s.play('A: Sl@1~', 'A: -').shows('S1 A (Sl) | C (Ki)')
  })

  test('ST-19.3 neither Warp Ring nor Mend reaches the partner’s ships', () => {
    const ring = scene('S1 C (Ki)\nS2 –\nA hand Wr\nB hand Ki').play('A: Wr@2')
    expect(ring.choices('A')).toEqual(['Wr 2.1>1', 'Wr:0'])
    const mend = scene('S1 –\nA hand Me\nB hand Ki\nC discard Sl').play('A: Me@1').shows('turn B play')
    expect(mend.happened('lapsed')).toMatchObject([{ byItself: true }])
  })

  test('ST-19.3 a Founder sees the partner’s ships, a Rogue may destroy them', () => {
    scene('S1 C (Ki)\nA hand Fo\nB hand Ki').play('A: Fo@1').shows('S1 A [Fo] | C (Ki+A)')
    scene('S1 C (Ki)\nA hand Ro\nB hand Ki').play('A: Ro@1', 'A: Ro xC1.1').shows('S1 A [Ro]\nC discard Ki')
  })

  test('ST-19.4 partners do not fight each other', () => {
    const s = scene('S1 C (Ki)\nA hand Sl\nB hand Ki').play('A: Sl@1').shows('S1 A [Sl] | C (Ki)')
    expect(s.happened('fight')).toEqual([])
  })

  test('ST-19.4 an enemy must fight the ships of both', () => {
    const s = scene('S1 A (Ki) | C (Sl)\nB hand Cr\nA hand Ki\nturn B play').play('B: Cr@1~')
    expect(s.choices('B')).toEqual(['>A', '>C'])
    s.play('B: >C').shows('S1 B (Cr+AC)\nA discard Ki+B\nC discard Sl+B\nturn B reveal')
  })

  const shared = (sector: string, sharedMilitary: 'nobody' | 'settlement'): string => {
    const s = scene(`S1(4:4) ${sector}\nS2 –\nA hand Cr`, { sharedMilitary }).play('A: Cr@2')
    while (s.table.scenario === 1) s.play(`${s.deciding}: -`)
    return s.happened('sector')[0].winner === null ? '–' : 'ABCD'[s.happened('sector')[0].winner as number]
  }

  test('ST-19.5 warships of both partners in one sector: nobody wins', () => {
    expect(shared('A (Sl) [Fo] | C (Cr) | B [Ro]', 'nobody')).toBe('–')
  })

  test('ST-19.5 by agreement their settlement points decide, and nobody else’s', () => {
    expect(shared('A (Sl) | C (Cr) [Ro] | B [Fo]', 'settlement')).toBe('C')
    expect(shared('A (Sl) [Ro] | C (Cr) [Ro] | B [Fo]', 'settlement')).toBe('–')
    expect(shared('A (Sl) | C (Cr) | B [Fo]', 'settlement')).toBe('–')
  })

  test('ST-19.6 partners with equal settlement points tie like anybody else', () => {
    expect(shared('A [Fo] | C [Fo] | B [Wr]', 'nobody')).toBe('–')
    expect(shared('A [Fo] | C [Wr] | B [Wr]', 'nobody')).toBe('A')
  })

  test('ST-19.7 a team is worth its lower score', () => {
    expect(winningTeam([21, 9, 4, 8], 'shared')).toEqual([1, 3])
    expect(winningTeam([9, 21, 8, 4], 'shared')).toEqual([0, 2])
    expect(winningTeam([-1, -2, 30, 30], 'shared')).toEqual([0, 2])
  })

  test('ST-19.7 equal results are a draw, or the better members decide', () => {
    expect(winningTeam([4, 4, 9, 8], 'shared')).toEqual([0, 1, 2, 3])
    expect(winningTeam([4, 4, 9, 8], 'higherScore')).toEqual([0, 2])
    expect(winningTeam([4, 8, 7, 4], 'higherScore')).toEqual([1, 3])
    expect(winningTeam([4, 4, 9, 9], 'higherScore')).toEqual([0, 1, 2, 3])
  })

  test('ST-19.7 at the table', () => {
    const s = scene('scenario 4\nS1(1:3) –\nA hand Ki\nB won 2:2\nC won 2:1F\nD won 5:4').play('A: Ki@1')
    s.shows('over 3 2 1 4 won by BD')
  })
})
