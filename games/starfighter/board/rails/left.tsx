import { isSeated, nearSeat } from '../../reading/seats.ts'
import { useTable } from '../table/context.ts'
import { Crew, Piles } from './piles.tsx'
import { Advert, Score, Status } from './score.tsx'
import './rails.css'

/** How it stands, and the piles: as cards, or in a line where the hand needs the room. */
export function LeftRail() {
  const { view, plan } = useTable()
  const tight = plan.shape === 'wide' && plan.leftRail < 160
  return (
    <div className="sf-left" style={{ width: plan.leftRail }} data-tight={tight ? '' : undefined}>
      <Score />
      {plan.shape === 'wide' && plan.height > 700 && !tight && <Advert />}
      {plan.shape === 'wide' && <Piles />}
      {plan.status && <Status />}
      {!isSeated(view) && <Crew seat={nearSeat(view)} />}
    </div>
  )
}
