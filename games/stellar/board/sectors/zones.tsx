import { letterOf, nameAt, type Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { stackAt } from '../../reading/sight.ts'
import { isPlayer, opponentsOf, seatOfView } from '../../reading/viewpoint.ts'
import { Icon } from '../art/icons.tsx'
import { ForecastPanel, fitsBeside } from '../forecast/panel.tsx'
import type { LanePlan, Plan } from '../plan/plan.ts'
import { useTable } from '../table/context.ts'
import { KnownBy } from './known-by.tsx'
import { isPartner } from './labels.ts'
import { SeatStack } from './seat-stack.tsx'
import { Slots } from './slots.tsx'
import './zones.css'

/** The ships of everybody else. */
export function OpponentsZone({ sector }: { readonly sector: number }) {
  const { view, plan } = useTable()
  const place = plan.lanes[sector]
  const many = opponentsOf(view).length > 1
  const foes = opponentsOf(view).filter((seat) => stackAt(view, sector, seat).size > 0)
  const top = plan.head
  const height = plan.solarTop - plan.head - 6
  const pad = Math.max(4, Math.round((plan.slot - plan.card) / 2))
  const zone = plan.wide ? { top, height, ...(many ? {} : { paddingLeft: pad }) } : { width: plan.head }
  const each = Math.floor(((plan.wide ? place.width : plan.head) - 10) / Math.max(1, foes.length)) - 4
  const card = many ? Math.min(plan.card, each) : plan.card
  // Several stacks in one row stand side by side, each upright.
  const upright = !plan.wide && foes.length > 1
  return (
    <div className={many ? 'st-zone st-foes st-many' : 'st-zone st-foes'} style={zone}>
      {plan.wide && !plan.compact && foes.length === 0 && <Fiducial />}
      {foes.map((seat) => (
        <div key={seat} className="st-foe">
          <SeatStack
            sector={sector}
            seat={seat}
            card={card}
            room={
              plan.wide ? height - (many && !plan.compact ? 18 : 0) : upright ? plan.zoneHeight - 12 : each
            }
            grows={plan.wide ? 'up' : upright ? 'down' : 'right'}
          />
          {many && <Letter seat={seat} />}
          {!many && plan.wide && <KnownBy sector={sector} seat={seat} card={card} />}
        </div>
      ))}
    </div>
  )
}

/** Whose stack it is, where several opponents share a place. */
function Letter({ seat }: { readonly seat: Seat }) {
  const { view, names, speech } = useTable()
  const partner = isPartner(view, seat)
  return (
    <abbr className={partner ? 'st-letter st-partner' : 'st-letter'} title={nameAt(names, seat)}>
      {letterOf(seat)}
      {partner && <Icon name="link" size={11} />}
      {partner && <span className="st-hidden-text">{speech.say('stellar.board.partner')}</span>}
    </abbr>
  )
}

/** A mark of the atlas where nothing lies. */
const Fiducial = () => (
  <svg className="st-fiducial" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 4V16M20 24V36M4 20H16M24 20H36M10 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
  </svg>
)

/** What the places for ships are measured by; said where it is used, since it holds for everything inside. */
const roomOf = (plan: Plan, { width, height }: LanePlan): CSSProperties =>
  ({
    '--st-lane': `${width}px`,
    '--st-row': `${height}px`,
    '--st-zone': `${plan.zoneHeight}px`,
    '--st-place': `${plan.place}px`,
  }) as CSSProperties

export function OwnZone({ sector }: { readonly sector: number }) {
  const { view, plan, forecast, asked } = useTable()
  const seat = seatOfView(view)
  const place = plan.lanes[sector]
  const here = forecast?.sector === sector ? forecast : null
  const empty = stackAt(view, sector, seat).size === 0
  const slots = Math.min(116, place.width - 14)
  // Where stack and place have to lie side by side in a narrow lane, there is nothing to spare.
  const beyond =
    plan.compact && asked === 'warp' ? 0 : empty ? Math.max(plan.slot, slots) - slots : plan.slot - plan.card
  const paddingLeft = Math.max(4, Math.round(beyond / 2))
  const zone = plan.wide
    ? { top: plan.zoneTop, height: plan.zoneHeight, paddingLeft }
    : { width: plan.head + 4 }
  // Upright, a place for the next ship lies beside the stack.
  const next = Math.max(44, plan.place) + 8
  const card = plan.wide || !isPlayer(view) ? plan.card : Math.min(plan.card, plan.head - next)
  const beside = here && fitsBeside(plan, sector) ? here : null
  return (
    <div className="st-zone st-own-zone" style={zone}>
      <div className="st-own-stack" style={roomOf(plan, place)}>
        <SeatStack
          sector={sector}
          seat={seat}
          card={card}
          room={
            plan.wide
              ? plan.zoneHeight - (plan.compact ? 6 : 44)
              : plan.head - (isPlayer(view) ? next - 4 : 4)
          }
          grows={plan.wide ? 'down' : 'right'}
        />
        {isPlayer(view) && <Slots sector={sector} />}
      </div>
      {beside && beside.lines.length > 0 ? (
        <ForecastPanel forecast={beside} />
      ) : (
        plan.wide && <KnownBy sector={sector} seat={seat} card={plan.card} />
      )}
    </div>
  )
}
