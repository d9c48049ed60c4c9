// Where everything lies: the board fills its place and never scrolls, from an upright phone to a wide screen.
export interface Scene {
  readonly width: number
  readonly height: number
  /** Five, and one more for each sector of offset. */
  readonly columns: number
  /** Whose first column is the first of all; the other board ends in the last one. */
  readonly leftmost: 'near' | 'far'
  readonly seated: boolean
  /** Larger or smaller cards by the person's wish. */
  readonly scale: number
  /** On a narrow screen one board is large: the own one, unless the other is looked at. */
  readonly zoomed: boolean
}

export interface Plan {
  readonly wide: boolean
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
  readonly status: number
  readonly farTop: number
  readonly seamTop: number
  readonly seam: number
  readonly nearTop: number
  readonly handTop: number
  readonly hand: number
  readonly handCard: number
  readonly actTop: number
  readonly leftRail: number
  readonly rightRail: number
}

/** Where the cards of a column lie. */
export interface Column {
  readonly left: number
  readonly width: number
  /** Of the smaller board alone, on a screen too narrow for all: seen, but no wider than needed to be touched. */
  readonly slim: boolean
}

/** Every board has room for four slots: five strips of half a card. */
const STRIPS = 5
/** The name of a sector under it. */
const LABEL = 15

/** A card that is narrower cannot be read. */
const NARROWEST = 58
const SLIM = 24

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

export const planOf = (scene: Scene): Plan =>
  scene.width >= 860 && scene.width > scene.height ? planWide(scene) : planTall(scene)

function planWide({ width, height, columns, seated, scale }: Scene): Plan {
  const roomy = width >= 1080
  const leftRail = roomy ? 186 : 136
  const rightRail = roomy ? 300 : 244
  const field = width - leftRail - rightRail
  const pitch = Math.floor(Math.min(124, field / columns))
  const card = pitch - (pitch > 90 ? 8 : 5)
  const band = height > 640 ? 46 : 34
  const seam = height > 640 ? 54 : 42
  const hand = seated ? between(84, height * 0.158 * scale, 150) : 0
  const edge = 8
  const strips = height - 2 * (band + LABEL) - seam - hand - (seated ? 22 : 0) - 2 * edge
  const strip = Math.floor(between(22, strips / (2 * STRIPS), 60))
  const used = 2 * (band + LABEL + STRIPS * strip) + seam
  const farTop = edge + band + LABEL + Math.max(0, (height - used - hand - 22 - 2 * edge) / 2)
  const seamTop = farTop + STRIPS * strip
  const nearTop = seamTop + seam
  const handTop = height - hand - edge
  return {
    wide: true,
    width,
    height,
    columns: columnsFrom(leftRail + (field - pitch * columns) / 2, Array(columns).fill(pitch), pitch - card),
    pitch,
    card,
    near: strip,
    far: strip,
    band,
    status: 0,
    farTop,
    seamTop,
    seam,
    nearTop,
    handTop,
    hand,
    handCard: Math.floor(Math.min(hand * 1.06, field / 5 - 10)),
    actTop: handTop,
    leftRail,
    rightRail,
  }
}

function planTall({ width, height, columns, leftmost, seated, scale, zoomed }: Scene): Plan {
  const slim = (width - 6) / columns < NARROWEST ? columns - 5 : 0
  const pitch = Math.floor(Math.min(128, (width - 6 - slim * SLIM) / (columns - slim)))
  const card = pitch - (pitch > 54 ? 4 : 2)
  const slimFirst = (leftmost === 'near') === zoomed
  const pitches = Array.from({ length: columns }, (_, at) =>
    (slimFirst ? at < slim : at >= columns - slim) ? SLIM : pitch,
  )
  const used = pitches.reduce((sum, each) => sum + each, 0)
  const low = height < 660
  const band = low ? 26 : 32
  const status = 24
  const seam = low ? 34 : 44
  const act = seated ? (low ? 130 : 146) : 64
  const hand = seated ? between(74, height * 0.15 * scale, 190) : 0
  const strips = height - status - 2 * (band + LABEL) - seam - act - hand - (seated ? 16 : 4)
  const both = Math.floor(strips / STRIPS)
  const large = Math.floor(between(24, both * (width > 600 ? 0.54 : 0.62), 74))
  const small = Math.floor(between(16, both - large, 74))
  const [near, far] = zoomed ? [small, large] : [large, small]
  const farTop = status + band + LABEL
  const seamTop = farTop + STRIPS * far
  const nearTop = seamTop + seam
  const handTop = height - act - hand - 4
  return {
    wide: false,
    width,
    height,
    columns: columnsFrom((width - used) / 2, pitches, pitch - card),
    pitch,
    card,
    near,
    far,
    band,
    status,
    farTop,
    seamTop,
    seam,
    nearTop,
    handTop,
    hand,
    handCard: Math.floor(between(52, hand * 0.68, 140)),
    actTop: height - act,
    leftRail: 0,
    rightRail: 0,
  }
}

function columnsFrom(from: number, pitches: readonly number[], gap: number): readonly Column[] {
  const most = Math.max(...pitches)
  let left = from + gap / 2
  return pitches.map((pitch) => {
    const column = { left, width: pitch - gap, slim: pitch < most }
    left += pitch
    return column
  })
}

/** From the left edge of one column to the right edge of another. */
export function span({ columns }: Plan, first: number, last: number): { left: number; width: number } {
  const { left } = columns[first]
  return { left, width: columns[last].left + columns[last].width - left }
}
