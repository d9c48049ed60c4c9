import { describe, expect, test } from 'vitest'
import { CIVIL, MILITARY } from '../rules/ships.ts'
import { stackIn } from '../rules/zones.ts'
import { scene } from './scene.ts'

describe('ST-10 Mend', () => {
  test('ST-10.1 one lost ship comes back, directly beneath the Mend', () => {
    const s = scene('S1 A [Ki] [Sl]\nA hand Me\nA discard Fl Cr Wr\nB hand Ki').play('A: Me@1')
    expect(s.choices('A')).toEqual(['Me<Wr', 'Me<Cr', 'Me<Fl', 'Me:0'])
    s.play('A: Me<Cr').shows('S1 A [Ki] [Sl] [Cr^] [Me]\nA discard Wr Fl')
  })

  test('ST-10.1 a ship lost in an earlier scenario will do', () => {
    const s = scene('scenario 3\nS1 –\nA hand Me\nA discard De+*\nB hand Ki')
    s.play('A: Me@1', 'A: Me<De~').shows('S1 A (De^*) [Me]\nA discard –')
  })

  test('ST-10.1 neither ships in play nor ships lost by others nor solar cards', () => {
    const s = scene('S1 –\nA hand Me\nA discard Ki\nA won 4:4\nA fleet Cr\nB hand Ki\nB discard Sl').play(
      'A: Me@1',
    )
    expect(s.choices('A')).toEqual(['Me<Ki~', 'Me:0'])
    expect(s.refusal('A: Me<Sl~')).toBe('ST-10.1 notInDiscard')
    expect(s.refusal('A: Me<Cr~')).toBe('ST-10.1 notInDiscard')
  })

  test('ST-10.1 equal lost ships are one choice', () => {
    const s = scene('S1 –\nA hand Me\nA discard Sl Sl\nB hand Ki').play('A: Me@1')
    expect(s.choices('A')).toEqual(['Me<Sl~', 'Me:0'])
  })

  test('ST-10.2 with nothing beneath the Mend the ship comes hidden', () => {
    const s = scene('S1 A (Me) [Fo]\nS2 –\nA hand Ki\nA discard Ro\nB hand Ki').play('A: Ki@2', 'A: !1=Me')
    expect(s.refusal('A: Me<Ro')).toBe('ST-10.2 comesHidden')
    s.play('A: Me<Ro~').shows('S1 A (Ro^) [Me] [Fo]')
  })

  test('ST-10.2 with a ship beneath the Mend it comes open', () => {
    const s = scene('S1 A (Ki)\nA hand Me\nA discard Sl\nB hand Ki').play('A: Me@1')
    expect(s.refusal('A: Me<Sl~')).toBe('ST-10.2 comesOpen')
    s.play('A: Me<Sl').shows('S1 A (Ki) [Sl^] [Me]')
  })

  test('ST-10.3 a fetched warship fights, hidden or open', () => {
    scene('S1 B (Ki)\nA hand Me\nA discard Sl\nB hand Ki')
      .play('A: Me@1', 'A: Me<Sl~')
      .shows('S1 A (Sl^+B) [Me]\nB discard Ki+A')
    scene('S1 A [Fo] | B (Ki)\nA hand Me\nA discard Sl\nB hand Ki')
      .play('A: Me@1', 'A: Me<Sl')
      .shows('S1 A [Fo] [Sl^] [Me]\nB discard Ki+A')
  })

  test('ST-10.3 if it loses it is in the discard again', () => {
    const s = scene('S1 B (Cr)\nA hand Me\nA discard Sl\nB hand Ki').play('A: Me@1', 'A: Me<Sl~')
    s.shows('S1 A [Me] | B (Cr+A)\nA discard Sl+B\nturn B play')
  })

  test('ST-10.4 a civil ship that comes open activates at once', () => {
    const s = scene('S1(5:-5) A (Ki)\nA hand Me\nA discard Fo\nB hand Ki').play('A: Me@1', 'A: Me<Fo')
    s.shows('S1(5:-5+A) A (Ki) [Fo^] [Me]')
  })

  test('ST-10.4 a civil ship that comes hidden keeps its ability, even for the same turn', () => {
    const s = scene('S1(5:-5) –\nA hand Me\nA discard Fo\nB hand Ki').play('A: Me@1', 'A: Me<Fo~')
    s.shows('S1(5:-5) A (Fo^) [Me]')
    s.play('A: !1=Fo').shows('S1(5:-5+A) A [Fo^] [Me]')
  })

  test('ST-10.5 everybody sees the class of the fetched ship, only the owner its type', () => {
    const s = scene('S1 –\nA hand Me\nA discard Sl+B Fo\nB hand Ki').play('A: Me@1')
    const warship = s.copy().play('A: Me<Sl~')
    const seen = warship.view(1).zones[stackIn(2, 0, 0)].cards[0]
    expect(seen).toMatchObject({ face: -1, back: MILITARY, known: 1, fetched: true })
    expect(warship.log(1).at(-1)).toBe('Me<m~')
    expect(warship.log(0).at(-1)).toBe('Me<Sl~')
    expect(s.copy().play('A: Me<Fo~').view(1).zones[stackIn(2, 0, 0)].cards[0].back).toBe(CIVIL)
  })

  test('ST-10.6 hand and fleet are left alone', () => {
    const s = scene('S1 –\nA hand Me Ki\nA fleet Fo Cr\nA discard Sl\nB hand Ki').play('A: Me@1', 'A: Me<Sl~')
    s.shows('A hand Ki\nA fleet Fo Cr')
    s.play('A: -').shows('A hand Cr Ki\nA fleet Fo')
  })

  test('ST-10.6 afterwards the ship is like any other and may come home for good', () => {
    const s = scene('S1(3:3F) –\nA hand Me\nA discard Sl')
    s.play('A: Me@1', 'A: Me<Sl~', 'A: -').shows('scenario 2\nA discard –')
    s.shows('A reserve Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Cr Fl Fl Ki Ki')
  })
})
