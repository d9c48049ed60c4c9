import { tellTo, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { discardOf, handOf, reserveOf, solarIn, stackIn } from '../rules/zones.ts'
import { dealt, type Scene, scene } from './scene.ts'
import { seen, seenByAll } from './seen.ts'

const trio = (text: string): Scene => scene(`${text}\nB hand Ki`, { mode: 'trio' })

describe('What each event teaches', () => {
  test('the first draw: the owner learns two ships, the others their classes', () => {
    const s = dealt({ mode: 'trio' }).play('A: fleet Fo Ki', 'B: fleet', 'C: fleet')
    expect(seenByAll(s, handOf(0))).toEqual(['Fo Ki', 'c m', 'c m', 'c m'])
    expect(s.log(0).slice(-2).sort()).toEqual(['+Fo', '+Ki'])
    expect(s.log(1).slice(-2).sort()).toEqual(['+c', '+m'])
  })

  test('playing hidden: class and sector', () => {
    const s = trio('S1 –\nA hand Sl').play('A: Sl@1~')
    expect(seenByAll(s, stackIn(3, 0, 0))).toEqual(['Sl', 'm', 'm', 'm'])
    expect(s.log('audience')).toEqual(['m@1~'])
  })

  test('playing open and revealing: the type, for all', () => {
    const s = trio('S1 A (Ki)\nA hand Sl').play('A: Sl@1', 'A: !1=Ki')
    expect(seenByAll(s, stackIn(3, 0, 0))).toEqual(Array(4).fill('Ki Sl'))
  })

  test('drawing: the owner learns the ship, the others saw its class before', () => {
    const s = trio('S1 –\nA hand Sl Ki\nA fleet Cr Fo')
    const top = s.view(1).zones[1].top
    s.play('A: Sl@1')
    expect(seenByAll(s, handOf(0))).toEqual(['Fo Ki', 'c m', 'c m', 'c m'])
    expect([top, s.view(1).zones[1].top]).toEqual([0, 1])
  })

  test('a fight: the two owners learn both types, the others who died', () => {
    const s = trio('S1 B (Cr)\nA hand Sl').play('A: Sl@1~')
    expect(seenByAll(s, stackIn(3, 0, 1))).toEqual(['Cr', 'Cr', 'm', 'm'])
    expect(seenByAll(s, discardOf(0))).toEqual(['Sl', 'Sl', 'm', 'm'])
  })

  test('a Founder: its owner learns the sector, the others that it happened and what is now known', () => {
    const s = trio('S1(5:-5) A (Wr) | C (Sl)\nA hand Fo').play('A: Fo@1')
    expect(seenByAll(s, solarIn(3, 0))).toEqual(['5:-5', '5:?', '5:?', '5:?'])
    expect(seenByAll(s, stackIn(3, 0, 2))).toEqual(['Sl', 'm', 'Sl', 'm'])
    const told = (viewer: Viewer): unknown => tellTo(s.happened('looked')[0], viewer)
    expect(told(0)).toMatchObject({ seat: 0, sector: 0, seen: { ships: [[1, 0], [], [5]] } })
    for (const viewer of [1, 2, 'audience'] as const) {
      expect(told(viewer)).toEqual({ kind: 'looked', seat: 0, sector: 0, seen: null })
    }
    expect(s.view(2).zones[stackIn(3, 0, 2)].cards[0].known).toBe(0b101)
  })

  test('a warp that keeps the ship hidden: which card went where', () => {
    const s = trio('S1 A (Sl+B)\nS2 –\nS3 –\nA hand Wr').play('A: Wr@3', 'A: Wr 1.1>2')
    expect(seenByAll(s, stackIn(3, 1, 0))).toEqual(['Sl', 'Sl', 'm', 'm'])
    expect(s.log(2)).toEqual(['Wr@3', 'Wr 1.1>2'])
  })

  test('a warp that turns the ship up: its type', () => {
    const s = trio('S1 A (Sl)\nS2 A [Ki]\nS3 –\nA hand Wr').play('A: Wr@3', 'A: Wr 1.1>2')
    expect(seenByAll(s, stackIn(3, 1, 0))).toEqual(Array(4).fill('Ki Sl'))
  })

  test('a hidden mend: the class', () => {
    const s = trio('S1 –\nA hand Me\nA discard Sl').play('A: Me@1', 'A: Me<Sl~')
    expect(seenByAll(s, stackIn(3, 0, 0))).toEqual(['Sl Me', 'm Me', 'm Me', 'm Me'])
  })

  test('an open mend: the type', () => {
    const s = trio('S1 A [Ki]\nA hand Me\nA discard Sl').play('A: Me@1', 'A: Me<Sl')
    expect(seenByAll(s, stackIn(3, 0, 0))).toEqual(Array(4).fill('Ki Sl Me'))
  })

  test('a Rogue on a hidden ship: the class, and those who knew it still do', () => {
    const s = trio('S1 B (Fo+C)\nA hand Ro').play('A: Ro@1', 'A: Ro xB1.1')
    expect(seenByAll(s, discardOf(1))).toEqual(['c', 'Fo', 'Fo', 'c'])
  })

  test('the end of a scenario: all that lies on the table, but not what was lost unseen before', () => {
    const s = scene('S1 A (Sl) [Ki]\nA hand Fo\nA discard Cr\nS2 –', { mode: 'trio' }).play('A: Fo@2', 'A: -')
    expect(seenByAll(s, discardOf(0))).toEqual(['Fo Sl Cr Ki', 'Fo m Sl Ki', 'Fo m Sl Ki', 'Fo m Sl Ki'])
  })

  test('a ship that comes home: nobody else can follow it any more', () => {
    const s = scene('S1(2:1F) A [Sl]\nA hand Ki\nA reserve Fo\nA discard …', { mode: 'trio' }).play('A: Ki@1')
    expect(seen(s, 0, reserveOf(0))).toBe('Fo Sl Ki')
    expect(seen(s, 1, reserveOf(0))).toBe('? ? ?')
  })
})
