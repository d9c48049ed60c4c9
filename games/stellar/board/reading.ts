// Reading a view as a board needs it: how a card looks to the viewer, who holds a sector, what it is worth.
import { type Seat, type SeenCard, seatsIn, UNKNOWN } from '@sternentisch/kernel'
import { typeOfBack } from '../rules/kit.ts'
import { CIVIL, SETTLEMENT } from '../rules/ships.ts'
import { sameSide } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { wonBy } from '../rules/zones.ts'
import { isOpen, kitFor, militaryAt, seatsAt, solarAt, stackAt } from '../terminal/sight.ts'

/** Open; hidden from the viewer; hidden, but the viewer's own; hidden, but the viewer has seen it. */
export type Look = 'open' | 'hidden' | 'own' | 'known'

export function lookOf(view: View, card: SeenCard, owner: Seat): Look {
  if (isOpen(card)) return 'open'
  if (card.face === UNKNOWN) return 'hidden'
  return owner === view.viewer || view.viewer === 'all' ? 'own' : 'known'
}

/** Who else has seen a face-down card, beside its owner and the viewer. */
export const othersWhoKnow = (view: View, card: SeenCard, owner: Seat | null): readonly Seat[] =>
  isOpen(card)
    ? []
    : seatsIn(card.known).filter(
        (seat) => seat !== owner && seat !== view.viewer && seat < kitFor(view).players,
      )

/** The viewer's seat; whoever only watches sits behind seat A. */
export const seatOfView = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0)
export const isPlayer = (view: View): boolean => typeof view.viewer === 'number'

/** The other seats, from the left neighbour on. */
export function opponentsOf(view: View): readonly Seat[] {
  const { players } = kitFor(view)
  const own = seatOfView(view)
  return Array.from({ length: players - 1 }, (_, at) => ((own + 1 + at) % players) as Seat)
}

export const scoreOf = (view: View, seat: Seat): number => {
  const { players, solar } = kitFor(view)
  return view.zones[wonBy(players, seat)].cards.reduce((sum, { face }) => sum + (solar[face]?.value ?? 0), 0)
}

export type Holding = (
  | { readonly kind: 'holds' | 'leads'; readonly seat: Seat }
  | { readonly kind: 'nobody' | 'tied' | 'contested' | 'partners'; readonly seat: null }
) & {
  /** Settlement points, the best first, where they decide and are known. */
  readonly count: string
}

interface Settled {
  readonly seat: Seat
  readonly least: number
  readonly most: number
}

/** Who would win the sector now, as far as the viewer can tell (ST-14). */
export function holdingOf(view: View, sector: number): Holding {
  const present = seatsAt(view).filter((seat) => stackAt(view, sector, seat).size > 0)
  if (present.length === 0) return { kind: 'nobody', seat: null, count: '' }
  const military = present.filter((seat) => militaryAt(view, sector, seat) > 0)
  if (military.length === 1) return { kind: 'holds', seat: military[0], count: '' }
  // While a battle is on, enemies share a sector.
  const kit = kitFor(view)
  if (military.some((seat) => !sameSide(kit, seat, military[0])))
    return { kind: 'contested', seat: null, count: '' }
  if (military.length > 1 && view.options.sharedMilitary === 'nobody')
    return { kind: 'partners', seat: null, count: '' }
  const among = military.length > 1 ? military : present
  return bySettlement(among.map((seat) => settlementOf(view, sector, seat)))
}

/** Settlement points of one player in a sector: the least and the most they can be. */
export function settlementOf(view: View, sector: number, seat: Seat): Settled {
  let [least, most] = [0, 0]
  for (const card of stackAt(view, sector, seat).cards) {
    const known = card.face !== UNKNOWN
    const civil = card.back === CIVIL
    least += known ? SETTLEMENT[card.face] : civil ? 1 : 0
    most += known ? SETTLEMENT[card.face] : civil ? 4 : 0
  }
  return { seat, least, most }
}

function bySettlement(all: readonly Settled[]): Holding {
  const ranked = [...all].sort((a, b) => b.least - a.least)
  const [first, ...rest] = ranked
  const exact = ranked.every(({ least, most }) => least === most)
  const count = exact && rest.length > 0 ? ranked.map(({ least }) => least).join(' : ') : ''
  if (rest.every(({ most }) => most < first.least)) return { kind: 'leads', seat: first.seat, count }
  return { kind: exact ? 'tied' : 'contested', seat: null, count }
}

export interface SolarSeen {
  readonly type: number
  readonly value: number | null
  readonly fortified: boolean
  /** Turned up for everybody. */
  readonly open: boolean
  readonly range: readonly [number, number]
  readonly others: readonly Seat[]
  readonly handle: number
}

export const solarCards = (view: View, sector: number): readonly SolarSeen[] =>
  solarAt(view, sector).cards.map((card) => {
    const face = kitFor(view).solar[card.face]
    const type = typeOfBack(card.back)
    return {
      type,
      value: face?.value ?? null,
      fortified: face?.fortified ?? false,
      open: isOpen(card),
      range: rangeOf(view, type),
      others: othersWhoKnow(view, card, null),
      handle: card.handle,
    }
  })

/** The least and the most a card of this type can be worth at this table. */
export function rangeOf(view: View, type: number): readonly [number, number] {
  const values = kitFor(view).solar.flatMap((face) => (face?.type === type ? [face.value] : []))
  return [Math.min(...values), Math.max(...values)]
}

/** What a sector is worth, from the least to the most the viewer must reckon with. */
export function worthOf(view: View, sector: number): readonly [number, number] {
  let [least, most] = [0, 0]
  for (const { value, range } of solarCards(view, sector)) {
    least += value ?? range[0]
    most += value ?? range[1]
  }
  return [least, most]
}
