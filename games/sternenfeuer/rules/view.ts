// §7 Hidden information
import {
  Arrangements,
  type Cards,
  copiesOf,
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
    pending: copiesOf(pending, copyFrame),
    zones: seeZones(cards, layoutAt(kit, table), viewer, before?.zones),
    figures: seenFigures(kit, table),
    handles: cards.handles,
    result: table.result,
  }
}

/** Zone → what was seen there the last time: rows of tables that are looked at one after the other are much alike. */
const latest: SeenFigure[][] = []
const NO_FIGURES: SeenFigure[] = []

function seenFigures(kit: Kit, table: Table): SeenFigure[][] {
  const { zones } = table.cards
  while (latest.length < zones.length) latest.push(NO_FIGURES)
  for (let zone = rowOf(0, 0); zone < zones.length; zone++)
    if (!areSame(kit, table, zones[zone], latest[zone])) latest[zone] = figuresIn(kit, table, zones[zone])
  return latest.slice()
}

function figuresIn(kit: Kit, { cards, placed, revealed }: Table, row: readonly number[]): SeenFigure[] {
  const seen: SeenFigure[] = []
  for (let index = 0; index < row.length; index++) {
    if (!kit.isFigure[row[index]]) continue
    const handle = cards.handle[row[index]]
    seen.push({ index, placed: placed[handle], revealed: revealed[handle] })
  }
  return seen
}

function areSame(
  kit: Kit,
  { cards, placed, revealed }: Table,
  row: readonly number[],
  were: readonly SeenFigure[],
): boolean {
  let at = 0
  for (let index = 0; index < row.length; index++) {
    if (!kit.isFigure[row[index]]) continue
    if (at === were.length) return false
    const was = were[at++]
    const handle = cards.handle[row[index]]
    if (was.index !== index || was.placed !== placed[handle] || was.revealed !== revealed[handle])
      return false
  }
  return at === were.length
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
  const pending = copiesOf(view.pending, copyFrame)
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
