import { Spot } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { beatenBy } from '../../reading/combat.ts'
import { CLASS_OF, SHIP_CODES, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import { handOf } from '../../rules/zones.ts'
import { classWord } from '../../words/ships.ts'
import { ShipCard } from '../cards/ship.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import './hand.css'

/** What an ability asks is not answered from the hand: then nothing in it takes the focus. */
const NOT_FROM_HAND: ReadonlySet<TableProps['asked']> = new Set(['warp', 'mend', 'rogue', 'foe'])

/** The viewer's ships in hand. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
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
            <Held ship={ship} before={second ? 1 : 0} />
          </li>
        )
      })}
    </ul>
  )
}

function Held({ ship, before }: { readonly ship: Ship; readonly before: number }) {
  const { view, speech, plan, asked } = useTable()
  const back = CLASS_OF[ship]
  const label = `${SHIP_NAMES[ship]}, ${classWord(speech, back)}, ${speech.say('stellar.draw.hand')}`
  const card = (
    <ShipCard
      ship={ship}
      back={back}
      look="open"
      width={plan.hand}
      speech={speech}
      beats={beatenBy(view, ship)}
    />
  )
  const code = SHIP_CODES[ship]
  return NOT_FROM_HAND.has(asked) ? (
    <div className="st-hand-card" role="img" aria-label={label}>
      {card}
    </div>
  ) : (
    <Spot as="div" className="st-hand-card" parts={[code]} label={label} why={`${code}@1`} before={before}>
      {card}
    </Spot>
  )
}
