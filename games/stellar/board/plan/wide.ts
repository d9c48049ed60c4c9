import { between, type Plan, type Scene } from './plan.ts'

/** A sector is a lane as wide as its cards; opponents above the ecliptic, the viewer below. */
export function planWide({ width, height, sectors, opponents, seated, yard, scale }: Scene): Plan {
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
      between(96, laneHeight * 0.155, 116) * scale,
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
    broad: true,
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
    place: Math.floor(Math.min(54, (slot - 22) / 2, (zoneHeight - 8) / 1.4)),
    hand: Math.floor(between(52, Math.min((own - 34) / 1.4, width * 0.109), 124)),
    compact: laneHeight < 300 || slot < 70,
    yard: yard ? Math.round(zoneHeight + own + 4) : 0,
    width,
  }
}
