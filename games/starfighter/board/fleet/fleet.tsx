import { nameAt, type Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { columnOf, SECTOR_LIST } from '../../reading/columns.ts'
import { nearSeat, shipOf } from '../../reading/seats.ts'
import { cruiserName } from '../../words/names.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Hull } from '../art/hulls.tsx'
import { span } from '../plan/plan.ts'
import { useTable } from '../table/context.ts'
import { Band } from './band.tsx'
import { Sector } from './sector.tsx'
import './fleet.css'

/** Half a card that is lower than this has room for fighters and effects, and for nothing else. */
const SQUAT = 26

/** One cruiser with its five sectors. */
export function Fleet({ seat }: { readonly seat: Seat }) {
  const { view, names, plan, speech, event, spread } = useTable()
  const near = seat === nearSeat(view)
  const ship = shipOf(view, seat)
  if (!ship) return null
  const first = Math.min(columnOf(view, seat, 0), columnOf(view, seat, 4))
  const gap = plan.pitch - plan.card
  const { left, width } = span(plan, first, first + 4)
  const strip = near ? plan.near : plan.far
  const size = { '--s': `${strip}px` } as CSSProperties
  const hullHeight = strip * 5 + 15 + plan.band
  const label = speech.say('starfighter.board.fleet', {
    cruiser: cruiserName(view, names, seat),
    who: nameAt(names, seat),
  })
  // A board is read from the left of the screen, whoever sits there.
  const order = [...SECTOR_LIST].sort((a, b) => columnOf(view, seat, a) - columnOf(view, seat, b))
  return (
    <section
      className={`sf-fleet ${near ? 'sf-team-near' : 'sf-team-far'}${(spread ? (strip * 5) / 8 : strip) < SQUAT ? ' sf-squat' : ''}`}
      style={size}
      aria-label={label}
    >
      <div
        className="sf-hull-place"
        data-travel={`hull-${seat}`}
        data-hurt={event?.kind === 'hull' && event.seat === seat ? '' : undefined}
        style={{
          left: left - gap,
          width: width + 2 * gap,
          top: near ? plan.nearTop : plan.farTop - 15 - plan.band,
          height: hullHeight,
        }}
      >
        <Hull cruiser={ship.cruiser.id} />
      </div>
      <ol className="sf-sectors">
        {order.map((sector) => (
          <Sector key={sector} seat={seat} sector={sector} />
        ))}
      </ol>
      <Band seat={seat} first={first} />
      {plan.shape === 'wide' && (
        <div
          className="sf-face-place"
          style={
            near
              ? { left: Math.max(8, left - 150), top: plan.nearTop + strip * 5 - 74 }
              : { left: Math.min(plan.width - plan.rightRail + 8, left + width + gap + 6), top: 8 }
          }
        >
          <CruiserFace cruiser={ship.cruiser.id} />
        </div>
      )}
    </section>
  )
}
