import { type BoardProps, useForeseen, usePutAway, useSize, useTravel } from '@sternentisch/grammar'
import { useRef } from 'react'
import { kitFor, sectorsOf } from '../../reading/sight.ts'
import { picksFleet, seatOfView } from '../../reading/viewpoint.ts'
import type { Action } from '../../rules/action.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { Settlement } from '../cards/settlement.ts'
import { forecastOf } from '../forecast/forecast.ts'
import { OwnBar } from '../own/bar.tsx'
import { Clash } from '../panels/clash.tsx'
import type { Plan } from '../plan/plan.ts'
import { usePlan } from '../plan/use-plan.ts'
import { Seats } from '../seats/seats.tsx'
import { Lane } from '../sectors/lane.tsx'
import { Shipyard } from '../yard/shipyard.tsx'
import { type TableProps, TableProvider } from './context.ts'
import { Ground } from './ground.tsx'
import { type Memory, NOTHING } from './memory.ts'
import { Notices, unreadReport } from './notices.tsx'
import { unreadBattle } from './unread-battle.ts'
import './board.css'

/** The table as a star atlas. It knows no rules: it draws a view and offers what is legal. */
export function Board(props: BoardProps<View, Action, StellarEvent, Memory>) {
  const { moment, choice, names, speech, pace } = props
  const { view, event, memory = NOTHING } = moment
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root)
  const plan = usePlan(view, size)
  const foreseen = useForeseen(choice)
  const puttingAway = usePutAway(props)
  const [away, putAway] = puttingAway
  const table: TableProps = {
    view,
    event,
    names,
    speech,
    choice,
    plan,
    memory,
    battle: unreadBattle(view, memory, puttingAway),
    forecast: choice && foreseen ? forecastOf(foreseen, view, speech, names) : null,
    settled: event?.kind === 'sector' ? memory.report.sectors : [],
    asked: choice ? askedOf(choice.actions) : null,
  }
  useTravel(root, moment, pace)
  const seat = seatOfView(view)
  return (
    <TableProvider value={table}>
      <Settlement value={kitFor(view).settlement}>
        <div
          ref={root}
          className={`stellar st-board ${shapeOf(plan)}${picksFleet(view) ? ' st-yarding' : ''}`}
          data-compact={plan.compact || undefined}
          data-picking={choice && choice.picked.length > 0 ? '' : undefined}
          data-still={pace === 0 ? '' : undefined}
        >
          <Ground {...size} />
          <div className="st-under" inert={unreadReport(table, away) !== null}>
            <Seats />
            <ol className="st-lanes" aria-label={speech.say('stellar.board.sectors')}>
              {sectorsOf(view).map((sector) => (
                <Lane key={`${view.scenario} ${sector}`} sector={sector} />
              ))}
            </ol>
            <Clash />
            {picksFleet(view) ? <Shipyard seat={seat} /> : (plan.broad || !view.result) && <OwnBar />}
          </div>
          <Notices away={away} onPutAway={putAway} />
        </div>
      </Settlement>
    </TableProvider>
  )
}

/** The names under which `shapes/` styles it. */
const shapeOf = ({ wide, broad }: Plan): string =>
  `${wide ? 'st-wide' : 'st-tall'} ${broad ? 'st-broad' : 'st-narrow'}`

/** The kind of decision: what can be declined as well is named by what can be done. */
const askedOf = (actions: readonly Action[]): Action['kind'] | null =>
  actions.find(({ kind }) => kind !== 'pass' && kind !== 'lapse')?.kind ?? actions[0]?.kind ?? null
