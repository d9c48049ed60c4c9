import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { knownShips, sectorsOf, stackAt } from '../../reading/sight.ts'
import { CLASS_OF, SHIP_CODES, SHIP_NAMES, SHIPS } from '../../rules/ships.ts'
import { discardOf } from '../../rules/zones.ts'
import { ShipCard } from '../cards/ship.tsx'
import { clearestLane, leftAt } from '../plan/panel-place.ts'
import { useTable } from '../table/context.ts'
import './mend-tray.css'

const CARD = 84
const GAP = 10
const PADDING = 17

/** The viewer's lost ships, one of which the Mend may fetch. */
export function MendTray({ seat }: { readonly seat: Seat }) {
  const { view, speech, plan, asked } = useTable()
  if (asked !== 'mend') return null
  const frame = view.pending.at(-1)
  const sector = frame?.kind === 'ability' ? frame.sector : 0
  const lost = knownShips(view.zones[discardOf(seat)])
  const types = SHIPS.filter((ship) => lost.includes(ship))
  const width = 2 * PADDING + types.length * (CARD + GAP) - GAP
  const ships = sectorsOf(view).map((each) => stackAt(view, each, seat).cards.length)
  // Where the Mend is not, and as few of the viewer's own ships as can be.
  const left = plan.wide ? leftAt(clearestLane(plan, { width, sector, ships }), plan, width) : undefined
  return (
    <section className="st-tray" style={{ bottom: plan.own + 8, left }}>
      <h3>{speech.say('stellar.board.fetch')}</h3>
      <ul>
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
                <ShipCard
                  ship={ship}
                  back={CLASS_OF[ship]}
                  look="open"
                  width={plan.broad ? CARD : 56}
                  speech={speech}
                />
              </Spot>
              {n > 1 && <small>× {n}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
