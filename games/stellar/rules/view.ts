// §7 Hidden information
import {
  Arrangements,
  bit,
  framesAsBefore,
  type Imagining,
  newCards,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { copy, copyFrame, copyOpen } from './copy.ts'
import { randomFleet } from './fleets.ts'
import { kitOf } from './kit.ts'
import type { Options } from './options.ts'
import { type Frame, NOT_READY, READY, type Table } from './table.ts'
import { reserveOf } from './zones.ts'

/** What one viewer may know of a table. Zones are numbered as on the table. */
export interface View {
  viewer: Viewer
  options: Options
  scenario: number
  start: Seat
  sectors: number
  pending: Frame[]
  zones: readonly SeenZone[]
  /** How many handles were given out: public, since only cards in plain sight get one. */
  handles: number
  result: Result | null
}

export function view(table: Table, viewer: Viewer, before?: View): View {
  return {
    viewer,
    options: table.options,
    scenario: table.scenario,
    start: table.start,
    sectors: table.sectors,
    pending: framesAsBefore(table.pending, before?.pending, seenFrame, viewer),
    zones: seeZones(table.cards, kitOf(table.options).layout, viewer, before?.zones),
    handles: table.cards.handles,
    result: table.result,
  }
}

/** Of another player's fleet only "ready" is seen while fleets are built. */
function seenFrame(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind !== 'fleets') return copyFrame(frame)
  const picks = frame.picks.map((pick, seat) =>
    pick === NOT_READY || viewer === 'all' || bit(viewer) === 1 << seat ? pick : READY,
  )
  return { kind: 'fleets', picks }
}

/** The tables that fit the view. */
export function imagining(view: View): Imagining<Table> {
  const { options, scenario, start, sectors, pending, result, viewer, zones, handles } = view
  const kit = kitOf(options)
  const { face } = kit.layout
  const arrangements = new Arrangements(zones, kit.layout, viewer, handles)
  const cards = newCards(kit.layout)
  const open: Table = { options, scenario, start, sectors, cards, pending, result }
  return {
    deal(random, into = copy(open)) {
      const draws = random.stream('imagine')
      copyOpen(open, into)
      arrangements.deal(draws, into.cards)
      for (const frame of into.pending) {
        if (frame.kind !== 'fleets') continue
        for (let seat = 0; seat < frame.picks.length; seat++) {
          if (frame.picks[seat] !== READY) continue
          const reserve = into.cards.zones[reserveOf(seat)].map((card) => face[card])
          frame.picks[seat] = randomFleet(reserve, draws)
        }
      }
      return into
    },
  }
}
