import { useSpotsOf } from '@sternentisch/grammar'
import { useEffect, useRef, useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { percentOf } from './reviewing.ts'

/** A move that is shown on the board. */
export interface MarkedMove {
  readonly kind: 'better' | 'played'
  readonly action: unknown
  readonly chance: number | null
}

interface MarksProps {
  readonly moves: readonly MarkedMove[]
  /** Whatever it is that moves things on the board when it changes. */
  readonly moment: unknown
  readonly speech: Speech
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Placed extends MarkedMove {
  readonly boxes: readonly Box[]
}

/** Cards travel when a position is shown: they are looked for again until they lie still. */
const LOOKS = [0, 120, 400, 900]

/** The better move in full, the one that was played dashed; both carry a word. The panel says the same. */
export function MoveMarks({ moves, moment, speech }: MarksProps) {
  const root = useRef<HTMLDivElement>(null)
  const spotsOf = useSpotsOf()
  const [placed, place] = useState<readonly Placed[]>([])
  useEffect(() => {
    const cloth = root.current?.parentElement
    if (!cloth || moment === undefined) return
    const look = (): void => {
      const { left, top } = cloth.getBoundingClientRect()
      place(
        moves.map((move) => ({
          ...move,
          boxes: spotsOf(cloth, move.action)
            .map((element) => element.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && height > 0)
            .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height })),
        })),
      )
    }
    const timers = LOOKS.map((after) => setTimeout(look, after))
    const observer = new ResizeObserver(look)
    observer.observe(cloth)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      observer.disconnect()
    }
  }, [moves, moment, spotsOf])
  const shown = placed.filter(({ boxes }) => boxes.length > 0)
  return (
    <div ref={root} className="move-marks">
      <svg width="100%" height="100%" aria-hidden="true">
        <defs>
          {(['better', 'played'] as const).map((kind) => (
            <marker
              key={kind}
              id={`arrow-${kind}`}
              className={`marks-${kind}`}
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="5"
              markerHeight="5"
              orient="auto-start-reverse"
            >
              <path d="M0 0L10 5L0 10Z" />
            </marker>
          ))}
        </defs>
        {shown.map(({ kind, boxes }) => (
          <g key={kind} className={`marks-${kind}`}>
            {boxes.map((box) => (
              <rect key={`${box.x} ${box.y}`} {...grown(box)} rx="8" />
            ))}
            {boxes.length > 1 && !inOneRow(boxes) && (
              <path d={arrowBetween(boxes[0], boxes[boxes.length - 1])} markerEnd={`url(#arrow-${kind})`} />
            )}
          </g>
        ))}
      </svg>
      {shown.map(({ kind, boxes, chance }, at) => (
        <span
          key={kind}
          className={`marks-word marks-${kind}`}
          style={wordAt(boxes[boxes.length - 1], at)}
          aria-hidden="true"
        >
          {speech.say(`review.${kind}`)}
          {chance !== null && ` ${speech.say('review.percent', { percent: percentOf(chance) })}`}
        </span>
      ))}
    </div>
  )
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 3,
  y: y - 3,
  width: width + 6,
  height: height + 6,
})

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]

/** Several things of one kind, side by side, such as a fleet: nothing goes from one to another. */
const inOneRow = (boxes: readonly Box[]): boolean =>
  boxes.every(({ y, height }) => Math.abs(y - boxes[0].y) < 4 && Math.abs(height - boxes[0].height) < 4)

/** From the edge of one to the edge of the other, in a bow. */
function arrowBetween(from: Box, to: Box): string {
  const [fx, fy] = middleOf(from)
  const [tx, ty] = middleOf(to)
  const far = Math.hypot(tx - fx, ty - fy) || 1
  const inside = Math.min(to.width, to.height) / 2 + 6
  const [ex, ey] = [
    tx - ((tx - fx) / far) * Math.min(inside, far / 2),
    ty - ((ty - fy) / far) * Math.min(inside, far / 2),
  ]
  const bow = Math.min(40, far / 6)
  const [mx, my] = [(fx + ex) / 2 - ((ey - fy) / far) * bow, (fy + ey) / 2 + ((ex - fx) / far) * bow]
  return `M${fx.toFixed(1)} ${fy.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`
}

/** At the foot of where it goes; the second stands below the first, should both go to one place. */
const wordAt = ({ x, y, width, height }: Box, row: number) => ({
  left: `clamp(60px, ${x + width / 2}px, calc(100% - 60px))`,
  top: `min(${y + height + 4 + row * 26}px, calc(100% - ${30 + row * 26}px))`,
})
