import { between, type Plan, type Scene } from './plan.ts'

/** Upright: a sector is a row, opponents on the left, the viewer on the right. */
export function planTall(scene: Scene): Plan {
  const { width, height, sectors, scale } = scene
  const broad = width >= 740
  const { seats, own, shipyard } = barsOf(scene, broad)
  const n = Math.max(1, sectors.length)
  const gap = n > 6 || height < 600 ? 4 : broad ? 8 : 6
  const bottom = shipyard || own
  const above = broad ? 8 : 0
  const room = height - seats - above - bottom - 8
  const row = Math.floor(between(22, (room - gap * (n - 1)) / n, broad ? 168 : 150))
  // What is left over is shared above and below.
  const top = seats + above + Math.max(0, Math.floor((room - row * n - gap * (n - 1)) / 2))
  const side = Math.floor(between(82, width * 0.27, 230))
  const slot = Math.floor(Math.min((width - 20 - 2 * side) / 3, 120))
  const compact = row < 76
  const body = Math.floor(
    between(12, compact ? Math.min(row - 18, slot - 4) : Math.min(row - 38, slot + 4), 104),
  )
  return {
    wide: false,
    broad,
    seats,
    own: Math.round(bottom),
    lanes: sectors.map((_, at) => ({ left: 8, top: top + at * (row + gap), width: width - 16, height: row })),
    slot,
    body,
    head: side,
    solarTop: compact ? 2 : 21,
    solarHeight: row,
    zoneTop: 0,
    zoneHeight: row,
    card: Math.floor(between(20, Math.min((row - 10) / 1.4, side * 0.54), (broad ? 88 : 72) * scale)),
    place: Math.floor(Math.min(broad ? 64 : 42, (row - (compact ? 10 : 26)) / 1.4)),
    hand: Math.floor(
      broad
        ? between(54, Math.min((own - 34) / 1.4, width * 0.118), 124)
        : between(54, Math.min((own - 62) / 1.4, (width - 190) / 2.1), 110),
    ),
    compact,
    yard: shipyard,
    width,
  }
}

/** Two rows of the smallest ships, with the words and the buttons around them. */
const YARD = 324

/** The players above, the hand or the shipyard below. */
function barsOf({ height, sectors, opponents, seated, yard }: Scene, broad: boolean) {
  const n = Math.max(1, sectors.length)
  const seats = broad ? (opponents > 1 ? 84 : 72) : opponents > 1 ? 54 : 50
  const own = !seated
    ? broad
      ? 56
      : 12
    : height > 640
      ? broad
        ? 204
        : 188
      : between(132, height * 0.29, 188)
  const above = seats + 8
  const roomy = height - above - n * (height > 640 ? 86 : height > 520 ? 56 : 38)
  // Both rows of ships are in sight, as with a hint open below, as long as the sectors can be told apart.
  const whole = Math.min(YARD, height - above - n * 34)
  const shipyard = yard ? Math.round(between(height * 0.46, Math.max(roomy, whole), height * 0.7)) : 0
  return { seats, own, shipyard }
}
