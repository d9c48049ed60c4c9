// §7 Hidden information
import {
  Arrangements,
  type Cards,
  type Imagining,
  newCards,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { copy, copyOpen } from './copy.ts'
import { type Kit, layoutOf } from './kit.ts'
import type { Options } from './options.ts'
import { dateFigure, type Frame, type Table } from './table.ts'
import { PLACES, rowOf } from './zones.ts'

/** What everybody can see of a figure besides its card. */
export interface SeenFigure {
  /** Where in its row zone the figure lies; what lies under it follows there. */
  index: number
  /** The turn in which it was placed, and in which it turned up (0: face down). */
  placed: number
  revealed: number
}

/** What one viewer may know of a table. Zones are numbered as on the table. */
export interface View {
  viewer: Viewer
  options: Options
  opener: Seat
  turn: number
  skips: number
  pending: Frame[]
  zones: readonly SeenZone[]
  /** Zone → its figures from their owner's left; empty for all zones but rows. */
  figures: SeenFigure[][]
  /** How many handles were given out: public, since only cards in plain sight get one. */
  handles: number
  result: Result | null
}

export function viewOf(kit: Kit, table: Table, viewer: Viewer, before?: View): View {
  const { cards } = table
  return {
    viewer,
    options: table.options,
    opener: table.opener,
    turn: table.turn,
    skips: table.skips,
    pending: table.pending.map((frame) => ({ ...frame })),
    zones: seeZones(cards, layoutAt(kit, table), viewer, before?.zones),
    figures: cards.zones.map((row, zone) =>
      zone < rowOf(0, 0)
        ? []
        : row.flatMap((card, index) =>
            kit.isFigure[card]
              ? [
                  {
                    index,
                    placed: table.placed[cards.handle[card]],
                    revealed: table.revealed[cards.handle[card]],
                  },
                ]
              : [],
          ),
    ),
    handles: cards.handles,
    result: table.result,
  }
}

export const layoutAt = (kit: Kit, { cards }: Table) =>
  layoutOf(
    kit,
    cards.zones[PLACES].map((card) => kit.designOf[card]),
  )

/** The tables that fit the view. */
export function imagining(kit: Kit, view: View): Imagining<Table> {
  const layout = layoutOf(
    kit,
    view.zones[PLACES].cards.map(({ face }) => face),
  )
  const arrangements = new Arrangements(view.zones, layout, view.viewer, view.handles)
  const open = publicPart(view, newCards(layout))
  return {
    deal(random, into = copy(open)) {
      copyOpen(open, into)
      arrangements.deal(random.stream('imagine'), into.cards)
      return into
    },
  }
}

/** A table with these cards, and with what everybody sees besides cards. */
export function publicPart(view: View, cards: Cards): Table {
  const { options, opener, turn, skips, result } = view
  const pending = view.pending.map((frame) => ({ ...frame }))
  const table: Table = {
    options,
    opener,
    turn,
    skips,
    cards,
    placed: [],
    revealed: [],
    pending,
    result,
  }
  view.figures.forEach((figures, zone) => {
    for (const { index, placed, revealed } of figures)
      dateFigure(table, view.zones[zone].cards[index].handle, placed, revealed)
  })
  return table
}
