import { describe, expect, test } from 'vitest'
import { countIn, randomFleet, sizeOf } from '../rules/fleets.ts'
import { KITE, SLICER } from '../rules/ships.ts'
import { deckOf, discardOf, stackIn } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { luck, scene } from './scene.ts'

describe('Corner cases: ends, Tandem, memory', () => {
  test('C21 an empty hand still reveals', () => {
    const s = scene('S1(4:4) A (Fo)\nS2 –\nB hand Cr\nturn A reveal')
    expect(s.choices('A')).toEqual(['!1=Fo', '-'])
    s.play('A: -', 'B: Cr@2~').shows('turn B reveal')
    s.play('B: -').shows('scenario 2\nA won 4:4')
    expect(s.happened('looked')).toEqual([])
  })

  test('C22 whoever plays the last card may still reveal', () => {
    const s = scene('S1(4:3) A (Ro) | B (Wr)\nS2(2:1) –\nA hand Cr').play(
      'A: Cr@2',
      'A: !1=Ro',
      'A: Ro xB1.1',
    )
    s.shows('scenario 2\nA won 2:1 4:3\nA discard Ro+* Cr+*\nB discard Wr')
  })

  test('C23 fleets of different size', () => {
    const s = scene(`
      S1 –
      S2 –
      A hand Ki Fl
      A fleet Cr Sl De Ki
      B hand Fo Wr
      B fleet Ro
      B discard Sl`)
    const turns: string[] = []
    while (s.table.scenario === 1) {
      const [frame] = s.table.pending
      const mine = s.deciding === 'A'
      const choices = s.choices(s.deciding)
      const played =
        choices.find((move) => move.includes(mine ? '@1' : '@2~')) ??
        choices.find((move) => move.includes('@2'))
      if (frame.kind === 'turn' && frame.step === 'play') turns.push(s.deciding)
      else if (s.table.pending.length === 1 && !mine) turns.push(`${s.deciding} reveals only`)
      s.play(`${s.deciding}: ${played ?? choices.at(-1)}`)
    }
    expect(turns.filter((turn) => turn === 'A')).toHaveLength(6)
    expect(turns.filter((turn) => turn === 'B')).toHaveLength(3)
    expect(turns.at(-1)).toBe('A')
    // Three reveals after own plays, two in turns without a card.
    expect(turns.filter((turn) => turn === 'B reveals only')).toHaveLength(5)
  })

  test('C24 a tie at the top', () => {
    const s = scene('S1(3:3 2:2) A [Fo] | B [Wr] [Ro] | C [Me]\nS2 –\nA hand Ki', { mode: 'trio' }).play(
      'A: Ki@2',
    )
    s.shows('removed 2:2 3:3\nA discard Ki+*\nB discard –\nC discard –')
    s.shows('A reserve Fo Wr Me Ro De Sl Cr Fl Ki\nB reserve Fo Wr Me Ro De Sl Cr Fl Ki Ki')
  })

  test('C25 a hidden Kite beats three settlers', () => {
    const s = scene('S1(4:4) A [Fo] [Wr] [Me] | B (Ki)\nS2 –\nA hand Fl').play('A: Fl@2')
    s.shows('B won 4:4\nB discard Ki+*\nA discard Fl+*')
    s.shows('A reserve Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Cr Fl Ki Ki')
  })

  test('C26 a single shield brings all ships home', () => {
    const s = scene('S1(5:5 3:3F 2:1) A (Sl) [Fo] | B [Wr]\nS2 –\nA hand Fl').play('A: Fl@2', 'A: -')
    s.shows('A won 1:1 2:1 3:3F 5:5\nA discard Fl+*\nB discard –')
    expect(s.happened('sector')[0]).toMatchObject({ points: 9, fortified: true, winner: 0 })
  })

  test('C27 points nobody wants', () => {
    const s = scene('S1(5:-5) B [Ro]\nS2 –\nA hand Fl').play('A: Fl@2')
    s.shows('B won 5:-5\nB discard Ro+*')
  })

  test('C28 (i) choosing the order: the Crusher first', () => {
    const s = scene('S1 B (Ki) [Sl] | D (Cr)\nA hand Fl\nB hand Fo', { mode: 'tandem' }).play('A: Fl@1~')
    expect(s.choices('A')).toEqual(['>B', '>D'])
    s.play('A: >D').shows('S1 B (Ki) [Sl]\nA discard Fl+BD\nD discard Cr+A\nturn B play')
  })

  test('C28 (ii) choosing the order: asked again while there are two', () => {
    const s = scene('S1 B (Ki) [Sl] | D (Ki)\nA hand Cr\nB hand Fo', { mode: 'tandem' }).play(
      'A: Cr@1~',
      'A: >B',
    )
    expect(s.choices('A')).toEqual(['>B', '>D'])
    s.play('A: >D').shows('S1 A (Cr+BD)\nB discard Sl+* Ki+A\nD discard Ki+A\nturn A reveal')
  })

  test('C29 partners share a sector', () => {
    const s = scene('S1(4:4 1:5) A (Sl) | B [Fo] | C (Cr)\nS2 –\nA hand Fl', { mode: 'tandem' })
    s.play('A: Fl@2', 'A: -').shows('removed 1:5 4:4\nA discard Fl+*\nB discard –\nC discard –')
  })

  test('C30 the result in Tandem', () => {
    const s = scene(
      `
      scenario 4
      S1(1:1) –
      A hand Ki
      A won 5:6 5:5 1:6 1:3
      B won 1:5 1:4
      C won 4:4
      D won 5:4 4:4`,
      { mode: 'tandem' },
    )
    s.play('A: Ki@1').shows('over 21 9 4 8 won by BD')
  })

  test('C31 arithmetic of the trio', () => {
    const decks = new Set<string>()
    const end = randomGame({ mode: 'trio' }, 'C31', ({ table }) => {
      decks.add(`${table.scenario}: ${table.cards.zones[deckOf(3)].length}`)
    })
    expect([...decks]).toEqual(['1: 22', '2: 12', '3: 2'])
    expect(end.cards.zones[deckOf(3)]).toHaveLength(2)
  })

  test('C32 a blurred discard looks the same whichever ship was fetched', () => {
    const text = 'S1 A (Me)\nS2 –\nA hand Fo\nA discard Cr+B Sl\nB hand Fo Ki'
    const crusher = scene(text).play('A: Fo@2', 'A: !1=Me', 'A: Me<Cr~')
    const slicer = scene(text).play('A: Fo@2', 'A: !1=Me', 'A: Me<Sl~')
    expect(crusher.view(1)).toEqual(slicer.view(1))
    expect(crusher.log(1)).toEqual(slicer.log(1))
    const { size, strays, cards } = crusher.view(1).zones[discardOf(0)]
    expect([size, strays, cards.map((card) => card.face)]).toEqual([1, 1, [-1, 6]])

    const faces = (s: typeof crusher) =>
      [s.view(1).zones[stackIn(2, 0, 0)], s.view(1).zones[discardOf(0)]].map((zone) => zone.cards[0].face)
    expect(faces(crusher.play('B: Fo@1'))).toEqual([6, -1])
    expect(faces(slicer.play('B: Fo@1'))).toEqual([5, 6])
  })

  test('C33 who knows a ship knows it wherever it goes', () => {
    const s = scene('S1 A (Sl)\nS2 –\nS3 –\nA hand Wr\nB hand Fo\nC hand Ki\nturn B play', { mode: 'trio' })
    s.play('B: Fo@1', 'C: Ki@3', 'A: Wr@3', 'A: Wr 1.1>2').shows('S2 A (Sl+B)')
    expect(s.log(1).at(-1)).toBe('Wr 1.1>2')
    expect([1, 2].map((viewer) => s.view(viewer as 1 | 2).zones[stackIn(3, 1, 0)].cards[0].face)).toEqual([
      5, -1,
    ])
  })

  test('C34 played hidden and turned up in the same turn', () => {
    const s = scene('S1(5:-5) –\nS2 A (Ki)\nA hand Fo\nB hand Ki').play('A: Fo@1~', 'A: !1=Fo')
    s.shows('S1(5:-5+A) A [Fo]\nS2 A (Ki)\nturn B play')
  })

  test('C35 a warship is turned up and nothing follows', () => {
    const s = scene('S1 A (Sl)\nS2 –\nA hand Fo\nB hand Ki').play('A: Fo@2', 'A: !1=Sl')
    s.shows('S1 A [Sl]\nturn B play')
  })

  test('C36 thirty points each', () => {
    const text = `
      scenario 4
      S1(1:1) –
      A hand Ki
      A won 5:6 5:5 4:4 4:4 1:4 1:6
      B won 4:4 4:3 4:3 4:3 1:5 5:4 3:3 3:3 2:2`
    scene(text).play('A: Ki@1').shows('over 30 30 won by AB')
    scene(text, { tieBreak: 'shipsLeft' }).play('A: Ki@1').shows('over 30 30 won by B')
  })

  test('C37 who has no ships is passed over', () => {
    const s = scene('S1 –\nS2 –\nA reserve –\nA discard …\nB hand Ki Cr\nB fleet Sl\nturn B play')
    s.play('B: Ki@1').shows('turn B play')
    s.play('B: Cr@1').shows('turn B play')
    s.play('B: Sl@2').shows('scenario 2\nfleets ready B')
  })

  test('C38 two warships left for a random fleet', () => {
    const seen = new Set<string>()
    for (let time = 0; time < 200; time++) {
      const fleet = randomFleet([0, 0, 1, 1, 2, 3, 3, 5, 8], luck(`C38 ${time}`).stream('fleet'))
      expect([sizeOf(fleet), countIn(fleet, SLICER), countIn(fleet, KITE)]).toEqual([6, 1, 1])
      const civil = [0, 1, 2, 3].map((ship) => countIn(fleet, ship))
      expect(civil.reduce((sum, count) => sum + count)).toBe(4)
      seen.add(civil.join())
    }
    // Four of 0 0 1 1 2 3 3: thirteen different choices.
    expect(seen.size).toBe(13)
  })

  test('C39 an attacker that had to come open loses', () => {
    const s = scene('S1 A (Fo) | B (Cr)\nA hand Sl\nB hand Fo', { mode: 'trio' })
    expect(s.refusal('A: Sl@1~')).toBe('ST-5.3 mustBeOpen')
    s.play('A: Sl@1').shows('S1 A (Fo) | B (Cr+A)\nA discard Sl+*')
    expect(s.log(2)).toEqual(['Sl@1', 'Sl x B:m lose'])
  })
})
