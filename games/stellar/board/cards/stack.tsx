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
  /** Each ship is to be touched, not only the top-most: they lie apart, even where that takes more than the room. */
  readonly fanned?: boolean
  readonly speech: Speech
  /** Puts something around each ship: a spot, if it can be picked. */
  readonly around?: (ship: StackedShip, drawing: ReactNode, at: number) => ReactNode
}

/** What a finger needs, and with it the frame of the next ship. */
const TOUCH = 44
const APART = TOUCH + 2

/** The ships of one player in one sector. */
export function Stack({ ships, grows, card: wished, room, fanned = false, speech, around }: StackProps) {
  const upright = grows === 'up' || grows === 'down'
  const { card, step } = fanned
    ? { card: wished, step: APART }
    : stackStep(ships.length, wished, room, upright ? 1.4 : 1)
  const least = fanned ? TOUCH : 0
  const each = { width: Math.max(least, card), height: Math.max(least, Math.round(card * 1.4)) }
  const long = Math.round(step * (ships.length - 1))
  const size = upright
    ? { width: each.width, height: each.height + long }
    : { width: each.width + long, height: each.height }
  const edge = { up: 'bottom', down: 'top', left: 'right', right: 'left' } as const
  return (
    <ol className={fanned ? 'st-stack st-fan' : 'st-stack'} style={size}>
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
            style={{ [edge[grows]]: Math.round(at * step), zIndex: at + 1, ...(fanned ? each : {}) }}
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
