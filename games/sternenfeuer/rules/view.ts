// §7 Hidden information
import {
  Arrangements,
  type Cards,
  type Imagining,
  type Layout,
  newCards,
  type Result,
  type Seat,
  type SeenCard,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { copy, copyFrame, copyOpen } from './copy.ts'
import { type Kit, layoutWith } from './kit.ts'
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
  const { cards, pending } = table
  return {
    viewer,
    options: table.options,
    opener: table.opener,
    turn: table.turn,
    skips: table.skips,
    pending: pending.map(copyFrame),
    zones: seeZones(cards, layoutAt(kit, table), viewer, before?.zones),
    figures: seenFigures(kit, table),
    handles: cards.handles,
    result: table.result,
  }
}

function seenFigures(kit: Kit, { cards, placed, revealed }: Table): SeenFigure[][] {
  const figures: SeenFigure[][] = []
  for (let zone = 0; zone < cards.zones.length; zone++) {
    const seen: SeenFigure[] = []
    figures.push(seen)
    if (zone < rowOf(0, 0)) continue
    const row = cards.zones[zone]
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]]) continue
      const handle = cards.handle[row[index]]
      seen.push({ index, placed: placed[handle], revealed: revealed[handle] })
    }
  }
  return figures
}

export const layoutAt = (kit: Kit, { cards }: Table): Layout =>
  layoutWith(kit, cards.zones[PLACES].indexOf(kit.deckSize + kit.demanding))

/** The tables that fit the view. */
export function imagining(kit: Kit, view: View): Imagining<Table> {
  const isDemanding = ({ face }: SeenCard): boolean => face === kit.firstPlace + kit.demanding
  const layout = layoutWith(kit, view.zones[PLACES].cards.findIndex(isDemanding))
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
  const pending = view.pending.map(copyFrame)
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
