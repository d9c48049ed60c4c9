import type { Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { Scene } from './scene.ts'
import { dealt, scene } from './scene.ts'

const facesIn = (s: Scene, viewer: Viewer, zone: number): number[] =>
  s.view(viewer).zones[zone].cards.map(({ face }) => face)
const known = (s: Scene, viewer: Viewer, zone: number): number =>
  facesIn(s, viewer, zone).filter((face) => face >= 0).length

describe('Information', () => {
  test('SF-8.1 of the draw pile only the number of cards is known', () => {
    const s = dealt({ mode: 'skirmish', firstSeat: 'seat0' }).play('S: cruiser ares', 'N: cruiser athena')
    for (const viewer of [0, 1, 'audience'] as const) {
      expect(s.view(viewer).zones[14].size).toBe(90)
      expect(known(s, viewer, 14)).toBe(0)
    }
  })

  test('SF-8.1 in Ultimate War not even the own pile is in one’s view', () => {
    const s = dealt({ mode: 'ultimate' }).play('S: cruiser ares', 'N: cruiser ares')
    expect([0, 1, 'audience' as const].map((viewer) => known(s, viewer as Viewer, 14))).toEqual([0, 0, 0])
  })

  test('SF-8.2 hands are secret, cards aside are known to nobody', () => {
    const s = scene(`
      S hand: 0-01 0-06
      S aside: 0-11`)
    expect([0, 1, 'audience' as const].map((viewer) => known(s, viewer as Viewer, 10))).toEqual([2, 0, 0])
    expect([0, 1, 'audience' as const].map((viewer) => known(s, viewer as Viewer, 12))).toEqual([0, 0, 0])
    expect(s.view(1).zones[10].size).toBe(2)
    expect(s.view(1).zones[12].size).toBe(1)
  })

  test('SF-8.3 an own back is known to its owner; a front, covered or not, to everybody', () => {
    const s = scene('S1: 0-01b 0-06 0-11')
    expect([0, 1, 'audience' as const].map((viewer) => known(s, viewer as Viewer, 0))).toEqual([3, 2, 2])
  })

  test('SF-8.4 the discard pile is open, also for a card destroyed back up', () => {
    const s = scene('S1: 0-01b').salvo('S1', 2)
    expect([0, 1, 'audience' as const].map((viewer) => known(s, viewer as Viewer, 15))).toEqual([1, 1, 1])
    expect(s.log(1).at(-1)).toBe('x S1.0=#1')
  })

  test('SF-8.4 with discardVisibility=asPlayed a back stays secret, a front does not', () => {
    const options = { discardVisibility: 'asPlayed' } as const
    const back = scene('S1: 0-01b', options).salvo('S1', 2)
    expect([0, 1, 'audience' as const].map((viewer) => known(back, viewer as Viewer, 15))).toEqual([1, 0, 0])
    expect(back.log(1).at(-1)).toBe('x S1.0=?')
    expect(back.log(0).at(-1)).toBe('x S1.0=#1')
    const front = scene('S1: 0-01', options).salvo('S1', 3)
    expect([0, 1, 'audience' as const].map((viewer) => known(front, viewer as Viewer, 15))).toEqual([1, 1, 1])
  })

  test('SF-8.5 hulls, offset, initiative, passes and markers are public', () => {
    const s = scene(`
      S1: 0-06{u1}
      hull: 7 9
      offset: 2
      initiative: N`).play('N: pass')
    const { lies } = s.table
    for (const viewer of [0, 1, 'audience'] as const)
      expect(s.view(viewer)).toMatchObject({ hull: [7, 9], offset: 2, initiative: 1, passed: 2, lies })
  })

  test('SF-8.5 what waits is public too', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S hand: 3-25`).play('S: p 3-25 1')
    expect(s.view('audience').pending).toEqual(s.table.pending)
    expect(s.choices('N')).toEqual([])
  })
})
