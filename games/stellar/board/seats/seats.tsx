import { nameAt, type Seat } from '@sternentisch/kernel'
import { isPlayer, opponentsOf, seatOfView } from '../../reading/viewpoint.ts'
import { useTable } from '../table/context.ts'
import { Discard } from './discard.tsx'
import { FleetPile, HandBacks, Reserve, Won } from './piles.tsx'
import { Tab } from './tab.tsx'
import { Score, Who } from './who.tsx'
import './seats.css'

/** The strip above the sectors: everybody else, as much of them as everybody sees. */
export function Seats() {
  const { view, plan } = useTable()
  const foes = opponentsOf(view)
  const all = isPlayer(view) ? foes : [seatOfView(view), ...foes]
  const shown = plan.broad ? foes : all
  return (
    <div
      className={`st-seats st-seats-${shown.length}`}
      style={{ height: plan.seats }}
      data-many={shown.length > 1 || undefined}
    >
      {shown.map((seat) =>
        plan.broad ? <Strip key={seat} seat={seat} many={foes.length > 1} /> : <Tab key={seat} seat={seat} />,
      )}
      {!plan.broad && isPlayer(view) && <Tab seat={seatOfView(view)} own />}
    </div>
  )
}

function Strip({ seat, many }: { readonly seat: Seat; readonly many: boolean }) {
  const { names, plan } = useTable()
  const card = plan.seats < 50 ? 20 : plan.seats < 70 ? 28 : many ? 26 : 36
  return (
    <section className="st-strip" aria-label={nameAt(names, seat)}>
      <Who seat={seat} />
      <Score seat={seat} />
      <HandBacks seat={seat} width={card} />
      <FleetPile seat={seat} width={card} />
      <Reserve seat={seat} />
      <Discard seat={seat} room={many ? 5 : 6} />
      <Won seat={seat} room={many ? 4 : Math.max(2, Math.floor((plan.width - 640) / 42))} elastic={!many} />
    </section>
  )
}
