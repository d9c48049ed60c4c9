import type { ReactNode } from 'react'
import { isSeated, nearSeat } from '../../reading/seats.ts'
import { other } from '../../rules/table.ts'
import { ShiftPanel } from '../battle/choice.tsx'
import { MarkerChoice } from '../battle/marker-choice.tsx'
import { ShiftOutlook } from '../battle/outlook.tsx'
import { Inspector } from '../chain/inspector.tsx'
import { ChainPanel } from '../chain/panel.tsx'
import { Act } from '../prompt/act.tsx'
import { useTable } from '../table/context.ts'
import { Crew } from './piles.tsx'
import './rails.css'

interface RightRailProps {
  readonly flip: (id: string) => void
  /** The ways to look at the boards, where they stand here. */
  readonly children: ReactNode
}

/** Who sits opposite, what comes of a move, and the buttons that decide; on an upright screen, below the boards. */
export function RightRail({ flip, children }: RightRailProps) {
  const { view, plan } = useTable()
  return (
    <div
      className="sf-right"
      style={plan.shape === 'tall' ? { top: plan.actTop } : { width: plan.rightRail }}
    >
      {plan.shape === 'wide' && <Crew seat={other(nearSeat(view))} />}
      {children}
      <div className="sf-panel">
        <ShiftPanel />
        <ShiftOutlook />
        <MarkerChoice />
        <ChainPanel />
        <Inspector />
      </div>
      {isSeated(view) && <Act flip={flip} />}
    </div>
  )
}
