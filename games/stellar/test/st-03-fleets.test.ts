import { describe, expect, test } from 'vitest'
import { sizeOf } from '../rules/fleets.ts'
import { CIVIL, CLASS_OF, MILITARY } from '../rules/ships.ts'
import { READY } from '../rules/table.ts'
import { fleetOf, handOf, reserveOf } from '../rules/zones.ts'
import { dealt, type Scene, scene } from './scene.ts'

const SIX = 'fleet Fo Wr Me Ro De Sl'

describe('ST-3 Fleets', () => {
  test('ST-3.1 all players pick at the same time, nobody sees what the others pick', () => {
    const s = dealt()
    expect(s.deciding).toBe('AB')
    s.play(`B: ${SIX}`)
    expect(s.deciding).toBe('A')
    expect(s.view(0).pending).toEqual([{ kind: 'fleets', picks: [-1, READY] }])
    expect(s.view('audience').pending).toEqual([{ kind: 'fleets', picks: [-1, READY] }])
    expect(s.log(0)).toEqual(['fleet'])
    expect(s.log(1)).toEqual([SIX])
  })

  test('ST-3.1 nothing to six ships may be sent', () => {
    const s = dealt()
    const sizes = new Set(s.choices('A').map((move) => move.split(' ').length - 1))
    expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(s.refusal('A: fleet Fo Fo Wr Wr Me Ro Ro')).toBe('ST-3.1 fleetTooLarge')
    expect(s.refusal('A: fleet De De')).toBe('ST-3.1 notInReserve')
    expect(s.refusal('A: Fo@1')).toBe('ST-3.1 fleetsFirst')
  })

  test('ST-3.1 a fleet can be changed until the last one is in', () => {
    const s = dealt()
    s.play(`A: ${SIX}`, 'A: fleet Ki', 'B: fleet Fo').shows('A hand Ki\nA fleet –\nB hand Fo')
    expect(s.refusal('A: fleet Ki')).toMatch(/^ST-3.1 fleetsAreOut|^ST-4.1 notYourTurn/)
  })

  test('ST-3.1 where full fleets are agreed on, a smaller one is refused', () => {
    const s = dealt({ fleetSize: 'asManyAsPossible' })
    expect(s.refusal('A: fleet Fo Wr Me Ro De')).toBe('ST-3.1 fleetTooSmall')
    expect(s.refusal(`A: ${SIX}`)).toBeNull()
    expect(new Set(s.choices('A').map((move) => move.split(' ').length - 1))).toEqual(new Set([6]))
  })

  test('ST-3.2 a small reserve gives a small fleet, even where full fleets are agreed on', () => {
    const s = scene('S1 –\nA reserve Ki Fo\nA discard …\nfleets', { fleetSize: 'asManyAsPossible' })
    expect(s.choices('A')).toEqual(['fleet Fo Ki'])
  })

  test('ST-3.2 who has no reserve is not asked and sends nothing', () => {
    const s = scene(`
      S1 A [Fo] [Fo] [Wr] [Wr] [Me] [Ro] [Ro]
      A hand Ki
      A reserve –
      A discard …
      B hand –
      turn A play`)
    s.play('A: Ki@1')
    s.shows('scenario 2\nfleets ready B\nA reserve –')
    expect(s.choices('A')).toEqual([])
    expect(s.refusal('A: fleet Ki')).toBe('ST-3.2 emptyReserve')
    s.play('B: fleet Fo').shows('turn B play')
  })

  test('ST-3.3 random fleets in the first scenario only', () => {
    const s = dealt({ fleetSelection: 'randomFirst', firstSeat: 'seat0' })
    s.shows('turn A play')
    for (const seat of [0, 1]) expect(classes(s, seat)).toEqual({ civil: 3, military: 3 })
    expect(s.happened('ready').map((event) => sizeOf(event.fleet.secret))).toEqual([6, 6])
    playOut(s)
    s.shows('scenario 2\nfleets A B')
  })

  test('ST-3.3 random fleets in every scenario', () => {
    const s = dealt({ fleetSelection: 'randomAll' })
    playOut(s)
    s.shows('scenario 2')
    expect(s.table.pending[0].kind).toBe('turn')
    for (const seat of [0, 1]) expect(classes(s, seat)).toEqual({ civil: 3, military: 3 })
  })

  test('ST-3.3 a class that runs short is filled up from the other', () => {
    const s = scene('S1 –\nA reserve Fo De Sl Cr Fl Ki\nA discard …\nB hand Fo\nturn B play', {
      fleetSelection: 'randomAll',
    })
    s.play('B: Fo@1').shows('scenario 2')
    expect(classes(s, 0)).toEqual({ civil: 1, military: 5 })
  })

  test('ST-3.3 the owner sees what was dealt, the others do not', () => {
    const s = dealt({ fleetSelection: 'randomFirst' })
    const own = s.view(0).zones[fleetOf(0)].cards.map((card) => card.face)
    expect(own.every((face) => face >= 0)).toBe(true)
    expect(s.view(1).zones[fleetOf(0)].cards.map((card) => card.face)).toEqual([-1, -1, -1, -1])
    expect(s.log(1)[0]).toBe('fleet')
    expect(s.log(0)[0]).toMatch(/^fleet( [A-Z][a-z]){6}$/)
  })

  test('ST-3.4 everybody sees the class of the top card, the owner nothing more of the order', () => {
    const s = scene('S1 –\nA hand Fo Ki\nA fleet Cr Ro Sl\nB hand Fo')
    for (const viewer of [0, 1, 'audience'] as const) {
      expect(s.view(viewer).zones[fleetOf(0)].top).toBe(MILITARY)
    }
    const other = scene('S1 –\nA hand Fo Ki\nA fleet Ro Cr Sl\nB hand Fo')
    expect(other.view(0).zones[fleetOf(0)]).toEqual(s.view(0).zones[fleetOf(0)])
  })

  test('ST-3.4 the order of a fleet is luck, not the order in which it was named', () => {
    const orders = new Set<string>()
    for (let game = 0; game < 30; game++) {
      const s = dealt({}, `shuffle ${game}`).play(`A: ${SIX}`, 'B: fleet')
      orders.add(s.table.cards.zones[fleetOf(0)].join())
    }
    expect(orders.size).toBeGreaterThan(20)
  })

  test('ST-3.5 two ships are drawn, fewer from a smaller fleet', () => {
    const s = dealt({ mode: 'trio' }).play(`A: ${SIX}`, 'B: fleet Ki', 'C: fleet')
    const hands = [0, 1, 2].map((seat) => s.table.cards.zones[handOf(seat)].length)
    const piles = [0, 1, 2].map((seat) => s.table.cards.zones[fleetOf(seat)].length)
    expect([hands, piles]).toEqual([
      [2, 1, 0],
      [4, 0, 0],
    ])
  })

  test('ST-3.6 sizes are public once all fleets are in, the rest stays in the reserve', () => {
    const s = dealt().play(`A: ${SIX}`, 'B: fleet Ki')
    expect(s.happened('fleets')).toEqual([{ kind: 'fleets', sizes: [6, 1] }])
    const { zones } = s.view('audience')
    expect([zones[fleetOf(0)].size + zones[handOf(0)].size, zones[reserveOf(0)].size]).toEqual([6, 10])
    s.shows('A reserve Fo Wr Ro Sl Cr Cr Fl Fl Ki Ki')
  })
})

function classes(s: Scene, seat: number): { civil: number; military: number } {
  const layout = [fleetOf(seat), handOf(seat)].flatMap((zone) => s.view('all').zones[zone].cards)
  const of = (wanted: number): number => layout.filter((card) => CLASS_OF[card.face] === wanted).length
  return { civil: of(CIVIL), military: of(MILITARY) }
}

/** The first choice each time, until the scenario is over. */
function playOut(s: Scene): void {
  const { scenario } = s.table
  while (s.table.scenario === scenario) {
    const seat = s.deciding
    s.play(`${seat}: ${s.choices(seat).at(-1)}`)
  }
}
