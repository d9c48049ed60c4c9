import { EVERYBODY } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { dealt, scene } from './scene.ts'

describe('ST-13 End of a scenario', () => {
  test('ST-13.1 it ends after the turn in which the last card was played', () => {
    const s = scene('S1 –\nS2 –\nA hand Ki\nB hand Ki').play('A: Ki@1').shows('scenario 1\nturn B play')
    s.play('B: Ki@2').shows('scenario 2')
  })

  test('ST-13.1 the player of the last card may still reveal, the others may not', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 –\nA hand Ki').play('A: Ki@2').shows('scenario 1\nturn A reveal')
    s.play('A: !1=Ro').shows('scenario 1\nturn A draw, ability A 1.1')
    s.play('A: Ro xB1.1').shows('scenario 2')
    expect(s.happened('revealed')).toHaveLength(1)
  })

  test('ST-13.1 a ship left in any pile keeps the scenario going', () => {
    const s = scene('S1 –\nS2 –\nA hand Ki\nA fleet Cr')
      .play('A: Ki@1')
      .shows('scenario 1\nturn A play\nA hand Cr')
    s.play('A: Cr@2').shows('scenario 2')
  })

  test('ST-13.2 if nobody sends a ship it is over before any turn', () => {
    const s = dealt({ mode: 'trio' }).play('A: fleet', 'B: fleet', 'C: fleet')
    s.shows('scenario 2\nfleets A B C')
    expect(s.happened('sector').every(({ winner, reason }) => winner === null && reason === 'empty')).toBe(
      true,
    )
    expect(s.happened('played')).toEqual([])
  })

  test('ST-13.3 everything is turned up for everybody', () => {
    const s = scene('S1(5:-5 4:4) A (Ro) | B (Wr)\nS2(4:3) –\nA hand Ki').play('A: Ki@2~', 'A: -')
    expect(s.happened('sector')[0]).toMatchObject({
      points: -1,
      settlement: [1, 3],
      winner: 1,
      ships: [
        { seat: 0, ships: [3], to: 'reserve' },
        { seat: 1, ships: [1], to: 'discard' },
      ],
    })
    s.shows('A discard Ki+*\nB discard Wr+*\nB won 4:4 5:-5')
    expect(s.view('audience').zones.some((zone) => zone.cards.some((card) => card.known === EVERYBODY))).toBe(
      false,
    )
  })

  test('ST-13.3 no ability and no battle comes of it', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 A (Wr)\nA hand Ki').play('A: Ki@2', 'A: -').shows('scenario 2')
    for (const kind of ['fight', 'looked', 'warped', 'destroyed', 'lapsed'] as const) {
      expect(s.happened(kind)).toEqual([])
    }
  })
})
