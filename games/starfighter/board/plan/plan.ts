// Where everything lies: the board fills its place and never scrolls, from a phone to a wide screen.
import { type Column, columnsFrom } from './columns.ts'
import { planLow } from './low.ts'
import { between, LABEL, STRIPS } from './measures.ts'
import { planTall } from './tall.ts'

export interface Scene {
  readonly width: number
  readonly height: number
  /** Five, and one more for each sector of offset. */
  readonly columns: number
  /** Whose first column is the first of all; the other board ends in the last one. */
  readonly leftmost: 'near' | 'far'
  /** Cards in hand are shown. */
  readonly seated: boolean
  /** Whoever looks may be asked something. */
  readonly acts: boolean
  /** Larger or smaller cards by the person's wish. */
  readonly scale: number
  /** On a narrow screen one board is large: the own one, unless the other is looked at. */
  readonly zoomed: boolean
}

export interface Plan {
  /** Wide with the hand below, upright with everything below, or low with the hand on the left. */
  readonly shape: 'wide' | 'tall' | 'low'
  readonly width: number
  readonly height: number
  readonly columns: readonly Column[]
  /** From one column to the next, and the width of a card, where there is room for both. */
  readonly pitch: number
  readonly card: number
  /** Half a card, for the board below and the one above. */
  readonly near: number
  readonly far: number
  readonly band: number
  readonly farTop: number
  readonly seamTop: number
  readonly seam: number
  readonly nearTop: number
  /** A card in hand: its height and width, and the room for all of them. */
  readonly hand: number
  readonly handCard: number
  readonly handRoom: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** Whether piles are told in a line. */
  readonly status: boolean
  readonly actTop: number
  readonly leftRail: number
  readonly rightRail: number
}

/** A hand below both boards would leave them too little height. */
const LOW = 600

export function planOf(scene: Scene): Plan {
  const { width, height } = scene
  if (height < LOW && width >= 600 && width >= height * 1.4) return planLow(scene)
  return width >= 860 && width > height ? planWide(scene) : planTall(scene)
}

/** As wide as a column should be before the rails are: only higher ones get wider. */
const WIDE_COLUMN = 124
/** How wide the rails are at least, and at most. */
const LEFT_RAIL = [136, 186] as const
const RIGHT_RAIL = [244, 300] as const

function planWide({ width, height, columns, seated, scale }: Scene): Plan {
  const band = height > 640 ? 46 : 34
  const seam = height > 640 ? 54 : 42
  const hand = seated ? between(84, height * 0.158 * scale, 150) : 0
  const edge = 8
  const strips = height - 2 * (band + LABEL) - seam - hand - (seated ? 22 : 0) - 2 * edge
  const strip = Math.floor(between(22, strips / (2 * STRIPS), 68))
  // Beside the columns stand the arrows of a battle.
  const spare = width - columns * WIDE_COLUMN - 24
  const shared = (spare * LEFT_RAIL[1]) / (LEFT_RAIL[1] + RIGHT_RAIL[1])
  const leftRail = Math.floor(between(LEFT_RAIL[0], shared, LEFT_RAIL[1]))
  const rightRail = Math.floor(between(RIGHT_RAIL[0], spare - leftRail, RIGHT_RAIL[1]))
  const field = width - leftRail - rightRail
  const pitch = Math.floor(Math.min(Math.max(WIDE_COLUMN, strip * 2.3), (field - 24) / columns))
  const card = pitch - (pitch > 90 ? 8 : 5)
  const used = 2 * (band + LABEL + STRIPS * strip) + seam
  const farTop = edge + band + LABEL + Math.max(0, (height - used - hand - 22 - 2 * edge) / 2)
  const seamTop = farTop + STRIPS * strip
  const nearTop = seamTop + seam
  const handTop = height - hand - edge
  return {
    shape: 'wide',
    width,
    height,
    columns: columnsFrom(leftRail + (field - pitch * columns) / 2, Array(columns).fill(pitch), pitch - card),
    pitch,
    card,
    near: strip,
    far: strip,
    band,
    farTop,
    seamTop,
    seam,
    nearTop,
    hand,
    handCard: Math.floor(Math.min(hand * 1.06, field / 5 - 10)),
    handRoom: { left: leftRail + 8, top: handTop, width: field - 16, height: hand },
    status: false,
    actTop: handTop,
    leftRail,
    rightRail,
  }
}

/** Cards too narrow, or too low, for their ID beside everything else. */
export const isSmall = ({ shape, card, near, far }: Plan): boolean =>
  card < 76 || (shape === 'low' && Math.max(near, far) < 33)

/** On an upright screen the ways to look at the boards lie on the far hull, and off the names of its sectors. */
export const inCorner = ({ shape, farTop, band }: Plan): { top: number } | undefined =>
  shape === 'tall' ? { top: farTop - LABEL - band - 4 } : undefined

/** From the left edge of one column to the right edge of another. */
export function span({ columns }: Plan, first: number, last: number): { left: number; width: number } {
  const { left } = columns[first]
  return { left, width: columns[last].left + columns[last].width - left }
}
