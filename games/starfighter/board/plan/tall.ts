import { columnsIn } from './columns.ts'
import { between, LABEL, STRIPS } from './measures.ts'
import type { Plan, Scene } from './plan.ts'

/** Both boards over the whole width, everything else below. */
export function planTall(scene: Scene): Plan {
  const { width, height, columns, leftmost, seated, acts, scale, zoomed } = scene
  const low = height < 660
  const band = low ? 26 : 32
  const status = 24
  const seam = low ? 34 : 44
  const act = acts ? (low ? 130 : 146) : 64
  const hand = seated ? between(74, height * 0.15 * scale, 190) : 0
  const strips = height - status - 2 * (band + LABEL) - seam - act - hand - (seated ? 16 : 4)
  const both = Math.floor(strips / STRIPS)
  const large = Math.floor(between(24, both * (width > 600 ? 0.54 : 0.62), 74))
  const small = Math.floor(between(16, both - large, 74))
  const [near, far] = zoomed ? [small, large] : [large, small]
  const farTop = status + band + LABEL
  const seamTop = farTop + STRIPS * far
  const nearTop = seamTop + seam
  return {
    shape: 'tall',
    width,
    height,
    ...columnsIn({ left: 3, width: width - 6, columns, leftmost, zoomed }),
    near,
    far,
    band,
    farTop,
    seamTop,
    seam,
    nearTop,
    hand,
    handCard: Math.floor(between(52, hand * 0.68, 140)),
    handRoom: { left: 8, top: height - act - hand - 4, width: width - 16, height: hand },
    status: true,
    actTop: height - act,
    leftRail: 0,
    rightRail: 0,
  }
}
