import { nameAt } from '@sternentisch/kernel'
import { isPlayer, seatOfView } from '../../reading/viewpoint.ts'
import { fleetOf, handOf } from '../../rules/zones.ts'
import { BattleNote } from '../panels/battle.tsx'
import { Discard } from '../seats/discard.tsx'
import { FleetPile, HandBacks, Reserve, Won } from '../seats/piles.tsx'
import { Score, Who } from '../seats/who.tsx'
import { useTable } from '../table/context.ts'
import { Act } from './act.tsx'
import { Hand } from './hand.tsx'
import { Lost } from './lost.tsx'
import './bar.css'

/** Below the sectors: who the viewer is, what the viewer holds, and what can be done with it. */
export function OwnBar() {
  const { view, names, plan, battle, asked } = useTable()
  const seat = seatOfView(view)
  if (!isPlayer(view))
    return plan.broad ? (
      <section className="st-own st-own-watch" style={{ height: plan.own }} aria-label={nameAt(names, seat)}>
        <Who seat={seat} />
        <Score seat={seat} />
        <HandBacks seat={seat} width={34} />
        <FleetPile seat={seat} width={34} />
        <Reserve seat={seat} />
        <Discard seat={seat} />
        <Won seat={seat} />
        {battle && <BattleNote fight={battle.fight} secret={battle.secret} onClose={battle.putAway} />}
      </section>
    ) : null
  return (
    <section className="st-own" data-region style={{ height: plan.own }} aria-label={nameAt(names, seat)}>
      {plan.broad && (
        <div className="st-own-facts">
          <div className="st-own-who">
            <Who seat={seat} />
            <Score seat={seat} />
          </div>
          <div className="st-own-piles">
            <Reserve seat={seat} />
            <Discard seat={seat} room={asked === 'mend' ? 0 : 8} />
            <Won seat={seat} room={plan.wide ? 7 : 2} />
          </div>
        </div>
      )}
      <div className="st-own-cards" data-mending={asked === 'mend' ? '' : undefined}>
        {asked === 'mend' && <Lost seat={seat} />}
        {(view.zones[fleetOf(seat)].size > 0 || view.zones[handOf(seat)].size > 0) && (
          <FleetPile seat={seat} width={plan.broad ? Math.round(plan.hand * 0.58) : 36} />
        )}
        <Hand seat={seat} />
      </div>
      <Act />
    </section>
  )
}
