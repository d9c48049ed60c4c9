import { figure, type Seat } from '@sternentisch/kernel'
import { phaseOf } from '../../reading/phase.ts'
import { isSeated, nearSeat, shipOf } from '../../reading/seats.ts'
import { cruiserName } from '../../words/names.ts'
import { CruiserFace } from '../art/faces.tsx'
import { sponsorOf } from '../art/hulls.tsx'
import { Initiative } from '../art/marks.tsx'
import { bandRoom } from '../battle/arrows-at.ts'
import { battleAhead, tollOf } from '../battle/forecast.ts'
import { span } from '../plan/plan.ts'
import { useTable } from '../table/context.ts'
import { begunIn } from '../table/memory.ts'
import './band.css'

/** The name of a cruiser and its hull, with what the coming battle may cost. */
export function Band({ seat, first }: { readonly seat: Seat; readonly first: number }) {
  const { view, plan, names, speech, foresight, memory, event, asked } = useTable()
  const near = seat === nearSeat(view)
  const ship = shipOf(view, seat)
  if (!ship) return null
  const top = near ? plan.nearTop + plan.near * 5 + 15 : plan.farTop - 15 - plan.band
  const slim = plan.columns.slice(first, first + 5).some((column) => column.slim)
  // A name and a hull that can be read matter more than to end where the cruiser ends.
  const { left, width } =
    slim && plan.shape === 'tall' ? span(plan, 0, plan.columns.length - 1) : span(plan, first, first + 4)
  const shifted = near && asked === 'shift' && isSeated(view)
  const hull = view.hull[seat]
  const after = foresight?.after ?? view
  const ahead = battleAhead(after, begunIn(memory, after, event))
  const risk = phaseOf(view) === 'over' ? 0 : tollOf(ahead, seat).hull + (hull - after.hull[seat])
  return (
    <div
      className="sf-band"
      style={{ left, top, width, height: plan.band, ...(shifted && bandRoom(plan, left, width)) }}
      data-travel={`band-${seat}`}
    >
      {plan.shape !== 'wide' && <CruiserFace cruiser={ship.cruiser.id} />}
      <strong>{cruiserName(view, names, seat)}</strong>
      {view.initiative === seat && (
        <span className="sf-band-initiative" title={speech.say('starfighter.board.initiative')}>
          <Initiative size={16} />
          <span className="sf-unseen">{speech.say('starfighter.board.initiative')}</span>
        </span>
      )}
      <span className="sf-hull-value" key={hull}>
        <b>{figure(hull)}</b>
        <em>{speech.say('starfighter.draw.hull')}</em>
      </span>
      <Track hull={hull} most={ship.cruiser.hull} risk={risk} label={hullLabel()} />
      {plan.shape === 'wide' && plan.pitch > 104 && !shifted && (
        <span className="sf-sponsor">{sponsorOf(ship.cruiser.id)}</span>
      )}
    </div>
  )

  function hullLabel(): string {
    return speech.say('starfighter.board.hullOf', { hull: figure(hull), most: ship?.cruiser.hull ?? 0 })
  }
}

interface TrackProps {
  readonly hull: number
  readonly most: number
  readonly risk: number
  readonly label: string
}

/** One segment a point; below zero the missing points are shown as well. */
export function Track({ hull, most, risk, label }: TrackProps) {
  const shown = Math.max(0, hull)
  const safe = Math.max(0, hull - risk)
  return (
    <span className={`sf-track${hull <= 0 ? ' sf-track-below' : ''}`} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at < safe ? 'sf-on' : at < shown ? 'sf-risk' : at < -hull ? 'sf-under' : ''} />
      ))}
    </span>
  )
}
