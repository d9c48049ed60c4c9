import '../shapes/index.css'
import './table.css'
import { type BoardProps, measuresOf, useForeseen, useSize, useTravel } from '@sternentisch/grammar'
import { useMemo, useRef, useState } from 'react'
import { foretell } from '../../reading/attack/foretell.ts'
import { type Memory, NOTHING } from '../../reading/attack/memory.ts'
import { againstViewer, canBeReordered } from '../../reading/attack/worst-order.ts'
import { frameOf, topFrame } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, isPlayer, nearSeat, openHands } from '../../reading/seats.ts'
import type { Action } from '../../rules/action.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { Chain } from '../console/chain.tsx'
import { Manpower } from '../console/manpower.tsx'
import { Prompt } from '../console/prompt.tsx'
import { BaseFleet } from '../fleets/base-fleet.tsx'
import { ExtraFleet } from '../fleets/extra-fleet.tsx'
import { Hand } from '../hand/hand.tsx'
import { purseOf } from '../hand/purse.ts'
import { MoreBattles } from '../plot/more-battles.tsx'
import { Plot } from '../plot/plot.tsx'
import { Result } from '../result/result.tsx'
import { SeatPanel } from '../seats/panel.tsx'
import { roomOf } from '../shapes/room.ts'
import { type TableProps, TableProvider } from './context.ts'
import { goalOf } from './goal.ts'
import { useExpected } from './use-expected.ts'

const NO_EVENTS: readonly [] = []
/** Any number of ships is gone within this time. */
const LONGEST_COUNT = 600

type Props = BoardProps<View, Action, SpacetraceEvent, Memory>

/** Two fleets in four columns, the battle between them. The board knows no rules: it draws what they say. */
export function Board({ moment, choice, names, speech, pace, onPutAway }: Props) {
  const { view, event, memory } = moment
  const root = useRef<HTMLDivElement>(null)
  const room = useSize(root)
  const foreseen = useForeseen(choice)
  const { fought, report } = memory ?? NOTHING
  const resting = event === null
  const action = resting && choice ? foreseen : null
  const [wary, setWary] = useState(false)
  const reorder = resting && choice !== null && canBeReordered(view) ? { wary, setWary } : null
  const met = useMemo(() => (reorder?.wary ? againstViewer(view) : view), [view, reorder?.wary])
  const expected = useExpected(met, fought, action)
  const without = useMemo(() => withoutChain(view, fought), [view, fought])
  const seat = nearSeat(view)
  const hands = openHands(view)
  const purse = useMemo(() => purseOf(view, seat), [view, seat])
  const card = pickedCard(view, choice?.picked ?? [])
  const table: TableProps = {
    view,
    event,
    names,
    speech,
    choice,
    time: Math.min(pace * 0.8, LONGEST_COUNT),
    fought,
    report,
    expected,
    reorder,
    without,
    card,
    goal: card === null ? null : landingOf(view, card),
  }
  useTravel(root, moment, pace)
  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className="spacetrace sp-board"
        style={measuresOf(room)}
        data-room={roomOf(room)}
        data-still={pace === 0 ? '' : undefined}
        data-watching={hands.length > 0 ? undefined : ''}
        data-fleets={kitFor(view).extraFleets ? 2 : 1}
      >
        <div className="sp-table">
          <SeatPanel seat={farSeat(view)} />
          <BaseFleet seat={farSeat(view)} />
          <Plot />
          <BaseFleet seat={seat} />
          <SeatPanel seat={seat} />
          {kitFor(view).extraFleets && (
            <>
              <ExtraFleet seat={farSeat(view)} />
              <ExtraFleet seat={seat} />
            </>
          )}
          <MoreBattles />
          <div className="sp-console">
            <Chain />
            <Prompt />
            {isPlayer(view) && <Manpower purse={purse} />}
          </div>
          {hands.length > 0 && <Hand seats={hands} />}
          {/* At a table the ending has told it, and whoever looks at the board wants to see the board. */}
          {view.result && !onPutAway && (
            <div className="sp-over">
              <Result view={view} names={names} speech={speech} events={NO_EVENTS} />
            </div>
          )}
        </div>
      </div>
    </TableProvider>
  )
}

/** How the attack would go if nothing on the chain took effect; null if that is settled, or nothing is on it. */
function withoutChain(view: View, fought: TableProps['fought']): TableProps['without'] {
  if (frameOf(view, 'chain')?.step !== 'build') return null
  const end = view.pending.findIndex(({ kind }) => kind === 'chain')
  return foretell({ ...view, pending: view.pending.slice(0, end) }, fought)
}

/** Where a card of the hand would come to stand: nowhere, if it is given away. */
const landingOf = (view: View, card: string): TableProps['goal'] =>
  topFrame(view)?.kind === 'trade' ? null : goalOf(kitFor(view).figures[kitFor(view).faceOfId.get(card) ?? 0])

/** The card of the hand among what is picked. */
const pickedCard = (view: View, picked: readonly string[]): string | null =>
  picked.find((part) => kitFor(view).faceOfId.has(part)) ?? null
