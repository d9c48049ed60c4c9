// §7 Hidden information
import {
  bit,
  imagineCards,
  type Random,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
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
    pending: table.pending.map((frame) => seenFrame(frame, viewer)),
    zones: seeZones(table.cards, kitOf(table.options).layout, viewer, before?.zones),
    handles: table.cards.handles,
    result: table.result,
  }
}

/** Of another player's fleet only "ready" is seen while fleets are built. */
function seenFrame(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind !== 'fleets') return { ...frame }
  const picks = frame.picks.map((pick, seat) =>
    pick === NOT_READY || viewer === 'all' || bit(viewer) === 1 << seat ? pick : READY,
  )
  return { kind: 'fleets', picks }
}

/** Some table that fits the view. */
export function imagine(view: View, random: Random): Table {
  const kit = kitOf(view.options)
  const draws = random.stream('imagine')
  const cards = imagineCards(view.zones, kit.layout, view.viewer, view.handles, draws)
  const pending = view.pending.map((frame): Frame => {
    if (frame.kind !== 'fleets') return { ...frame }
    const picks = frame.picks.map((pick, seat) => {
      if (pick !== READY) return pick
      const reserve = cards.zones[reserveOf(seat)].map((card) => kit.layout.face[card])
      return randomFleet(reserve, draws)
    })
    return { kind: 'fleets', picks }
  })
  const { options, scenario, start, sectors, result } = view
  return { options, scenario, start, sectors, cards, pending, result }
}
