import {
  type BoardProps,
  useCardScale,
  useForeseen,
  usePutAway,
  useSize,
  useTravel,
} from '@sternentisch/grammar'
import { useMemo, useRef } from 'react'
import { sectorsOf } from '../../reading/sight.ts'
import { solarCards } from '../../reading/solar.ts'
import type { Event } from '../../reading/told.ts'
import { isPlayer, opponentsOf, seatOfView } from '../../reading/viewpoint.ts'
import type { Action } from '../../rules/action.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Point } from '../art/geometry.ts'
import { Sky } from '../art/sky.tsx'
import { forecastOf } from '../forecast/forecast.ts'
import { OwnBar } from '../own/bar.tsx'
import { BattlePanel, Clash } from '../panels/battle.tsx'
import { MendTray } from '../panels/mend-tray.tsx'
import { ReportPanel, SCROLLS } from '../panels/report.tsx'
import { planOf } from '../plan/layout.ts'
import type { Plan } from '../plan/plan.ts'
import { Result } from '../result/result.tsx'
import { Seats } from '../seats/seats.tsx'
import { Lane } from '../sectors/lane.tsx'
import { Shipyard } from '../yard/shipyard.tsx'
import { type TableProps, TableProvider } from './context.tsx'
import { type Battle, type Memory, NOTHING } from './memory.ts'

const NO_EVENTS: readonly [] = []

/** Room for the way to the result page. */
const BELOW_RESULT = 84

/** The table as a star atlas. It knows no rules: it draws a view and offers what is legal. */
export function Board(props: BoardProps<View, Action, StellarEvent, Memory>) {
  const { moment, choice, names, speech, pace } = props
  const { view, event, memory = NOTHING } = moment
  const root = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(root)
  const scale = useCardScale()
  const yard = isPlayer(view) && view.pending.at(-1)?.kind === 'fleets'
  const sectors = sectorsOf(view).map((sector) => solarCards(view, sector))
  const shape = useShape(
    view.scenario,
    sectors.map((cards) => cards.length),
  ).join()
  const plan = useMemo(
    () =>
      planOf({
        width,
        height,
        sectors: shape === '' ? [] : shape.split(',').map(Number),
        opponents: opponentsOf(view).length,
        seated: isPlayer(view),
        yard,
        scale,
      }),
    [width, height, shape, view, yard, scale],
  )
  const [away, putAway] = usePutAway(props)
  const battle = memory.battle && !away.includes(battleName(view, memory.battle)) ? memory.battle : null
  const { standing } = memory.report
  const foreseen = useForeseen(choice)
  const table: TableProps = {
    view,
    event,
    names,
    speech,
    choice,
    plan,
    memory,
    forecast: choice && foreseen ? forecastOf(foreseen, view, speech, names) : null,
    settled: event?.kind === 'sector' ? memory.report.sectors : [],
    asked: choice ? askedOf(choice.actions) : null,
  }
  useTravel(root, moment, pace)
  const types = sectors.map((cards) => cards.map(({ type }) => type))
  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className={`stellar st-board ${plan.wide ? 'st-wide' : 'st-tall'} ${plan.broad ? 'st-broad' : 'st-narrow'}${yard ? ' st-yarding' : ''}`}
        data-compact={plan.compact || undefined}
        data-picking={choice && choice.picked.length > 0 ? '' : undefined}
        data-still={pace === 0 ? '' : undefined}
      >
        <Sky
          width={width}
          height={height}
          holes={holesIn(plan, types)}
          size={plan.body}
          ecliptic={
            plan.wide && plan.lanes.length > 0
              ? plan.lanes[0].top + middleOf(plan, plan.lanes[0].height)
              : null
          }
        />
        <Seats />
        <ol className="st-lanes" aria-label={speech.say('stellar.board.sectors')}>
          {sectorsOf(view).map((sector) => (
            <Lane key={`${view.scenario} ${sector}`} sector={sector} />
          ))}
        </ol>
        <Clash />
        {yard ? <Shipyard seat={seatOfView(view)} /> : (plan.broad || !view.result) && <OwnBar />}
        {isPlayer(view) && <MendTray seat={seatOfView(view)} />}
        {battle && !(choice && choice.picked.length > 0) && (
          <BattlePanel
            key={battleName(view, battle)}
            battle={battle.fight}
            onClose={() => putAway(battleName(view, battle))}
          />
        )}
        {view.result && (
          <section
            className="st-over"
            style={{ top: plan.seats, bottom: plan.broad ? plan.own : BELOW_RESULT }}
            aria-label={speech.say('stellar.ask.over')}
            {...SCROLLS}
          >
            <Result view={view} names={names} speech={speech} events={NO_EVENTS} />
          </section>
        )}
        {standing && !away.includes(reportName(standing)) && (
          <>
            <div className="st-report-shade" />
            <ReportPanel report={memory.report} onClose={() => putAway(reportName(standing))} />
          </>
        )}
      </div>
    </TableProvider>
  )
}

const reportName = ({ scenario }: Event<'standing'>): string => `report ${scenario}`

/** No ship meets another twice in one turn. */
const battleName = ({ scenario }: View, { fight, turn }: Battle): string =>
  `battle ${scenario}.${turn} ${fight.attacker.handle} ${fight.defender.handle}`

/** While a scenario is settled, sectors lose their cards one by one; their lanes stay as wide as they were. */
function useShape(scenario: number, now: readonly number[]): readonly number[] {
  const kept = useRef<{ scenario: number; shape: readonly number[] }>({ scenario: 0, shape: [] })
  const { current } = kept
  const same = current.scenario === scenario && current.shape.length === now.length
  const shape = same ? now.map((n, sector) => Math.max(n, current.shape[sector])) : now
  kept.current = { scenario, shape }
  return shape
}

/** The kind of decision: what can be declined as well is named by what can be done. */
const askedOf = (actions: readonly Action[]): Action['kind'] | null =>
  actions.find(({ kind }) => kind !== 'pass' && kind !== 'lapse')?.kind ?? actions[0]?.kind ?? null

/** The middle of the bodies, from the top of a lane. */
const middleOf = (plan: Plan, height: number): number =>
  plan.wide
    ? plan.solarTop + (plan.compact ? 0 : 15) + plan.body / 2
    : plan.compact
      ? height / 2 - 8
      : height - 16 - plan.body / 2

/** Where on the sky the black holes are. */
function holesIn(plan: Plan, types: readonly (readonly number[])[]): Point[] {
  return plan.lanes.flatMap((lane, sector) =>
    (types[sector] ?? []).flatMap((type, at): Point[] => {
      if (type !== 5) return []
      const from = plan.wide ? lane.left : lane.left - 2 + (lane.width - types[sector].length * plan.slot) / 2
      return [[from + (at + 0.5) * plan.slot, lane.top + middleOf(plan, lane.height)]]
    }),
  )
}
