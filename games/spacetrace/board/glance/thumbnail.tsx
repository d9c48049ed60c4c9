import './thumbnail.css'
import type { ThumbnailProps } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { CLASSES } from '../../reading/classes.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { baseLp, livingIn, stackAt } from '../../reading/ships.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { ShipMarks } from '../art/ship-marks.tsx'

interface Props extends ThumbnailProps<View> {
  readonly speech: Speech
}

/** Both fleets as their marks, class by class, and the Bases. */
export function Thumbnail({ view, speech }: Props) {
  const [near, far] = [nearSeat(view), farSeat(view)]
  return (
    <div
      className="spacetrace sp-thumb"
      role="img"
      aria-label={speech.say('spacetrace.board.thumb', {
        n: view.turn,
        own: baseLp(view, near),
        foe: baseLp(view, far),
      })}
    >
      <Side view={view} seat={far} side="foe" />
      <Side view={view} seat={near} side="own" />
    </div>
  )
}

interface SideProps {
  readonly view: View
  readonly seat: Seat
  readonly side: 'own' | 'foe'
}

const Side = ({ view, seat, side }: SideProps) => (
  <div className={`sp-thumb-side sp-${side}`}>
    {CLASSES.slice(0, 3).map((each) => {
      const ships = stackAt(view, seat, 0, each).reduce((sum, { ship }) => sum + livingIn(ship.runs), 0)
      return (
        <span key={each}>
          {ships > 0 && (
            <ShipMarks
              count={Math.min(ships, 100)}
              ap={each === 1 ? 1 : 2}
              facing={side === 'own' ? 'right' : 'left'}
              width={each === 1 ? 160 : 80}
            />
          )}
        </span>
      )
    })}
    <b>{baseLp(view, seat)}</b>
  </div>
)
