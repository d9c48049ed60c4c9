// Where everything lies: the board fills its place and never scrolls, from an upright phone to a wide screen.
export interface Scene {
  readonly width: number
  readonly height: number
  /** Solar cards of each sector. */
  readonly sectors: readonly number[]
  readonly opponents: number
  /** Does the viewer sit at the table? */
  readonly seated: boolean
  /** Are fleets being picked? Then the lower part belongs to the shipyard. */
  readonly yard: boolean
  /** Larger or smaller cards by the person's wish. */
  readonly scale: number
}

export interface LanePlan {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  /** Sectors are lanes side by side; otherwise rows, one below the other. */
  readonly wide: boolean
  /** Is there room for words beside the hand and in the seats? */
  readonly broad: boolean
  readonly seats: number
  readonly own: number
  readonly lanes: readonly LanePlan[]
  /** The width of one solar card. */
  readonly slot: number
  readonly body: number
  readonly head: number
  /** From the top of a lane: where the solar cards and the viewer's zone begin. */
  readonly solarTop: number
  readonly solarHeight: number
  readonly zoneTop: number
  readonly zoneHeight: number
  readonly card: number
  /** The width of a place for a ship, where it lies beside a stack. */
  readonly place: number
  readonly hand: number
  readonly compact: boolean
  /** The height of the yard, 0 without one. */
  readonly yard: number
  readonly width: number
}

/** Upright or on its side. */
export const isPhone = ({ wide, broad, compact }: Plan): boolean => !broad || (wide && compact)

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/** How a stack of so many cards fits into the room there is: smaller cards first, then closer together. */
export function stackStep(
  cards: number,
  card: number,
  room: number,
  along: number,
): { readonly card: number; readonly step: number } {
  if (cards < 2) return { card, step: 0 }
  const least = 20
  const size = Math.min(card, Math.floor((room - least * (cards - 1)) / along))
  const width = Math.max(Math.min(card, 24), size)
  return { card: width, step: Math.max(6, Math.min(width * 0.43, (room - width * along) / (cards - 1))) }
}

/** Ships of one class in the yard, and how many of them are there a second time. */
interface YardClass {
  readonly all: number
  readonly copies: number
}

/** How much of a ship shows beside its copy, where they overlap. */
const BESIDE_COPY = 0.56

/** The largest ships that fit into the yard. */
export function yardCard({ wide, yard, width }: Plan, classes: readonly YardClass[]): number {
  const gap = 8
  if (!wide) {
    // A row for each class: what is there twice overlaps.
    const broadest = classes.map(
      ({ all, copies }) =>
        (width - 24 - 6 * (all - copies - 1)) / Math.max(1, all - copies + copies * BESIDE_COPY),
    )
    return Math.floor(between(40, Math.min(...broadest, (yard - 190) / 2.8), 72))
  }
  const column = (width - 48 - 40) / 2
  for (let card = 116; card > 44; card -= 2) {
    const rows = classes.map(({ all }) =>
      Math.ceil(all / Math.max(1, Math.floor((column + gap) / (card + gap)))),
    )
    if (Math.max(...rows) * (card * 1.4 + gap) <= yard - 224) return card
  }
  return 44
}
