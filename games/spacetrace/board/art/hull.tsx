import { HULLS } from './hulls.ts'

interface HullProps {
  /** The card. */
  readonly card: string
  readonly facing?: 'right' | 'left'
}

/** A large ship, drawn as one hull. */
export function Hull({ card, facing = 'right' }: HullProps) {
  const { outline, lines } = HULLS[card] ?? HULLS.cruiser
  return (
    <svg className="sp-hull" viewBox="0 -1 152 42" aria-hidden="true">
      <g transform={facing === 'left' ? 'translate(152 0) scale(-1 1)' : undefined}>
        <path
          d={outline}
          fill="currentColor"
          fillOpacity={0.2}
          stroke="currentColor"
          strokeWidth={1.2}
          strokeLinejoin="round"
        />
        <path d={lines} fill="none" stroke="currentColor" strokeOpacity={0.65} strokeWidth={0.9} />
      </g>
    </svg>
  )
}
