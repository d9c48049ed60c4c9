import { useId } from 'react'
import { HullShape } from '../art/hulls.tsx'

/** Where it tears, from stem to keel, on the hull's own 616 × 324. */
const TEAR = ['300 -60', '318 40', '286 96', '330 150', '292 214', '322 258', '296 300', '312 420']

const HALVES = {
  left: `M-300 -60L${TEAR.join('L')}L-300 420Z`,
  right: `M900 -60L${TEAR.join('L')}L900 420Z`,
} as const

interface WreckProps {
  readonly cruiser: string
  /** A far cruiser hangs upside down, as on the board. */
  readonly far: boolean
  readonly broken: boolean
}

/** A cruiser around the origin, 200 wide: in one piece, or in two that drift apart. */
export function Wreck({ cruiser, far, broken }: WreckProps) {
  const id = useId().replaceAll(':', '')
  const laid = `scale(.32 ${far ? -0.32 : 0.32}) translate(-308 -258)`
  if (!broken)
    return (
      <g transform={laid}>
        <HullShape cruiser={cruiser} />
      </g>
    )
  return (['left', 'right'] as const).map((side) => (
    <g key={side} className={`sf-fin-half sf-fin-${side}`}>
      <clipPath id={`${id}${side}`}>
        <path d={HALVES[side]} />
      </clipPath>
      <g transform={laid}>
        <g clipPath={`url(#${id}${side})`}>
          <HullShape cruiser={cruiser} />
        </g>
      </g>
    </g>
  ))
}
