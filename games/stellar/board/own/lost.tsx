import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { knownShips } from '../../reading/sight.ts'
import { CLASS_OF, SHIP_CODES, SHIP_NAMES, SHIPS } from '../../rules/ships.ts'
import { discardOf } from '../../rules/zones.ts'
import { ShipCard } from '../cards/ship.tsx'
import { type LostPlan, lostPlan } from '../plan/lost.ts'
import { useTable } from '../table/context.ts'
import './lost.css'

/** The viewer's lost ships, one of which the Mend may fetch: in the place of the hand, which waits meanwhile. */
export function Lost({ seat }: { readonly seat: Seat }) {
  const { view, speech, plan } = useTable()
  const lost = knownShips(view.zones[discardOf(seat)])
  const types = SHIPS.filter((ship) => lost.includes(ship))
  const { card, columns, titled }: LostPlan = lostPlan(plan, types.length)
  return (
    <section className="st-lost-ships">
      <h3 className={titled ? undefined : 'st-hidden-text'}>{speech.say('stellar.board.fetch')}</h3>
      <ul style={{ gridTemplateColumns: `repeat(${columns}, ${card}px)` }}>
        {types.map((ship) => {
          const n = lost.filter((each) => each === ship).length
          return (
            <li key={ship}>
              <Spot
                as="div"
                className="st-hand-card"
                parts={[SHIP_CODES[ship]]}
                label={`${SHIP_NAMES[ship]}, ${speech.say('stellar.draw.discard')}`}
              >
                <ShipCard ship={ship} back={CLASS_OF[ship]} look="open" width={card} speech={speech} />
              </Spot>
              {n > 1 && <small>× {n}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
