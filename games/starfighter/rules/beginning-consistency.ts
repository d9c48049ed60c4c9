// What must hold for a table before the first round
import { letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { refuseTable } from '../refuse.ts'
import { SMALLEST_DECK } from './decks.ts'
import type { Kit } from './kit.ts'
import { type Frame, type FrameKind, other, type Table } from './table.ts'
import { asideOf, boxOf, discardOf, handOf, leftOutOf, pileOf, sectorOf } from './zones.ts'

const BEGINNINGS: readonly FrameKind[] = ['cruiser', 'cruisers', 'draft', 'compose']

export const isBeginning = ({ pending }: Table): boolean =>
  pending.length > 0 && BEGINNINGS.includes(pending[0].kind)

/** SF-1.4, SF-1.7, SF-1.8: what waits belongs to the mode, and nothing has been drawn or played. */
export function beginningFits(table: Table, kit: Kit): Refusal | null {
  const phase = table.pending[0]
  if (!fitsMode(phase, kit)) return refuseTable('pending', {}, kit.ownPiles ? 'SF-1.8' : 'SF-1.4')
  const used = ([0, 1] as const).find((seat) => hasCards(table, kit, seat))
  if (used !== undefined) return refuseTable('tooEarly', { seat: letterOf(used) }, 'SF-1.7')
  return kit.shared ? divisionFits(table, kit, phase) : null
}

const fitsMode = ({ kind }: Frame, { ownPiles, shared, options }: Kit): boolean =>
  kind === 'draft'
    ? shared && options.ultimatePool === 'draft'
    : kind === 'compose'
      ? shared
      : ownPiles === (kind === 'cruisers')

function hasCards({ cards }: Table, { ownPiles }: Kit, seat: Seat): boolean {
  const sectors = [0, 1, 2, 3, 4].map((sector) => sectorOf(seat, sector))
  return [...sectors, handOf(seat), asideOf(seat), discardOf(ownPiles, seat)].some(
    (zone) => cards.zones[zone].length > 0,
  )
}

/** SF-1.8: no card is in two shares; shares grow in turn until somebody stops; piles are large enough. */
function divisionFits({ cards, initiative }: Table, kit: Kit, { kind, seat, left }: Frame): Refusal | null {
  const size = (zone: number): number => cards.zones[zone].length
  const share = ([0, 1] as const).map((each) => size(pileOf(true, each)) + size(leftOutOf(each)))
  const boxed = (each: Seat) => new Set(cards.zones[boxOf(each)].map((card) => kit.layout.face[card]))
  const [south, north] = [boxed(0), boxed(1)]
  const twice = kit.ids.find((_, face) => !south.has(face) && !north.has(face))
  if (twice !== undefined) return refuseTable('twice', { card: twice }, 'SF-1.8')
  if (kind === 'cruisers') return share[0] + share[1] === 0 ? null : refuseTable('pending', {}, 'SF-1.8')
  if (kind === 'draft') {
    const inTurn = left === 0 ? share[seat] === share[other(seat)] - Number(seat !== initiative) : true
    const early = left !== 0 && (share[other(seat)] < SMALLEST_DECK || share[seat] < SMALLEST_DECK - 1)
    const fits = inTurn && !early && left !== 3 && (left & (1 << seat)) === 0
    const whole = share.every((each, at) => each === size(pileOf(true, at)))
    const free = kit.ids.some((_, face) => south.has(face) && north.has(face))
    return fits && whole && free ? null : refuseTable('pending', {}, 'SF-1.8')
  }
  const small = ([0, 1] as const).find((each) => size(pileOf(true, each)) < SMALLEST_DECK)
  if (small !== undefined)
    return refuseTable(
      'pile',
      { seat: letterOf(small), n: size(pileOf(true, small)), min: SMALLEST_DECK },
      'SF-1.8',
    )
  const done = ([0, 1] as const).filter(
    (each) => (left & (1 << each)) !== 0 || size(pileOf(true, each)) === SMALLEST_DECK,
  )
  return done.length < 2 ? null : refuseTable('nothingToDecide')
}
