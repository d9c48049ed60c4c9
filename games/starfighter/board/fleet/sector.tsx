import type { Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { columnOf, facing } from '../../reading/columns.ts'
import { nearSeat, shipOf } from '../../reading/seats.ts'
import { stackOf } from '../../reading/squadrons.ts'
import { writeSector } from '../../rules/notation.ts'
import { Chevrons } from '../art/marks.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.ts'
import { Burst } from './burst.tsx'
import { CardSpot } from './card-spot.tsx'
import { Ghost } from './ghost.tsx'
import { SectorSpot } from './sector-spot.tsx'
import './sector.css'

/** One sector of a board: its slots, the stack on them, and where a card would come to lie. */
export function Sector({ seat, sector }: { readonly seat: Seat; readonly sector: number }) {
  const { view, plan, event, speech, spread } = useTable()
  const near = seat === nearSeat(view)
  const strip = near ? plan.near : plan.far
  // Four whole cards have eight halves, where otherwise five strips are enough.
  const half = spread ? (strip * 5) / 8 : strip
  const stack = stackOf(view, seat, sector)
  const { left, width, slim } = plan.columns[columnOf(view, seat, sector)]
  const idle = facing(view.offset, seat, sector) < 0
  const clash =
    event?.kind === 'engagement' && (seat === 0 ? event.south : event.north) === sector ? '' : undefined
  return (
    <li
      className={`sf-sector${near ? '' : ' sf-far'}${idle ? ' sf-idle' : ''}${slim ? ' sf-slim' : ''}`}
      style={
        {
          '--w': `${width}px`,
          '--s': `${half}px`,
          left,
          top: near ? plan.nearTop : plan.farTop,
          width,
          height: strip * 5,
        } as CSSProperties
      }
      data-clash={clash}
    >
      <div className="sf-bay" />
      <Slots seat={seat} sector={sector} from={stack.length} />
      {stack.map((card) => (
        <CardSpot key={card.handle || `${card.place}`} card={card} near={near} />
      ))}
      <Ghost seat={seat} sector={sector} near={near} />
      <SectorSpot seat={seat} sector={sector} near={near} />
      <Burst seat={seat} sector={sector} near={near} />
      <span className="sf-sector-name" aria-hidden="true">
        {writeSector(seat, sector)}
      </span>
      {stack.length === 0 && (
        <span className="sf-unseen">
          {speech.say('starfighter.board.label.emptySector', { at: writeSector(seat, sector) })}
        </span>
      )}
    </li>
  )
}

/** The slots that are still free, with their levels and draw symbols. */
function Slots({
  seat,
  sector,
  from,
}: {
  readonly seat: Seat
  readonly sector: number
  readonly from: number
}) {
  const { view, speech, spread } = useTable()
  const ship = shipOf(view, seat)
  if (!ship) return null
  const { slots, draw } = ship.cruiser.sectors[sector]
  return Array.from({ length: slots - from }, (_, at) => from + at).map((level) => {
    const draws = draw[level] ?? 0
    return (
      <span
        key={level}
        className={`sf-slot${draws > 0 ? ' sf-slot-draw' : ''}`}
        style={{ '--k': level * (spread ? 2 : 1) } as CSSProperties}
      >
        {level > 0 && <Chevrons level={level} size={12} />}
        {Array.from({ length: draws }, (_, each) => (
          <Pictogram key={each} symbol="draw" label={speech.say('starfighter.board.drawSymbol')} />
        ))}
      </span>
    )
  })
}
