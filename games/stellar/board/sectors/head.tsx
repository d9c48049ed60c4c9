import { figure, type Seat } from '@sternentisch/kernel'
import type { Holding } from '../../reading/holding.ts'
import { solarAt } from '../../reading/sight.ts'
import { seatOfView } from '../../reading/viewpoint.ts'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import { useTable } from '../table/context.ts'
import { holderOf, holdingLabel } from './labels.ts'
import { settledAt, verdictWords } from './verdict.tsx'
import './head.css'

/** Its number, and who holds the sector. */
export function LaneHead({ sector, holding }: { readonly sector: number; readonly holding: Holding }) {
  const table = useTable()
  const { view, names, speech, forecast, plan } = table
  const settled = settledAt(table, sector)
  const holder = settled ? settled.winner : holding.seat
  const wouldHold = forecast?.sector === sector && forecast.holds && holding.seat !== view.viewer
  const roomy = (plan.lanes[sector]?.width ?? 0) > 200
  const label = settled ? verdictWords(table, settled) : holdingLabel(holding, view, names, speech)
  const side = sideOf(holder, seatOfView(view))
  const tight = plan.wide && label.length * 6.2 + 64 > (plan.lanes[sector]?.width ?? 0)
  return (
    <div className={plan.compact && !plan.wide ? 'st-lane-head st-lane-head-compact' : 'st-lane-head'}>
      <b>{sector + 1}</b>
      <span className={`st-state st-state-${side}`}>
        {(holder !== null || (plan.wide && !tight)) && <Caret side={side} wide={plan.wide} />}
        <span title={label}>{tight ? holderOf(holder, holding, table) : label}</span>
      </span>
      {settled && settled.winner !== null && solarAt(view, sector).size > 0 && (
        <b className="st-verdict-points">
          <Figure text={figure(settled.points)} />
        </b>
      )}
      {wouldHold && roomy && plan.wide && (
        <span className="st-state st-would">
          <Icon name="next" size={14} />
          <Caret side="own" wide />
          {speech.say('stellar.board.youWould')}
        </span>
      )}
    </div>
  )
}

type Side = 'own' | 'foe' | 'none'

const sideOf = (seat: Seat | null, own: Seat): Side => (seat === null ? 'none' : seat === own ? 'own' : 'foe')

const CARETS = {
  wide: { own: 'M4.5 8 9 0H0Z', foe: 'M4.5 0 9 8H0Z', none: 'M0 3.5H9V4.5H0Z' },
  tall: { own: 'M8.5 4 .5 0V8Z', foe: 'M.5 4 8.5 0V8Z', none: 'M0 3.5H9V4.5H0Z' },
}

/** Points to whoever holds the sector: place says who. */
const Caret = ({ side, wide }: { readonly side: Side; readonly wide: boolean }) => (
  <svg className="st-caret" width="9" height="8" viewBox="0 0 9 8" aria-hidden="true">
    <path d={CARETS[wide ? 'wide' : 'tall'][side]} />
  </svg>
)
