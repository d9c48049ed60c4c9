import {
  type BoardProps,
  useCardScale,
  useForeseen,
  usePutAway,
  useSize,
  useTravel,
} from '@sternentisch/grammar'
import { useCallback, useMemo, useRef, useState } from 'react'
import { columnOf, columnsOf, SECTOR_LIST } from '../../reading/columns.ts'
import { phaseOf } from '../../reading/phase.ts'
import { isSeated, nearSeat } from '../../reading/seats.ts'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { kitOf } from '../../rules/kit.ts'
import { other } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Spoken } from '../../text/index.ts'
import { BattleArrows, ShiftPanel } from '../battle/choice.tsx'
import { MarkerChoice } from '../battle/marker-choice.tsx'
import { ShiftOutlook } from '../battle/outlook.tsx'
import { Report } from '../battle/report.tsx'
import { Seam } from '../battle/seam.tsx'
import { chainOf } from '../chain/chain.ts'
import { foresee } from '../chain/foresight.ts'
import { Inspector } from '../chain/inspector.tsx'
import { ChainPanel } from '../chain/panel.tsx'
import { Tie } from '../chain/tie.tsx'
import { Fleet } from '../fleet/fleet.tsx'
import { Lanes } from '../fleet/lanes.tsx'
import { Hand } from '../hand/hand.tsx'
import { isSmall, planOf } from '../plan/plan.ts'
import { Act } from '../prompt/act.tsx'
import { LeftRail } from '../rails/left.tsx'
import { Crew } from '../rails/piles.tsx'
import { Status } from '../rails/score.tsx'
import { Result } from '../result/result.tsx'
import { Shipyard } from '../yard/shipyard.tsx'
import { type TableProps, TableProvider } from './context.tsx'
import { type Memory, NOTHING } from './memory.ts'
import { Spread, useSpread } from './spread.tsx'
import { Zoom } from './zoom.tsx'

const NO_EVENTS: readonly [] = []
const NONE: ReadonlySet<string> = new Set()

const reportName = ({ round }: { readonly round: number }): string => `battle ${round}`

/** Two cruisers facing across the screen. It knows no rules: it draws a view and offers what is legal. */
export function Board(props: Spoken<BoardProps<View, Action, StarfighterEvent, Memory>>) {
  const { moment, choice, names, speech, pace } = props
  const { view, event, memory = NOTHING } = moment
  const root = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(root)
  const scale = useCardScale()
  const [zoomed, zoom] = useState(false)
  const [spread, setSpread] = useSpread()
  const [flipped, setFlipped] = useState(NONE)
  const [away, putAway] = usePutAway(props)
  const near = nearSeat(view)
  const columns = columnsOf(view.offset)
  const seated = isSeated(view)
  const leftmost = SECTOR_LIST.some((sector) => columnOf(view, near, sector) === 0) ? 'near' : 'far'
  const plan = useMemo(
    () => planOf({ width, height, columns, leftmost, seated, scale, zoomed }),
    [width, height, columns, leftmost, seated, scale, zoomed],
  )
  const foreseen = useForeseen(choice)
  const foresight = useMemo(
    () => (choice && foreseen ? foresee(view, foreseen) : null),
    [choice, view, foreseen],
  )
  const chain = useMemo(() => chainOf(view, memory, foresight), [view, memory, foresight])
  const table: TableProps = {
    view,
    kit: kitOf(view.options),
    event,
    names,
    speech,
    choice,
    plan,
    memory,
    spread,
    foreseen: choice ? foreseen : null,
    foresight,
    chain,
    asked: choice ? askedOf(choice.actions) : null,
  }
  const flip = useCallback(
    (id: string) => {
      const back = choice?.picked.includes('back') ?? false
      setFlipped((old) => new Set(back ? [...old].filter((each) => each !== id) : [...old, id]))
      choice?.takeBack(id)
      choice?.pick(id, back ? 'front' : 'back')
    },
    [choice],
  )
  useTravel(root, moment, pace)
  const far = other(near)
  const starting = phaseOf(view) === 'setup'
  const { report } = memory
  const reporting =
    event === null &&
    report !== null &&
    !away.includes(reportName(report)) &&
    !view.result &&
    !(choice && choice.picked.length > 0)
  const looks = (
    <>
      <Spread spread={spread} onSpread={setSpread} />
      {plan.near !== plan.far && <Zoom zoomed={zoomed} onZoom={() => zoom(!zoomed)} />}
    </>
  )
  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className={`starfighter sf-board sf-${plan.shape}`}
        data-still={pace === 0 ? '' : undefined}
        data-picking={choice && choice.picked.length > 0 ? '' : undefined}
        data-asked={table.asked ?? undefined}
        data-flat={plan.band < 20 ? '' : undefined}
        data-small={isSmall(plan) ? '' : undefined}
        data-narrow={plan.pitch < 54 ? '' : undefined}
        data-short={plan.pitch < 96 ? '' : undefined}
      >
        <div className="sf-sky" />
        {starting ? (
          <Shipyard />
        ) : (
          <>
            <Lanes />
            <Fleet seat={far} />
            <Seam />
            <Fleet seat={near} />
            <BattleArrows />
            {plan.shape === 'tall' ? <Status /> : <LeftRail />}
            <Hand flipped={flipped} />
            <div
              className="sf-right"
              style={plan.shape === 'tall' ? { top: plan.actTop } : { width: plan.rightRail }}
            >
              {plan.shape === 'wide' && <Crew seat={far} />}
              {plan.shape !== 'tall' && looks}
              <div className="sf-panel">
                <ShiftPanel />
                <ShiftOutlook />
                <MarkerChoice />
                <ChainPanel />
                <Inspector />
              </div>
              {seated && <Act flip={flip} />}
            </div>
            <Tie />
            {plan.shape === 'tall' && looks}
          </>
        )}
        {reporting && <Report report={report} onClose={() => putAway(reportName(report))} />}
        {view.result && (
          <div className="sf-over">
            <Result view={view} names={names} speech={speech} events={NO_EVENTS} />
          </div>
        )}
      </div>
    </TableProvider>
  )
}

/** Passing goes with playing; everything else is asked alone. */
const askedOf = (actions: readonly Action[]): Action['kind'] | null =>
  actions.find(({ kind }) => kind !== 'pass')?.kind ?? (actions.length > 0 ? 'play' : null)
