import { useSpot } from '@sternentisch/grammar'
import { useLayoutEffect } from 'react'
import { beatenBy } from '../../reading/combat.ts'
import { CLASS_OF, SHIP_CODES, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import { Icon } from '../art/icons.tsx'
import { ShipCard } from '../cards/ship.tsx'
import { useTable } from '../table/context.ts'
import './card.css'

/** Which spot of the yard is which ship. */
export type YardSpots = Map<string, Ship>

interface YardCardProps {
  readonly ship: Ship
  /** How many of its type come before it. */
  readonly before?: number
  /** Where this ship says which spot it is; null if it cannot be picked. */
  readonly spots: YardSpots | null
  /** The fleet so far. */
  readonly picked: readonly Ship[]
  readonly size: number
}

/** A ship in the reserve that goes into the fleet with a click, and out with another. */
export const YardCard = ({ ship, before = 0, spots, picked, size }: YardCardProps) =>
  spots ? (
    <Pickable ship={ship} before={before} spots={spots} picked={picked} size={size} />
  ) : (
    <Drawing ship={ship} size={size} />
  )

function Pickable({ ship, before = 0, spots, picked, size }: YardCardProps & { readonly spots: YardSpots }) {
  const attributes = useSpot({
    parts: [SHIP_CODES[ship]],
    label: SHIP_NAMES[ship],
    before,
    why: fleetInNotation([...picked, ship]),
  })
  const id = attributes['data-spot']
  useLayoutEffect(() => {
    spots.set(id, ship)
    return () => void spots.delete(id)
  }, [spots, id, ship])
  return (
    <div className="st-yard-card" {...attributes}>
      <Drawing ship={ship} size={size} />
      <i className="st-yard-tick" aria-hidden="true">
        <Icon name="check" size={13} />
      </i>
    </div>
  )
}

export const fleetInNotation = (ships: readonly Ship[]): string =>
  ['fleet', ...ships.map((ship) => SHIP_CODES[ship])].join(' ')

function Drawing({ ship, size }: { readonly ship: Ship; readonly size: number }) {
  const { speech, view } = useTable()
  return (
    <ShipCard
      ship={ship}
      back={CLASS_OF[ship]}
      look="open"
      width={Math.max(40, size)}
      speech={speech}
      beats={beatenBy(view, ship)}
    />
  )
}
