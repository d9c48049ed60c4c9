// §6 Decision points: what a seat may do, from what that seat knows
import { type Cards, type Luck, numbers, type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { listDefences } from './defence.ts'
import type { Kit } from './kit.ts'
import type { Looking, Table } from './table.ts'
import { anyInTurn, listTurn } from './turn.ts'
import { publicPart, type View } from './view.ts'

const NOTHING: readonly Action[] = []

export const listAt = (kit: Kit, table: Table, seat: Seat): readonly Action[] => {
  const frame = table.pending[table.pending.length - 1]
  if (frame === undefined || frame.seat !== seat) return NOTHING
  const look: Looking = { table, cards: table.cards, kit }
  if (frame.kind === 'turn') return listTurn(look, frame)
  const found: Action[] = []
  listDefences(look, frame, found)
  return found
}

/** One of `listAt`, of a seat that must decide. */
export function anyAt(kit: Kit, table: Table, seat: Seat, luck: Luck): Action {
  const frame = table.pending[table.pending.length - 1]
  if (frame.kind === 'turn') return anyInTurn({ table, cards: table.cards, kit }, frame, luck)
  const listed = listAt(kit, table, seat)
  return listed[luck.below(listed.length)]
}

export function listFor(kit: Kit, view: View): readonly Action[] {
  if (view.viewer === 'all' || view.viewer === 'audience') return NOTHING
  const look = outline(kit, view)
  return listAt(look.kit, look.table, view.viewer)
}

/**
 * A view laid out like a table, as far as it is known: rules that only look work on both. Every card that the
 * viewer does not know is one and the same card without a design (in a row it is a figure, face down).
 */
export function outline(kit: Kit, view: View): Looking {
  const hidden = kit.designOf.length
  const known = numbers(hidden + 1, 0)
  const handle = numbers(hidden + 1, 0)
  const box = boxOf(kit)
  const zones: number[][] = []
  for (const { cards } of view.zones) {
    const zone: number[] = []
    for (const seen of cards) {
      const card = seen.face === UNKNOWN ? hidden : box[seen.face].pop()!
      zone.push(card)
      if (card === hidden) continue
      known[card] = seen.known
      handle[card] = seen.handle
    }
    zones.push(zone)
  }
  const cards: Cards = { zones, known, once: [], handle, handles: view.handles }
  return { table: publicPart(view, cards), cards, kit: withHidden(kit) }
}

/** The cards of each face. */
function boxOf(kit: Kit): number[][] {
  const box: number[][] = []
  for (const [card, face] of kit.designOf.entries()) {
    box[face] ??= []
    box[face].push(card)
  }
  return box
}

const kitsWithHidden = new WeakMap<Kit, Kit>()

/** The same kit with one more card: the one that stands for all that is not known. */
function withHidden(kit: Kit): Kit {
  const known = kitsWithHidden.get(kit)
  if (known) return known
  const more: Kit = {
    ...kit,
    designOf: [...kit.designOf, UNKNOWN],
    isFigure: [...kit.isFigure, true],
    asFigure: [...kit.asFigure, 1],
    isReinforcement: [...kit.isReinforcement, false],
    isCollective: [...kit.isCollective, false],
  }
  kitsWithHidden.set(kit, more)
  return more
}
