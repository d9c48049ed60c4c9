import { columnsIn } from './columns.ts'
import { between, LABEL, STRIPS } from './measures.ts'
import type { Plan, Scene } from './plan.ts'

/** From here on the hulls have room for their names. */
const ROOMY = 470
/** Too low even for the piles in a line above the hand, as under the words of a lesson. */
const SHALLOW = 270
const EDGE = 2
const GAP = 6

/**
 * Low and wide, as a phone on its side: the boards from top to bottom in the middle, the hand in two columns on the left,
 * everything in words on the right.
 */
export function planLow({ width, height, columns, leftmost, seated, scale, zoomed }: Scene): Plan {
  const leftRail = Math.floor(between(148, width * 0.21, 220))
  const rightRail = Math.floor(between(196, width * 0.285, 300))
  const roomy = height >= ROOMY
  // How it stands, above the hand.
  const status = !seated || height >= SHALLOW
  const stand = roomy ? 196 : status ? 108 : 60
  const band = roomy ? 32 : 10
  const seam = roomy ? 44 : 32
  const both = Math.floor((height - 2 * (band + LABEL + EDGE) - seam) / STRIPS)
  // Where half of the room is enough for both boards, neither has to be large.
  const large = roomy ? Math.floor(both / 2) : Math.ceil(both * 0.6)
  const small = roomy ? large : both - large
  const [near, far] = zoomed ? [small, large] : [large, small]
  const farTop = EDGE + band + LABEL
  const seamTop = farTop + STRIPS * far
  const handCard = Math.floor((leftRail - 2 * GAP - 4) / 2)
  // Three rows, or one upon the other rather than too small to be read.
  const hand = seated
    ? Math.floor(between(52, (height - stand) / 3 - GAP, handCard * between(0.9, scale, 1.2)))
    : 0
  return {
    shape: 'low',
    width,
    height,
    ...columnsIn({ left: leftRail, width: width - leftRail - rightRail, columns, leftmost, zoomed }),
    near,
    far,
    band,
    farTop,
    seamTop,
    seam,
    nearTop: seamTop + seam,
    hand,
    handCard,
    handRoom: { left: GAP, top: stand, width: leftRail - GAP - 4, height: height - stand - GAP },
    status,
    actTop: 0,
    leftRail,
    rightRail,
  }
}
