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
  readonly wide: boolean
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
  readonly hand: number
  readonly compact: boolean
  /** The height of the yard, 0 without one. */
  readonly yard: number
  readonly width: number
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

export const planOf = (scene: Scene): Plan =>
  scene.width >= 680 && scene.width > scene.height * 0.66 ? planWide(scene) : planTall(scene)

/** A sector is a lane as wide as its cards; opponents above the ecliptic, the viewer below. */
function planWide({ width, height, sectors, opponents, seated, yard, scale }: Scene): Plan {
  const cards = Math.max(
    1,
    sectors.reduce((sum, n) => sum + n, 0),
  )
  const gap = width > 1000 && sectors.length < 7 ? 12 : 8
  const edge = width > 1000 ? 24 : 10
  const slot = Math.floor(Math.min(190, (width - 2 * edge - gap * (sectors.length - 1)) / cards))
  const seats = height > 640 ? (opponents > 1 ? 84 : 72) : height > 420 ? 56 : 40
  const own = !seated ? 72 : height > 760 ? 208 : between(92, height * 0.245, 190)
  const laneHeight = height - seats - own - 16
  const head = laneHeight > 360 ? 36 : 26
  const body = Math.floor(between(30, Math.min(slot - 14, laneHeight * 0.21), 144))
  const solarHeight = body + (laneHeight > 300 ? 40 : 30)
  const rest = laneHeight - head - solarHeight
  // While fleets are picked nobody has ships here: the solar cards move up and leave room for the yard.
  const zoneTop = head + (yard ? 4 : rest * 0.47) + solarHeight
  const zoneHeight = laneHeight - zoneTop
  const card = Math.floor(
    between(
      26,
      Math.min(slot - 22, (rest * 0.47 - 8) / 1.4, (zoneHeight - (laneHeight < 300 ? 8 : 46)) / 1.4),
      96 * scale,
    ),
  )
  const total = cards * slot + gap * (sectors.length - 1)
  let left = Math.max(edge, Math.round((width - total) / 2))
  const lanes = sectors.map((n) => {
    const lane = { left, top: seats + 8, width: n * slot, height: laneHeight }
    left += n * slot + gap
    return lane
  })
  return {
    wide: true,
    seats,
    own: Math.round(own),
    lanes,
    slot,
    body,
    head,
    solarTop: Math.round(zoneTop - solarHeight),
    solarHeight,
    zoneTop: Math.round(zoneTop),
    zoneHeight: Math.round(zoneHeight),
    card,
    hand: Math.floor(between(52, Math.min((own - 34) / 1.4, width * 0.109), 124)),
    compact: laneHeight < 300 || slot < 70,
    yard: yard ? Math.round(zoneHeight + own + 4) : 0,
    width,
  }
}

/** Upright: a sector is a row, opponents on the left, the viewer on the right. */
function planTall({ width, height, sectors, opponents, seated, yard, scale }: Scene): Plan {
  const n = Math.max(1, sectors.length)
  const gap = n > 6 || height < 600 ? 4 : 6
  const seats = opponents > 1 ? 58 : 50
  const own = !seated ? 12 : height > 640 ? 212 : between(132, height * 0.29, 212)
  const shipyard = yard
    ? Math.round(between(height * 0.5, height - seats - 8 - n * (height > 640 ? 70 : 50), height * 0.7))
    : 0
  const bottom = yard ? shipyard : own
  const room = height - seats - bottom - 8
  const rowHeight = Math.floor(between(44, (room - gap * (n - 1)) / n, 150))
  const side = Math.floor(between(82, width * 0.27, 132))
  const slot = Math.floor(Math.min((width - 20 - 2 * side) / 3, 96))
  const compact = rowHeight < 76
  const body = Math.floor(
    between(26, Math.min(compact ? rowHeight - 14 : rowHeight - 38, compact ? slot - 8 : slot + 4), 84),
  )
  return {
    wide: false,
    seats,
    own: Math.round(bottom),
    lanes: sectors.map((_, at) => ({
      left: 8,
      top: seats + at * (rowHeight + gap),
      width: width - 16,
      height: rowHeight,
    })),
    slot,
    body,
    head: side,
    solarTop: compact ? 2 : 21,
    solarHeight: rowHeight,
    zoneTop: 0,
    zoneHeight: rowHeight,
    card: Math.floor(between(24, Math.min((rowHeight - 10) / 1.4, side * 0.54), 72 * scale)),
    hand: Math.floor(between(54, Math.min((own - 64) / 1.4, (width - 190) / 2.1), 110)),
    compact,
    yard: shipyard,
    width,
  }
}

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

/** The largest ships that fit into the yard, given how many of each class there are. */
export function yardCard({ wide, yard, width }: Plan, classes: readonly number[]): number {
  const gap = 8
  const column = wide ? (width - 48 - 40) / 2 : width - 24
  const room = yard - (wide ? 224 : 168)
  for (let card = wide ? 116 : 72; card > 44; card -= 2) {
    const rows = classes.map((n) => Math.ceil(n / Math.max(1, Math.floor((column + gap) / (card + gap)))))
    const needed = wide ? Math.max(...rows) : rows.reduce((sum, n) => sum + n, 0)
    if (needed * (card * 1.4 + gap) <= room) return card
  }
  return 44
}
