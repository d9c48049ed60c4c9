import { Spot } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { isMilitary, SHIP_CODES, SHIP_NAMES, SHIPS, type Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { handOf } from '../rules/zones.ts'
import { kitFor } from '../terminal/sight.ts'
import { classWord } from '../terminal/words.ts'
import { ShipCard } from './ship-card.tsx'
import { useTable } from './table-context.tsx'

export const beatenBy = (view: View, ship: Ship): readonly Ship[] => {
  const { outcome } = kitFor(view)
  return isMilitary(ship) ? SHIPS.filter((other) => isMilitary(other) && outcome[ship][other] > 0) : []
}

export const beating = (view: View, ship: Ship): readonly Ship[] => {
  const { outcome } = kitFor(view)
  return isMilitary(ship) ? SHIPS.filter((other) => isMilitary(other) && outcome[ship][other] < 0) : []
}

/** The viewer's ships in hand. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { view, speech, plan, asked } = useTable()
  // A Mend fetches ships of the same names from elsewhere; those in the hand are none of them.
  const mends = asked === 'mend'
  const ships = view.zones[handOf(seat)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN)
  return (
    <ul className="st-hand" aria-label={speech.say('stellar.draw.yourHand')}>
      {ships.map((ship, at) => {
        const second = ships.indexOf(ship) !== at
        return (
          <li
            key={`${ship}${second ? ' again' : ''}`}
            data-travel={`card ${ship}${second ? ' again' : ''}`}
            data-travel-from={`fleet ${seat}`}
          >
            <Spot
              as="div"
              className="st-hand-card"
              parts={mends ? [SHIP_CODES[ship], 'open'] : [SHIP_CODES[ship]]}
              label={`${SHIP_NAMES[ship]}, ${classWord(speech, isMilitary(ship) ? 1 : 0)}, ${speech.say('stellar.draw.hand')}`}
              why={`${SHIP_CODES[ship]}@1`}
            >
              <ShipCard
                ship={ship}
                back={isMilitary(ship) ? 1 : 0}
                look="open"
                width={plan.hand}
                speech={speech}
                beats={beatenBy(view, ship)}
              />
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}
