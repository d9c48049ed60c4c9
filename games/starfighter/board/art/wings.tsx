// Fighters as silhouettes: six wings, told apart by the card's number, flying in a formation by their count.
import { Damage } from './marks.tsx'

const WINGS = [
  'M12 .5 14.4 8 22.5 18l-8-1.8L13.7 22h-3.4l-.8-5.8-8 1.8L9.6 8Z',
  'M12 .5 13.9 7l.6 4.6 8.3-5-1.6 9-6 3.4-.8 4.2H9.6L8.8 19l-6-3.4-1.6-9 8.3 5L10.1 7Z',
  'M12 .5 22 21.5l-6.6-2.6L12 23l-3.4-4.1L2 21.5Z',
  'M12 1l1.9 6.5v4.3h3.6V5.4h2.2l2 7.2-.5 10-3.2-2.2v-3.6h-3.8L13.3 21h-2.6l-.9-4.2H6v3.6l-3.2 2.2-.5-10 2-7.2h2.2v6.4h3.6V7.5Z',
  'M12 2l1.9 4.6C18.2 6.8 21.6 10 23.5 17.8 19.6 14.8 16.6 14.6 14.7 16.4L13.4 22.5h-2.8l-1.3-6.1C7.4 14.6 4.4 14.8.5 17.8 2.4 10 5.8 6.8 10.1 6.6Z',
  'M12 0l1.5 6.8 4 2v2.5l-3.6-.2.2 3 7.4 4.8v2.9l-7.3-2-.9 3.4h-2.6l-.9-3.4-7.3 2v-2.9l7.4-4.8.2-3-3.6.2V8.8l4-2Z',
] as const

export const wingOf = (cardNumber: number): number => cardNumber % WINGS.length

/** One fighter alone, as a sign. */
export const Wing = ({ wing, size }: { readonly wing: number; readonly size: number }) => (
  <svg className="sf-wing" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={WINGS[wing]} fill="currentColor" />
  </svg>
)

/** A place of the formation on 72 × 44: middle and size. */
type Place = readonly [x: number, y: number, size: number]

/** Alone, staggered, as a vic, as a diamond; from the front to the rear. */
const FORMATIONS: Readonly<Record<number, readonly Place[]>> = {
  1: [[36, 22, 42]],
  2: [
    [18, 20, 35],
    [54, 25, 35],
  ],
  3: [
    [36, 12, 30],
    [12, 31, 30],
    [60, 31, 30],
  ],
  4: [
    [36, 9, 26],
    [10, 22, 26],
    [62, 22, 26],
    [36, 35, 26],
  ],
}

interface FormationProps {
  readonly count: number
  readonly wing: number
  /** So many carry a marker, from the front of the formation on. */
  readonly hits?: number
  /** Flies towards the lower edge: seen from the other side, or on a turned card. */
  readonly down?: boolean
  readonly width?: number
  readonly x?: number
  readonly y?: number
}

/** The fighters of one half, in the colour of the text around them. */
export function Formation({ count, wing, hits = 0, down = false, width = 72, x, y }: FormationProps) {
  const places = FORMATIONS[count] ?? []
  return (
    <svg
      className="sf-formation"
      viewBox="0 0 72 44"
      x={x}
      y={y}
      width={width}
      height={(width * 44) / 72}
      aria-hidden="true"
    >
      {places.map(([left, fromFront, size], at) => {
        const top = down ? 44 - fromFront : fromFront
        const scale = size / 24
        return (
          <g key={`${left} ${fromFront}`}>
            <g
              transform={`translate(${left} ${top}) scale(${scale} ${down ? -scale : scale}) translate(-12 -12)`}
              opacity={at < hits ? 0.28 : undefined}
            >
              <path d={WINGS[wing]} fill="currentColor" />
              <path d="M12 6.2l1.1 3.6L12 13.2l-1.1-3.4Z" fill="var(--sf-glyph)" opacity=".85" />
            </g>
            {at < hits && <Damage x={left - 11} y={top - 11} size={22} />}
          </g>
        )
      })}
    </svg>
  )
}
