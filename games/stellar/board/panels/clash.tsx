import { type SeenCard, UNKNOWN } from '@sternentisch/kernel'
import { isOpen, stackAt } from '../../reading/sight.ts'
import type { View } from '../../rules/view.ts'
import { ShipCard } from '../cards/ship.tsx'
import { useTable } from '../table/context.ts'
import './clash.css'

/** What everybody sees of a fight: two cards meet, always for the same time, and what is lost breaks. */
export function Clash() {
  const { event, view, plan, speech } = useTable()
  if (event?.kind !== 'fight') return null
  const lane = plan.lanes[event.sector]
  if (!lane) return null
  const middle = plan.wide ? lane.top + plan.solarTop + plan.solarHeight / 2 : lane.top + lane.height / 2
  const card = Math.max(44, plan.card)
  const sides = [
    {
      ship: event.attacker,
      lost: event.outcome <= 0,
      from: event.attacker.seat === view.viewer ? 'below' : 'above',
    },
    {
      ship: event.defender,
      lost: event.outcome >= 0,
      from: event.attacker.seat === view.viewer ? 'above' : 'below',
    },
  ] as const
  return (
    <div
      className={plan.wide ? 'st-clash' : 'st-clash st-clash-tall'}
      style={{ left: lane.left + (plan.wide ? plan.slot : lane.width) / 2, top: middle }}
      aria-hidden="true"
    >
      {sides.map(({ ship, lost, from }) => {
        const open = openShip(view, event.sector, ship.seat, ship.handle)
        return (
          <span key={from} className={`st-clash-${from}${lost ? ' st-clash-lost' : ''}`}>
            <ShipCard
              ship={open}
              back={ship.class}
              look={open === null ? 'hidden' : 'open'}
              width={card}
              speech={speech}
            />
          </span>
        )
      })}
    </div>
  )
}

/** What onlookers may see of a fighting ship: nothing unless it lies open. */
function openShip(view: View, sector: number, seat: number, handle: number): number | null {
  if (sector >= view.sectors) return null
  const card = stackAt(view, sector, seat).cards.find((each: SeenCard) => each.handle === handle)
  return card && isOpen(card) && card.face !== UNKNOWN ? card.face : null
}
