// SM-V: who may know what
import {
  Arrangements,
  bit,
  type Imagining,
  type Result,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { kitOf } from './kit.ts'
import type { Options } from './options.ts'
import { type Frame, NOT_READY, READY, type Table } from './table.ts'
import { handOf } from './zones.ts'

/** What one viewer may know of a table. Zones are numbered as on the table. */
export interface View {
  viewer: Viewer
  options: Options
  round: number
  won: number[]
  pending: Frame[]
  zones: readonly SeenZone[]
  handles: number
  result: Result | null
}

/** Built up field by field from what the viewer may see. */
export function view(table: Table, viewer: Viewer, before?: View): View {
  return {
    viewer,
    options: table.options,
    round: table.round,
    won: table.won.slice(),
    pending: table.pending.map(({ kind, picks }) => ({
      kind,
      picks: picks.map((pick, seat) =>
        pick === NOT_READY || viewer === 'all' || bit(viewer) === 1 << seat ? pick : READY,
      ),
    })),
    zones: seeZones(table.cards, kitOf(table.options).layout, viewer, before?.zones),
    handles: table.cards.handles,
    result: table.result,
  }
}

/** The tables that fit the view: whatever the viewer does not know is filled in by chance. */
export function imagining(view: View): Imagining<Table> {
  const { layout } = kitOf(view.options)
  const { viewer, zones, handles, ...open } = view
  const arrangements = new Arrangements(zones, layout, viewer, handles)
  return {
    deal(random) {
      const draws = random.stream('imagine')
      const cards = arrangements.deal(draws)
      const pending = open.pending.map(({ kind, picks }) => ({
        kind,
        picks: picks.map((pick, seat) => {
          const hand = cards.zones[handOf(seat)]
          return pick === READY ? layout.face[hand[draws.below(hand.length)]] : pick
        }),
      }))
      return { ...open, won: open.won.slice(), cards, pending }
    },
  }
}
