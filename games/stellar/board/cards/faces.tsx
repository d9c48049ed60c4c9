import type { Look } from '../../reading/look.ts'
import { SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { Glyph } from '../art/glyphs.tsx'
import { outline } from '../art/outline.ts'
import { HandPrint } from './print.tsx'
import { usePoints } from './settlement.ts'

export interface ShipCardProps {
  /** Null where the viewer does not know it. */
  readonly ship: Ship | null
  readonly back: number
  readonly look: Look
  readonly width: number
  readonly speech: Speech
  /** What this ship beats, for the row at its foot. */
  readonly beats?: readonly Ship[]
  /** Which edge is still to be seen under another card. */
  readonly covered?: 'top' | 'bottom'
  readonly lost?: boolean
  readonly ghost?: boolean
  /** Given where nothing around the card names it. */
  readonly label?: string
  /** Other cards come from here, under this name. */
  readonly place?: string | undefined
}

/** Text on a card is never smaller than 11 pixels: what does not fit is left to the name beside it. */
const hasSmallPrint = (width: number): boolean => width >= 120
export const hasName = (width: number): boolean => width >= 79

type Known = ShipCardProps & { readonly ship: Ship }

/** A back that this viewer can see through. */
export function SeenThrough({ ship, back, width, covered }: Known) {
  const points = usePoints(ship)
  const named = hasName(width)
  return (
    <>
      <path d={outline(back)} className="st-deep" />
      <path d={outline(back, 5)} className="st-seam" />
      <path d={outline(back)} className="st-edge" />
      {named ? (
        <Glyph ship={ship} size={64} stroke={2.6} x={18} y={points ? 36 : 30} />
      ) : (
        <Glyph ship={ship} size={74} stroke={3.4} x={13} y={points ? 40 : 33} />
      )}
      {named && (
        <text x="50" y="120" className="st-card-name">
          {SHIP_NAMES[ship]}
        </text>
      )}
      {points > 0 && (
        <text x="13" y={named ? 34 : 44} className={named ? 'st-card-points-own' : 'st-card-points-small'}>
          {points}
        </text>
      )}
      <Peek ship={ship} covered={covered} />
    </>
  )
}

export function Open(props: Known) {
  const { ship, back, width, covered } = props
  const points = usePoints(ship)
  return (
    <>
      <path d={outline(back)} className="st-face" />
      <path d={outline(back, 4)} className="st-rule" />
      {hasSmallPrint(width) ? (
        <HandPrint {...props} />
      ) : hasName(width) ? (
        <>
          <Glyph ship={ship} size={points ? 62 : 68} stroke={2.1} x={points ? 19 : 16} y={points ? 42 : 28} />
          {points > 0 && (
            <text x="13" y="36" className="st-card-points-table">
              {points}
            </text>
          )}
          <text x="50" y="124" className="st-card-name">
            {SHIP_NAMES[ship]}
          </text>
        </>
      ) : (
        <>
          <Glyph ship={ship} size={points ? 62 : 74} stroke={3} x={points ? 28 : 13} y={points ? 58 : 33} />
          {points > 0 && (
            <text x="12" y="48" className="st-card-points-small">
              {points}
            </text>
          )}
        </>
      )}
      <Peek ship={ship} covered={covered} />
    </>
  )
}

/** What shows of a ship that lies under another: its sign at the edge. */
function Peek({ ship, covered }: { readonly ship: Ship; readonly covered: ShipCardProps['covered'] }) {
  const points = usePoints(ship)
  if (!covered) return null
  return (
    <>
      <rect x="6" y={covered === 'top' ? 3 : 112} width="88" height="25" rx="9" className="st-peek" />
      <Glyph ship={ship} size={22} stroke={5} x={39} y={covered === 'top' ? 5 : 114} />
      {points > 0 && (
        <text x="14" y={covered === 'top' ? 24 : 133} className="st-card-points-peek">
          {points}
        </text>
      )}
    </>
  )
}
