import { describe, expect, test } from 'vitest'
import { discardOf } from '../rules/zones.ts'
import { scene } from './scene.ts'
import { grouped } from './solar.ts'

describe('Corner cases: building, stacks, battles', () => {
  test('C1 no more than three cards in a sector', () => {
    expect(grouped([5, 4, 3, 2, 1, 1, 1, 1])).toEqual([
      [5, 4, 3],
      [2, 1, 1],
      [1, 1],
    ])
    expect(grouped([2, 2, 2, 2, 2, 2, 2, 2])).toEqual([
      [2, 2, 2],
      [2, 2, 2],
      [2, 2],
    ])
    expect(grouped([1, 2, 3, 4, 5, 1, 2, 3])).toEqual([[1], [2], [3], [4], [5, 1], [2], [3]])
    expect(grouped([3, 2, 1, 5, 4, 3, 4, 4, 4, 4])).toEqual([[3, 2, 1], [5, 4, 3], [4, 4, 4], [4]])
  })

  test('C2 the second ship is open', () => {
    const s = scene('S1 A (Ki) | B (Fo)\nA hand Ro De\nB hand Ki')
    expect(s.refusal('A: Ro@1~')).toBe('ST-5.3 mustBeOpen')
    s.play('A: Ro@1')
    expect(s.choices('A')).toEqual(['Ro xA1.1', 'Ro xA1.2', 'Ro xB1.1', 'Ro:0'])
  })

  test('C3 the own side became empty', () => {
    const s = scene('S1(4:3) B (Cr)\nS2 –\nA hand Sl Fo\nB hand Ki').play('A: Sl@1~', 'B: Ki@2', 'B: -')
    expect(s.choices('A')).toContain('Fo@1~')
  })

  test('C4 equal ships fall while a third player watches', () => {
    const s = scene('S1 B (Sl)\nA hand Sl\nB hand Ki', { mode: 'trio' }).play('A: Sl@1~')
    s.shows('S1 –\nA discard Sl+B\nB discard Sl+A')
    expect(s.view(2).zones[discardOf(0)].cards).toMatchObject([{ face: -1, back: 1 }])
    expect(s.view(2).zones[discardOf(1)].cards).toMatchObject([{ face: -1, back: 1 }])
    expect(s.log(2)).toEqual(['m@1~', 'm x B:m both'])
  })

  test('C5 two Slicers fall, the Kite below is not met', () => {
    scene('S1 B (Ki) [Sl]\nA hand Sl\nB hand Fo')
      .play('A: Sl@1~')
      .shows('S1 B (Ki)\nA discard Sl+B\nB discard Sl+*')
  })

  test('C6 a Destroyer wins once and falls to the Kite below', () => {
    scene('S1 B (Ki) [Sl]\nA hand De\nB hand Fo')
      .play('A: De@1~')
      .shows('S1 B (Ki+A)\nA discard De+B\nB discard Sl+*')
  })

  test('C7 a hidden warship is warped', () => {
    scene('S1 A (Fl)\nS2 B (Cr)\nS3 –\nA hand Wr\nB hand Fo')
      .play('A: Wr@3', 'A: Wr 1.1>2')
      .shows('S1 –\nS2 A (Fl+B)\nB discard Cr+A')
  })

  test('C8 a hidden Founder is warped onto an own ship', () => {
    scene('S1(4:4) A (Fo)\nS2(5:6 2:2F) A [Ki] | B (Ro)\nS3 –\nA hand Wr\nB hand Fo')
      .play('A: Wr@3', 'A: Wr 1.1>2')
      .shows('S1(4:4) –\nS2(5:6+A 2:2F+A) A [Ki] [Fo] | B (Ro+A)')
  })

  test('C9 an open Rogue that moves is not asked again', () => {
    scene('S1 A [Ro]\nS2 B (Cr)\nS3 –\nA hand Wr\nB hand Fo')
      .play('A: Wr@3', 'A: Wr 1.1>2')
      .shows('S2 A [Ro] | B (Cr)\nturn B play')
  })

  test('C10 a ring that warps itself', () => {
    const s = scene('S1 –\nS2 A (Fo) | B (Cr)\nA hand Wr\nB hand Fo').play('A: Wr@1', 'A: Wr 1.1>2')
    s.shows('S1 –\nS2 A (Fo) [Wr] | B (Cr)\nturn A reveal')
  })

  test('C11 a ring moves a ring that moves a Rogue', () => {
    const s = scene(`
      S1 A (Wr)
      S2 A [Ki]
      S3 A (Ro)
      S4 A [Fo] | B (De)
      A hand Wr
      B hand Fo`)
    s.play('A: Wr@2', 'A: Wr 1.1>2').shows('S2 A [Ki] [Wr] [Wr]\nturn A reveal, ability A 2.3')
    s.play('A: Wr 3.1>4').shows('S4 A [Fo] [Ro] | B (De)\nturn A reveal, ability A 4.2')
    s.play('A: Ro xB4.1')
    s.shows('S1 –\nS2 A [Ki] [Wr] [Wr]\nS3 –\nS4 A [Fo] [Ro]\nB discard De\nturn B play')
  })

  test('C12 a Mend brings a warship', () => {
    const s = scene('S1 A (Me) | B (Sl)\nS2 –\nA hand Fo\nA discard Cr Ki\nB hand Fo').play(
      'A: Fo@2',
      'A: !1=Me',
    )
    s.play('A: Me<Cr~').shows('S1 A (Cr^+B) [Me]\nA discard Ki\nB discard Sl+A')
  })

  test('C13 a Mend on top of a ship', () => {
    const s = scene('S1(5:-5) A (Ki) | B (Wr)\nA hand Me\nA discard Fo\nB hand Fo')
    expect(s.refusal('A: Me@1~')).toBe('ST-5.3 mustBeOpen')
    s.play('A: Me@1', 'A: Me<Fo').shows('S1(5:-5+A) A (Ki) [Fo^] [Me] | B (Wr+A)')
  })

  test('C14 the fetched ship loses', () => {
    scene('S1 B (Sl)\nA hand Me\nA discard Fl\nB hand Fo')
      .play('A: Me@1', 'A: Me<Fl~')
      .shows('S1 A [Me] | B (Sl+A)\nA discard Fl+B')
  })

  test('C15 an empty discard', () => {
    const s = scene('S1 –\nS2 A (Ki)\nA hand Me\nB hand Fo').play('A: Me@1').shows('turn A reveal')
    expect(s.happened('lapsed')).toEqual([{ kind: 'lapsed', seat: 0, ship: 2, byItself: true }])
  })

  test('C16 fetched and turned up within one turn', () => {
    scene('S1 B (De)\nA hand Me\nA discard Ro\nB hand Fo')
      .play('A: Me@1', 'A: Me<Ro~', 'A: !1=Ro', 'A: Ro xB1.1')
      .shows('S1 A [Ro^] [Me]\nB discard De')
  })

  test('C17 a Mend below other ships', () => {
    scene('S1 A (Me) [Fo]\nS2 –\nA hand Ki\nA discard Wr\nB hand Fo')
      .play('A: Ki@2', 'A: !1=Me', 'A: Me<Wr~')
      .shows('S1 A (Wr^) [Me] [Fo]')
  })

  test('C18 who looked before remembers what a Rogue destroyed unseen', () => {
    const s = scene('S1 A (Ro) | B (De) | C (Fo)\nS2 –\nA hand Ki\nB hand Fo\nC hand Wr\nturn C play', {
      mode: 'trio',
    })
    s.play('C: Wr@2', 'C: Wr:0', 'C: !1=Fo').shows('S1 A (Ro+C) | B (De+C) | C [Fo]')
    s.play('A: Ki@2', 'A: !1=Ro', 'A: Ro xB1.1').shows('B discard De+C')
    expect(s.view(0).zones[discardOf(1)].cards).toMatchObject([{ face: -1, back: 1 }])
    expect(s.view(2).zones[discardOf(1)].cards).toMatchObject([{ face: 4 }])
  })

  test('C19 (i) out of a black hole: the Kite goes, the Rogue still wins', () => {
    const s = scene('S1(5:-5+A) A (Ki)\nA hand Ro')
      .play('A: Ro@1', 'A: Ro xA1.1')
      .shows('A won 5:-5\nscenario 2')
    expect(s.happened('sector')).toMatchObject([{ winner: 0, reason: 'settlement', settlement: [1, 0] }])
  })

  test('C19 (ii) out of a black hole: the Rogue goes, the Kite still wins', () => {
    const s = scene('S1(5:-5+A) A (Ki)\nA hand Ro').play('A: Ro@1', 'A: Ro xA1.2', 'A: -').shows('A won 5:-5')
    expect(s.happened('sector')).toMatchObject([{ winner: 0, reason: 'military' }])
  })

  test('C19 (iii) out of a black hole: a lone Rogue leaves it empty', () => {
    const s = scene('S1(5:-5+A) A (Ro)\nS2 –\nA hand Ki').play('A: Ki@2', 'A: !1=Ro', 'A: Ro xA1.1')
    s.shows('A discard Ro+* Ki+*\nA won 1:1\nremoved 5:-5')
    expect(s.happened('sector')[0]).toMatchObject({ winner: null, reason: 'empty' })
  })

  test('C20 without its Mend a fetched ship stays where it is', () => {
    const s = scene('S1 A (Fl^) [Me] | B (Ro)\nS2 –\nA hand Ki\nB hand Fo\nturn B play')
    s.play('B: Fo@2', 'B: !1=Ro', 'B: Ro xA1.2').shows('S1 A (Fl^) | B [Ro]\nA discard Me+*')
  })
})
