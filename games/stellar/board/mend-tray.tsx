import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { CLASS_OF, SHIP_CODES, SHIP_NAMES, SHIPS } from '../rules/ships.ts'
import { discardOf } from '../rules/zones.ts'
import { knownShips } from '../terminal/sight.ts'
import { ShipCard } from './ship-card.tsx'
import { useTable } from './table-context.tsx'

/** The viewer's lost ships, one of which the Mend may fetch. */
export function MendTray({ seat }: { readonly seat: Seat }) {
  const { view, speech, plan, asked } = useTable()
  if (asked !== 'mend') return null
  const frame = view.pending.at(-1)
  const lane = frame?.kind === 'ability' ? plan.lanes[frame.sector] : undefined
  // On the side where the Mend is not.
  const right = (lane?.left ?? 0) < (plan.lanes.at(-1)?.left ?? 0) / 2
  const lost = knownShips(view.zones[discardOf(seat)])
  const types = SHIPS.filter((ship) => lost.includes(ship))
  return (
    <section className={right ? 'st-tray' : 'st-tray st-tray-left'} style={{ bottom: plan.own + 8 }}>
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
                  width={plan.broad ? 84 : 56}
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
