import { columnsIn } from './columns.ts'
import { between, LABEL, STRIPS } from './measures.ts'
import type { Plan, Scene } from './plan.ts'

/** Half a card, at the least, of the large board and of the small one. */
const [LARGE, SMALL] = [24, 16]
/** Two lines of words and a button: under a hint words give way before the boards do. */
const LEAST_ACT = 88

/** Both boards over the whole width, everything else below. */
export function planTall(scene: Scene): Plan {
  const { width, height, columns, leftmost, seated, acts, scale, zoomed } = scene
  const low = height < 660
  const band = low ? 26 : 32
  const status = 24
  const seam = low ? 34 : 44
  const hand = seated ? between(74, height * 0.15 * scale, 190) : 0
  const room = height - status - 2 * (band + LABEL) - seam - hand - (seated ? 16 : 4)
  const act = acts ? between(LEAST_ACT, room - STRIPS * (LARGE + SMALL), low ? 130 : 146) : 64
  const both = Math.floor((room - act) / STRIPS)
  const large = Math.floor(between(LARGE, both * (width > 600 ? 0.54 : 0.62), 74))
  const small = Math.floor(between(SMALL, both - large, 74))
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
