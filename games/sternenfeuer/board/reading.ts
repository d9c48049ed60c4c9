// A view as a board reads it: rows of figures with what belongs to them
import { AUDIENCE, type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { Design, PlaceDesign } from '../rules/designs.ts'
import { designNamed, type Kit, kitOf } from '../rules/kit.ts'
import { figureName } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import { DECK, handOf, PLACES, rowOf } from '../rules/zones.ts'

export interface Attached {
  readonly design: number
  readonly handle: number
}

export interface Figure {
  readonly seat: Seat
  readonly place: number
  /** From its owner's left. */
  readonly at: number
  /** `a2.1`, as moves name it. */
  readonly name: string
  /** Its design, or UNKNOWN. */
  readonly face: number
  readonly up: boolean
  /** Face up since an earlier turn (SN-4.6). */
  readonly ready: boolean
  /** The turn in which it was placed. */
  readonly placed: number
  readonly handle: number
  readonly reinforcements: readonly Attached[]
  /** The collective that joins it to the next figure. */
  readonly bond: Attached | null
}

export const kitFor = (view: View): Kit => kitOf(view.options)

export const isPlayer = (view: View): boolean => typeof view.viewer === 'number'

/** Who sits at the near side of the board. */
export const nearSeat = (view: View): Seat => (view.viewer === 1 ? 1 : 0)
export const farSeat = (view: View): Seat => (view.viewer === 1 ? 0 : 1)

/** Whose figure an action names. */
export const seatOf = ({ seat }: Action): Seat => (seat === 1 ? 1 : 0)

/** Whose decision it is; null once it is over. */
export const askedSeat = (view: View): Seat | null => view.pending.at(-1)?.seat ?? null

export function rowAt(view: View, seat: Seat, place: number): readonly Figure[] {
  const kit = kitFor(view)
  const zone = rowOf(seat, place)
  const { cards } = view.zones[zone]
  const seen = view.figures[zone]
  return seen.map(({ index, placed, revealed }, at) => {
    const card = cards[index]
    const under = cards.slice(index + 1, seen[at + 1]?.index ?? cards.length)
    const attached = under.map(({ face, handle }): Attached => ({ design: face, handle }))
    const up = (card.known & AUDIENCE) !== 0
    return {
      seat,
      place,
      at,
      name: figureName(seat, place, at),
      face: card.face,
      up,
      ready: up && revealed < view.turn,
      placed,
      handle: card.handle,
      reinforcements: attached.filter(({ design }) => kit.designs[design].kind === 'reinforcement'),
      bond: attached.find(({ design }) => kit.designs[design].kind === 'collective') ?? null,
    }
  })
}

/** The figure of a name such as `a2.1`. */
export function figureNamed(view: View, name: string): Figure | undefined {
  const match = /^([ab])([1-3])\.(\d+)$/.exec(name)
  if (!match) return
  return rowAt(view, match[1] === 'a' ? 0 : 1, Number(match[2]) - 1)[Number(match[3]) - 1]
}

/** The other figure of a pair. */
export const partnerIn = (row: readonly Figure[], { at, bond }: Figure): Figure | null =>
  bond ? (row[at + 1] ?? null) : row[at - 1]?.bond ? row[at - 1] : null

/** Places as this viewer sees them from left to right: the far side counts from the other end. */
export const placesFor = (view: View): readonly number[] => (view.viewer === 1 ? [2, 1, 0] : [0, 1, 2])

/** A row as it lies before the viewer's eyes. */
export const inSight = (view: View, seat: Seat, row: readonly Figure[]): readonly Figure[] =>
  seat === nearSeat(view) ? row : [...row].reverse()

export function placeDesign(view: View, place: number): PlaceDesign {
  const kit = kitFor(view)
  return kit.places[view.zones[PLACES].cards[place].face - kit.firstPlace]
}

/** The viewer's cards in hand; a hand that is hidden has none. */
export const handOfView = (view: View, seat: Seat): readonly number[] =>
  view.zones[handOf(seat)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN)

/** Every copy of every design that the viewer cannot see anywhere: it is in the deck, in a hand, or face down. */
export function unseenDesigns(view: View): readonly number[] {
  const kit = kitFor(view)
  const left = kit.designs.map((_, design) => kit.set.cards[design - kit.first]?.copies ?? 0)
  for (const { cards } of view.zones) {
    for (const { face } of cards) if (face !== UNKNOWN && face < kit.firstPlace) left[face]--
  }
  return left.flatMap((copies, design) => Array<number>(Math.max(0, copies)).fill(design))
}

/** Who a face-down figure can be, as far as the viewer knows. */
export function candidates(
  view: View,
  { face, place }: Figure,
  unseen = unseenDesigns(view),
): readonly number[] {
  if (face !== UNKNOWN) return [face]
  const { designs } = kitFor(view)
  const { admits } = placeDesign(view, place)
  // SN-10.4: whoever lies at the demanding place fits it, unless that is checked only later (SN-14.2).
  const vouched = view.options.existenceCheck === 'arrival' ? admits : null
  return unseen.filter((design) => designs[design].kind === 'figure' && (vouched?.[design] ?? true))
}

/** The number of a card by its name in moves; −1 if there is none. */
export const designAt = (view: View, id: string): number => designNamed(kitFor(view), id)

export const designOf = (view: View, design: number): Design => kitFor(view).designs[design]

export const deckSize = (view: View): number => view.zones[DECK].size
