import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import { discardOf, handOf, stackIn } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { type Scene, scene } from './scene.ts'
import { seen, seenByAll } from './seen.ts'

const PLACE = stackIn(3, 0, 0)

/** A fetches a hidden ship out of a discard of which B knows only the Crusher. */
const fetching = (ship: string, hands = 'A hand Me Wr\nB hand Fo Fl\nC hand Ki'): Scene =>
  scene(`S1 –\nS2 –\nS3 –\nA discard Cr+B Sl Fo\n${hands}`, { mode: 'trio' }).play(
    'A: Me@1',
    `A: Me<${ship}~`,
  )

describe('Knowledge belongs to the ship', () => {
  test('it survives a Warp Ring and the way to the discard', () => {
    const s = scene('S1 A (Sl+B)\nS2 –\nS3 –\nA hand Wr Ro\nB hand Fl\nC hand Ki Fo', { mode: 'trio' })
    s.play('A: Wr@3', 'A: Wr 1.1>2').shows('S2 A (Sl+B)')
    s.play('A: -', 'B: Fl@3~', 'B: -', 'C: Fo@1', 'A: Ro@2', 'A: Ro xA2.1').shows('A discard Sl+B')
  })

  test('it is gone when the ship comes home', () => {
    const s = scene('S1(2:1F) A (Sl+B)\nA hand Ki\nA discard Me\nA reserve Fo Wr Ro De Cr Fl Ki', {
      mode: 'trio',
    })
    s.play('A: Ki@1', 'A: -', 'A: fleet Sl', 'B: fleet', 'C: fleet')
    expect(seenByAll(s, 2)).toEqual(['Sl', 'm', 'm', 'm'])
  })
})

describe('A hidden Mend blurs what was known of the discard', () => {
  const discard = discardOf(0)

  test('discard and fetched ship are one group, the known types unassigned', () => {
    for (const ship of ['Cr', 'Sl']) {
      const s = fetching(ship)
      expect(s.view(1).zones[discard]).toMatchObject({ size: 2, strays: 1 })
      expect(seen(s, 1, discard)).toBe('c m Cr')
      expect(seen(s, 1, PLACE)).toBe('m Me')
      expect(seen(s, 2, discard)).toBe('c m m')
    }
  })

  test('the owner knows exactly', () => {
    const s = fetching('Sl')
    expect([seen(s, 0, PLACE), seen(s, 0, discard), s.view(0).zones[discard].strays]).toEqual([
      'Sl Me',
      'Fo Cr',
      0,
    ])
  })

  test('the other class is not touched', () => {
    expect(fetching('Fo').view(1).zones[discard]).toMatchObject({ size: 2, strays: 1 })
    expect(seen(fetching('Fo'), 1, discard)).toBe('c m Cr')
  })

  test('a reveal dissolves the group for all', () => {
    const s = fetching('Sl').play('A: !1=Sl')
    expect(s.view(1).zones[discard]).toMatchObject({ size: 2, strays: 0 })
    expect([seen(s, 1, PLACE), seen(s, 1, discard)]).toEqual(['Sl Me', 'c Cr'])
    expect([seen(s, 2, PLACE), seen(s, 2, discard)]).toEqual(['Sl Me', 'c m'])
  })

  test('a Founder dissolves it for the one who looked', () => {
    const s = fetching('Cr').play('A: -', 'B: Fo@1')
    expect([seen(s, 1, PLACE), seen(s, 1, discard)]).toEqual(['Cr Me', 'c m'])
    expect(s.view(2).zones[discard].strays).toBe(1)
  })

  test('a fight dissolves it for the one who fought', () => {
    const s = fetching('Cr', 'A hand Me Wr\nB hand Sl\nC hand Ki').play('A: -', 'B: Sl@1~')
    expect([seen(s, 1, PLACE), seen(s, 1, discard)]).toEqual(['Cr Me', 'c m'])
    expect([seen(s, 2, PLACE), s.view(2).zones[discard].strays]).toEqual(['m Me', 1])
  })

  test('going back to the discard unseen dissolves it, and what was known is known again', () => {
    for (const ship of ['Cr', 'Sl']) {
      const s = fetching(ship, 'A hand Me Wr\nB hand Ro Fl\nC hand Ki').play('A: -', 'B: Ro@1', 'B: Ro xA1.1')
      expect(s.view(1).zones[discard]).toMatchObject({ size: 3, strays: 0 })
      expect(seen(s, 1, discard)).toBe('c m Cr')
    }
  })

  test('the end of the scenario dissolves it', () => {
    const s = fetching('Sl', 'A hand Me').play('A: -')
    expect(s.view(1).zones[discard]).toMatchObject({ size: 4, strays: 0 })
    expect(seen(s, 1, discard)).toBe('c Me Sl Cr')
  })

  test('equal ships in the discard: nobody learns which of them was taken', () => {
    const text = 'S1 –\nA hand Me\nB hand Ki\nA discard '
    const known = scene(`${text}Sl+B Sl`).play('A: Me@1', 'A: Me<Sl~')
    const other = scene(`${text}Sl Sl+B`).play('A: Me@1', 'A: Me<Sl~')
    expect(known.view(1)).toEqual(other.view(1))
  })

  test('no player ever has more than one ship blurred', () => {
    for (let game = 0; game < 10; game++) {
      randomGame({ mode: 'quartet' }, `strays ${game}`, ({ table, turn }) => {
        if (turn % 5 > 0) return
        const { zones } = stellar.view(table, 'audience')
        for (const seat of [0, 1, 2, 3]) expect(zones[discardOf(seat)].strays).toBeLessThanOrEqual(1)
      })
    }
  })
})

describe('Handles follow what can be followed', () => {
  const handles = (s: Scene, sector: number): number[] =>
    s.view(1).zones[stackIn(2, sector, 0)].cards.map((card) => card.handle)

  test('a ship keeps its handle while it lies on the table', () => {
    const s = scene('S1 A (Sl)\nS2 –\nS3 –\nA hand Wr\nB hand Ki')
    const [before] = handles(s, 0)
    s.play('A: Wr@3', 'A: Wr 1.1>2')
    expect(handles(s, 1)).toEqual([before])
  })

  test('it gets a fresh one whenever it enters the table', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 –\nA hand Ki Me\nB hand Ki')
    const used = [...handles(s, 0)]
    s.play('A: Ki@2', 'A: !1=Ro', 'A: Ro xA1.1', 'B: Ki@1', 'B: -', 'A: Me@1', 'A: Me<Ro~')
    expect(used).not.toContain(handles(s, 0)[0])
    expect(new Set([...used, ...handles(s, 0), ...handles(s, 1)]).size).toBe(4)
  })

  test('a view holds no internal number of a card: equal ships can be exchanged unseen', () => {
    const s = scene('S1 A (Sl)\nS2 B [Ki]\nA hand Fo Sl\nB hand Ki')
    const other = s.copy()
    const { cards } = other.table
    const [table, hand] = [stackIn(2, 0, 0), handOf(0)].map((zone) => cards.zones[zone])
    const [onTable, inHand] = [table[0], hand[1]]
    table[0] = inHand
    hand[1] = onTable
    cards.handle[inHand] = cards.handle[onTable]
    cards.handle[onTable] = 0
    for (const viewer of [0, 1, 'audience', 'all'] as const)
      expect(other.view(viewer)).toEqual(s.view(viewer))
  })
})
