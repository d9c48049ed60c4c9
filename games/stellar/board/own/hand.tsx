import { Spot } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { beatenBy } from '../../reading/combat.ts'
import { isMilitary, SHIP_CODES, SHIP_NAMES } from '../../rules/ships.ts'
import { handOf } from '../../rules/zones.ts'
import { classWord } from '../../words/ships.ts'
import { ShipCard } from '../cards/ship.tsx'
import { useTable } from '../table/context.ts'
import './hand.css'

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
