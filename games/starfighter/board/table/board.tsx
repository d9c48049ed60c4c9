import { useTravel } from '@sternentisch/grammar'
import { useRef, useState } from 'react'
import { phaseOf } from '../../reading/phase.ts'
import { Report } from '../battle/report.tsx'
import { useReport } from '../battle/use-report.ts'
import { isSmall } from '../plan/plan.ts'
import { Result } from '../result/result.tsx'
import { Shipyard } from '../yard/shipyard.tsx'
import { type Props, TableProvider } from './context.ts'
import { Field } from './field.tsx'
import { useSpread } from './spread.tsx'
import { usePlan } from './use-plan.ts'
import { useShared } from './use-shared.ts'
import './motion.css'
import './table.css'

/** Whoever wants to look closer has read the report, which lies upon the boards. */
const after =
  <T,>(putAway: () => void, look: (how: T) => void) =>
  (how: T): void => {
    putAway()
    look(how)
  }

const NO_EVENTS: readonly [] = []

/** Two cruisers facing across the screen. It knows no rules: it draws a view and offers what is legal. */
export function Board(props: Props) {
  const { moment, choice, names, speech, pace, onPutAway } = props
  const { view } = moment
  const root = useRef<HTMLDivElement>(null)
  const [zoomed, zoom] = useState(false)
  const [spread, setSpread] = useSpread()
  const plan = usePlan(root, view, zoomed)
  const table = useShared(props, plan, spread)
  const [report, putAway] = useReport(props)
  useTravel(root, moment, pace)
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
        {phaseOf(view) === 'setup' ? (
          <Shipyard />
        ) : (
          <Field onSpread={after(putAway, setSpread)} zoomed={zoomed} onZoom={after(putAway, zoom)} />
        )}
        {report && <Report report={report} onClose={putAway} />}
        {/* At a table the ending has told it, and whoever looks at the board wants to see the board. */}
        {view.result && !onPutAway && (
          <div className="sf-over">
            <Result view={view} names={names} speech={speech} events={NO_EVENTS} />
          </div>
        )}
      </div>
    </TableProvider>
  )
}
