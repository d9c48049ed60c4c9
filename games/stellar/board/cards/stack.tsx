import type { ReactNode } from 'react'
import type { Look } from '../../reading/look.ts'
import type { Speech } from '../../text/index.ts'
import { stackStep } from '../plan/plan.ts'
import { ShipCard } from './ship.tsx'
import './stack.css'

export interface StackedShip {
  readonly key: string | number
  readonly ship: number | null
  readonly back: number
  readonly look: Look
  readonly lost?: boolean
  /** Where it has just come from, as something that travels is named. */
  readonly from?: string | undefined
  readonly label: string
}

interface StackProps {
  /** From the bottom to the top: the lowest lies nearest to the planet. */
  readonly ships: readonly StackedShip[]
  /** Which way it grows, away from the planet. */
  readonly grows: 'up' | 'down' | 'left' | 'right'
  readonly card: number
  /** How long it may get. */
  readonly room: number
  readonly speech: Speech
  /** Puts something around each ship: a spot, if it can be picked. */
  readonly around?: (ship: StackedShip, drawing: ReactNode, at: number) => ReactNode
}

/** The ships of one player in one sector. */
export function Stack({ ships, grows, card: wished, room, speech, around }: StackProps) {
  const upright = grows === 'up' || grows === 'down'
  const { card, step } = stackStep(ships.length, wished, room, upright ? 1.4 : 1)
  const height = Math.round(card * 1.4)
  const long = Math.round(step * (ships.length - 1))
  const size = upright ? { width: card, height: height + long } : { width: card + long, height }
  const edge = { up: 'bottom', down: 'top', left: 'right', right: 'left' } as const
  return (
    <ol className="st-stack" style={size}>
      {ships.map((ship, at) => {
        const drawing = (
          <ShipCard
            ship={ship.ship}
            back={ship.back}
            look={ship.look}
            width={card}
            speech={speech}
            lost={ship.lost ?? false}
            {...(at < ships.length - 1 && upright
              ? { covered: grows === 'down' ? ('top' as const) : ('bottom' as const) }
              : {})}
          />
        )
        return (
          <li
            key={ship.key}
            data-travel={typeof ship.key === 'number' && ship.key > 0 ? `ship ${ship.key}` : undefined}
            data-travel-from={ship.from}
            style={{ [edge[grows]]: Math.round(at * step), zIndex: at + 1 }}
          >
            {around ? (
              around(ship, drawing, at)
            ) : (
              <span role="img" aria-label={ship.label}>
                {drawing}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
