// The rows of a view: figures with what belongs to them
import { AUDIENCE, type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { figureName } from '../rules/notation.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { rowOf } from '../rules/zones.ts'
import { kitFor, placeDesign, unseenDesigns } from './cards.ts'
import { nearSeat } from './seats.ts'

interface Attached {
  readonly design: number
  readonly handle: number
}

export interface Figure {
  readonly seat: Seat
  readonly place: number
  /** From its owner's left. */
  readonly at: number
  /** Where among the cards of its row it lies. */
  readonly index: number
  /** `a2.1`, as moves name it. */
  readonly name: string
  /** Its design, or UNKNOWN. */
  readonly face: number
  readonly up: boolean
  /** Face up since an earlier turn (SN-4.6). */
  readonly ready: boolean
  /** Face down, but the other side has looked at it. */
  readonly scouted: boolean
  readonly handle: number
  readonly reinforcements: readonly Attached[]
  /** The collective that joins it to the next figure. */
  readonly bond: Attached | null
}

/** Whose figure an action names. */
export const seatOf = ({ seat }: Action): Seat => (seat === 1 ? 1 : 0)

export function rowAt(view: View, seat: Seat, place: number): readonly Figure[] {
  const { designs } = kitFor(view)
  const zone = rowOf(seat, place)
  const { cards } = view.zones[zone]
  const seen = view.figures[zone]
  return seen.map(({ index, revealed }, at) => {
    const { face, handle, known } = cards[index]
    const under = cards.slice(index + 1, seen[at + 1]?.index ?? cards.length)
    const attached = under.map((card): Attached => ({ design: card.face, handle: card.handle }))
    const up = (known & AUDIENCE) !== 0
    return {
      seat,
      place,
      at,
      index,
      name: figureName(seat, place, at),
      face,
      up,
      ready: up && revealed < view.turn,
      scouted: !up && (known & (1 << otherSeat(seat))) !== 0,
      handle,
      reinforcements: attached.filter(({ design }) => designs[design].kind === 'reinforcement'),
      bond: attached.find(({ design }) => designs[design].kind === 'collective') ?? null,
    }
  })
}

/** The figure of a name such as `a2.1`. */
export function figureNamed(view: View, name: string): Figure | undefined {
  const match = /^([ab])([1-3])\.(\d+)$/.exec(name)
  if (!match) return
  return rowAt(view, match[1] === 'a' ? 0 : 1, Number(match[2]) - 1)[Number(match[3]) - 1]
}

/** The figure of its own side that an action names. */
export const figureOf = (view: View, action: Action): Figure =>
  rowAt(view, seatOf(action), action.place)[action.at]

/** The opposing figure that it attacks. */
export const targetOf = (view: View, action: Action): Figure =>
  rowAt(view, otherSeat(action.seat), action.place)[action.target]

/** The other figure of a pair. */
export const partnerIn = (row: readonly Figure[], { at, bond }: Figure): Figure | null =>
  bond ? (row[at + 1] ?? null) : row[at - 1]?.bond ? row[at - 1] : null

/** Places as this viewer sees them from left to right: the far side counts from the other end. */
export const placesFor = (view: View): readonly number[] => (view.viewer === 1 ? [2, 1, 0] : [0, 1, 2])

/** A row as it lies before the viewer's eyes. */
export const inSight = (view: View, seat: Seat, row: readonly Figure[]): readonly Figure[] =>
  seat === nearSeat(view) ? row : [...row].reverse()

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
