// Tables worth looking at, each made by real moves from a written position
import {
  isRefusal,
  type Random,
  randomFrom,
  type Seat,
  seatOf,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { readScene } from '../test/read-scene.ts'

export interface Filmed {
  readonly view: View
  readonly event: StellarEvent
}

export interface Pictured {
  readonly table: Table
  readonly viewer: Viewer
  /** What happened on the way, each with the view of that instant. */
  readonly events: readonly Filmed[]
  /** Does the film run to its end, or stop at the last event? */
  readonly rests: boolean
}

function film(viewer: Viewer, table: Table, random: Random, moves: readonly string[]): Filmed[] {
  const events: Filmed[] = []
  const tell = (event: StellarEvent): void => void events.push({ view: stellar.view(table, viewer), event })
  for (const move of moves) {
    const seat = seatOf(move[0]) as Seat
    const action = stellar.read(stellar.view(table, seat), move.slice(2).trim())
    if (isRefusal(action)) throw new Error(`${move}: ${action.code}`)
    stellar.play(table, seat, action, random, tell)
  }
  return events
}

function laid(
  viewer: Viewer,
  text: string,
  moves: readonly string[] = [],
  options: Partial<Options> = {},
): Pictured {
  const table = stellar.lay(readScene(text, options))
  if (isRefusal(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`)
  const events = film(viewer, table, randomFrom(seedFrom('gallery')), moves)
  return { table, viewer, events, rests: true }
}

/** Ends at the last event of a kind, as if the film had been stopped there. */
function stopped(picture: Pictured, kind: StellarEvent['kind']): Pictured {
  const last = picture.events.findLastIndex(({ event }) => event.kind === kind)
  return { ...picture, events: picture.events.slice(0, last + 1), rests: false }
}

/** A match played at random until `enough` says so. */
function random(
  viewer: Viewer,
  options: Partial<Options>,
  name: string,
  enough: (table: Table, moves: number) => boolean,
): Pictured {
  const luck = randomFrom(seedFrom(name))
  const choice = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const events: Filmed[] = []
  const setup = stellar.lay(readScene('fleets\nS1 –', options))
  const base = isRefusal(setup) ? null : setup.options
  const table = stellar.deal(base ?? ({} as Options), luck)
  const tell = (event: StellarEvent): void => void events.push({ view: stellar.view(table, viewer), event })
  for (let moves = 0; !enough(table, moves); moves++) {
    const seats = stellar.deciding(table)
    if (seats.length === 0) break
    const seat = seats[choice.below(seats.length)]
    const all = stellar.actionsAt(table, seat)
    const actions = all[0]?.kind === 'fleet' ? all.slice(-60) : all
    stellar.play(table, seat, actions[choice.below(actions.length)], luck, tell)
  }
  return { table, viewer, events, rests: true }
}

const inTurn = (seat: Seat, scenario: number, filled: number) => (table: Table) => {
  const frame = table.pending.at(-1)
  const used = table.cards.zones.slice(-60).reduce((sum, zone) => sum + zone.length, 0)
  return (
    table.scenario >= scenario &&
    frame?.kind === 'turn' &&
    frame.step === 'play' &&
    frame.seat === seat &&
    used >= filled
  )
}

const CONCEPT = `
  scenario 2
  S1(3:2) –
  S2(4:3 1:6) –
  S3(2:1) –
  S4(5:-5 5:6 3:3F) –
  S5(4:4) –
  A hand Ro Fo
  A fleet Wr Cr Sl
  B hand Sl Fl
  B fleet Ki Me Wr
  A discard Fo Me De
  B discard Fo Cr Ki De
  A won 4:4 1:5 2:2
  B won 4:4 3:2F 2:1 2:1F`

const CONCEPT_MOVES = [
  'A: Ro@3~',
  'A: -',
  'B: Sl@4~',
  'B: -',
  'A: Fo@4',
  'A: -',
  'B: Fl@2~',
  'B: -',
  'A: Sl@2~',
  'A: -',
  'B: Me@5',
  'B: Me<Ki~',
  'B: -',
]

const TRIO = `
  S1(3:2 2:1) A (Sl) | B (Fo) | C [Ro]
  S2(4:3 1:6 1:2) B (Cr) [Me] | C (Wr+A)
  S3(2:1 1:3) A [Fo] | C (Ki)
  S4(5:-5 5:6) A (Ki+B) [Wr]
  S5(4:4) B [Fl]
  A hand Ro Cr
  A fleet De
  B hand Sl Ki
  B fleet Ki
  C hand Fo De
  C fleet Sl Fl`

const QUARTET = `
  S1(3:2 2:1) A (Sl) | B (Fo) | C [Ro] | D (Wr)
  S2(4:3 1:6) B (Cr) [Me] | C (Wr+A) [Fo] [Ro] | D [Fo]
  S3(2:1 1:3) A [Fo] | D (Ki)
  S4(5:-5+A 5:6+A) A (Ki+B) [Wr] | C (Me)
  A hand Ro Cr
  A fleet De Fl
  A discard Sl Me
  B hand Sl Ki
  B fleet Ki
  B discard Fl De
  C hand Fo De
  C fleet Sl Fl
  D hand De Fl
  D fleet Sl
  D discard Cr`

const CROWD = `
  S1(1:3) A (Sl)
  S2(2:1F) B (Fo) [Wr]
  S3(3:2) A [Fo] [Wr] [Ro]
  S4(4:3) B (Cr)
  S5(5:-5+A) A (Ki) | B [Ro]
  S6(1:2) B [Me]
  S7(2:2) –
  S8(3:3) C (Sl)
  S9(4:4 3:2F) A [Me] | C (Ro)
  A hand Cr Fl
  A fleet De
  B hand Sl Ki
  C hand Fo De`

export const gallery: Readonly<Record<string, () => Pictured>> = {
  concept: () => laid(0, CONCEPT, CONCEPT_MOVES),
  waiting: () => laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 2)),
  reveal: () => laid(0, CONCEPT, [...CONCEPT_MOVES, 'A: Cr@4']),
  audience: () => laid('audience', CONCEPT, CONCEPT_MOVES),
  defender: () => laid(1, CONCEPT, CONCEPT_MOVES),
  battle: () => laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 9)),
  clash: () => stopped(laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 9)), 'fight'),
  blurred: () => laid(0, CONCEPT.replace('B discard Fo Cr', 'B discard Fo Cr+A'), CONCEPT_MOVES),
  warp: () => laid(0, CONCEPT, [...CONCEPT_MOVES, 'A: Wr@1']),
  rogue: () => laid(0, QUARTET, ['A: Ro@2'], { mode: 'quartet' }),
  mend: () =>
    laid(
      0,
      QUARTET.replace('A hand Ro Cr', 'A hand Me Cr').replace('A discard Sl Me', 'A discard Sl Fo Ro Ro'),
      ['A: Me@4'],
      { mode: 'quartet' },
    ),
  foe: () =>
    laid(
      0,
      'S1(5:4 4:4) B (Ki) [Sl] | D (Cr)\nS2(3:2) C (Fo)\nS3(2:2 1:6) A (Ro)\nA hand Fl Cr\nB hand Fo\nA fleet De',
      ['A: Fl@1~'],
      {
        mode: 'tandem',
      },
    ),
  trio: () => laid(0, TRIO, [], { mode: 'trio' }),
  quartet: () => laid(0, QUARTET, [], { mode: 'quartet' }),
  tandem: () =>
    laid(
      0,
      QUARTET.replace('A (Ki+B) [Wr] | C (Me)', 'A (Ki+B) [Wr] | C (De)').replace(
        'C hand Fo De',
        'C hand Fo',
      ),
      [],
      { mode: 'tandem' },
    ),
  crowd: () => laid(0, CROWD, [], { mode: 'trio' }),
  fleets: () => random(0, {}, 'fleets', (table) => table.pending.at(-1)?.kind === 'fleets'),
  fleetsLater: () =>
    random(0, {}, 'later', (table) => table.pending.at(-1)?.kind === 'fleets' && table.scenario === 3),
  fleetsTrio: () => random(1, { mode: 'trio' }, 'trio', (table) => table.pending.at(-1)?.kind === 'fleets'),
  sent: () => random(0, { mode: 'quartet' }, 'sent', (_, moves) => moves === 3),
  report: () => random(0, {}, 'report', (table) => table.scenario === 2),
  reportTandem: () => random(0, { mode: 'tandem' }, 'report', (table) => table.scenario === 2),
  verdict: () =>
    stopped(
      random(0, {}, 'report', (table) => table.scenario === 2),
      'sector',
    ),
  over: () => random(0, {}, 'over', () => false),
  overTandem: () => random(0, { mode: 'tandem' }, 'over', () => false),
  wild: () => random(0, { mode: 'quartet' }, 'wild', inTurn(0, 3, 18)),
  fiveCycle: () => random(0, { combatMatrix: 'fiveCycle' }, 'over', () => false),
}
