import { describe, expect, test } from 'vitest'
import { discardOf, fleetOf, handOf } from '../rules/zones.ts'
import { scene } from './scene.ts'
import { grouped } from './solar.ts'

describe('The examples of the rulebook', () => {
  test('W1 building a solar system', () => {
    expect(grouped([3, 4, 1, 2, 5, 5, 3, 4])).toEqual([[3], [4, 1], [2], [5, 5, 3], [4]])
  })

  test('W2 a smaller choice', () => {
    const s = scene(`
      scenario 2
      S1 –
      A discard Fo Wr Sl Cr Ki
      fleets`)
    s.shows('A reserve Fo Wr Me Ro Ro De Sl Cr Fl Fl Ki')
    expect(s.refusal('A: fleet Fo Ro De Sl Fl Fl Ki')).toBe('ST-3.1 fleetTooLarge')
    expect(s.refusal('A: fleet Fo Fo')).toBe('ST-3.1 notInReserve')
    expect(s.refusal('A: fleet Sl Sl')).toBe('ST-3.1 notInReserve')
    s.play('A: fleet Fo Ro De Sl Fl Fl', 'B: fleet').shows(
      'A reserve Wr Me Ro Cr Ki\nA discard Fo Wr Sl Cr Ki',
    )
    const { zones } = s.view(0)
    expect([zones[fleetOf(0)].size, zones[handOf(0)].size]).toEqual([4, 2])
  })

  test('W3 an open Founder, then a reveal', () => {
    const s = scene(`
      S1(3:3F) –
      S2(4:4 1:6) A (Sl) | B (Ro)
      A hand Ki
      B hand Fo Ki
      B fleet Wr
      turn B play`)
    s.play('B: Fo@1').shows('S1(3:3F+B) B [Fo]')
    s.play('B: !2=Ro', 'B: Ro xA2.1')
    s.shows(`
      S1(3:3F+B) B [Fo]
      S2(4:4 1:6) B [Ro]
      A discard Sl
      B hand Wr Ki
      turn A play`)
    expect(s.view(1).zones[discardOf(0)].cards).toMatchObject([{ face: -1, back: 1 }])
    expect(s.log(1)).toEqual(['Fo@1', '!2=Ro', 'Ro xA2.1', '+Wr'])
    expect(s.log(0)).toEqual(['Fo@1', '!2=Ro', 'Ro xA2.1=Sl', '+c'])
  })

  test('W4 a secret battle', () => {
    const s = scene('S1(4:3) B (Cr)\nA hand Sl Fo\nB hand Ki').play('A: Sl@1~')
    s.shows('S1(4:3) B (Cr+A)\nA discard Sl+B')
    expect(s.log('audience')).toEqual(['m@1~', 'm x B:m lose'])
  })

  test('W5 two defenders (i) a Crusher beats both', () => {
    const s = scene('S1 B (Ki) [Sl]\nA hand Cr\nB hand Fo').play('A: Cr@1~')
    s.shows('S1 A (Cr+B)\nB discard Sl+* Ki+A')
  })

  test('W5 two defenders (ii) a Foil loses to the first and never sees the second', () => {
    const s = scene('S1 B (Ki) [Sl]\nA hand Fl\nB hand Fo').play('A: Fl@1~')
    s.shows('S1 B (Ki) [Sl]\nA discard Fl+B')
  })
})
