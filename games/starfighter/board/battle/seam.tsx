import type { CSSProperties } from 'react'
import { columnOf, columnsOf } from '../../reading/columns.ts'
import { phaseOf } from '../../reading/phase.ts'
import { nearSeat } from '../../reading/seats.ts'
import { offsetAfter } from '../../rules/battle.ts'
import { writeSector } from '../../rules/notation.ts'
import { useTable } from '../table/context.ts'
import { battleAt, type Column } from './forecast.ts'
import { Foretold, Fought, Uncovered } from './plate.tsx'
import './seam.css'

/** Between the boards: who fires at whom in each column, and what would come of it. */
export function Seam() {
  const { view, plan, foreseen, foresight, memory, event } = useTable()
  const offset =
    foreseen?.kind === 'shift' ? offsetAfter(view.offset, nearSeat(view), foreseen.to) : view.offset
  const columns = battleAt(foresight?.after ?? view, offset)
  const shifted = offset !== view.offset
  const near = nearSeat(view)
  const order = foreseen?.kind === 'order' ? foreseen.to : 0
  const fought = phaseOf(view) === 'battle' ? memory.battle : []
  const firing = event?.kind === 'engagement' || view.pending.some(({ kind }) => kind === 'salvo')
  const underWay = firing ? fought.at(-1) : undefined
  return (
    <ol className="sf-seam" style={{ top: plan.seamTop, height: plan.seam }}>
      {Array.from({ length: columnsOf(view.offset) }, (_, at) => {
        const column = columns.find(({ sectors }) => columnOf(view, near, sectors[near]) === at)
        const clash = column && fought.findLast(({ south }) => south === column.sectors[0])
        const { left, width, slim } = plan.columns[at]
        const style = { left, width, height: plan.seam }
        if (!column) return <Idle key={at} style={style} slim={slim} />
        const place = order === 0 ? 0 : placeIn(columns, column, order)
        const fights = clash !== undefined && clash === underWay
        return (
          <li
            key={at}
            className={`sf-plate${clash ? ' sf-fought' : ''}${shifted ? ' sf-shifted' : ''}`}
            style={style}
            data-clash={fights ? '' : undefined}
          >
            {clash ? <Fought clash={clash} /> : <Foretold column={column} />}
            {!clash && <Uncovered column={column} />}
            {shifted && (
              <span className="sf-plate-foe">{writeSector(1 - near, column.sectors[1 - near])}</span>
            )}
            {place > 0 && <span className="sf-plate-place">{place}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** The first, the second …: by the direction chosen. */
const placeIn = (columns: readonly Column[], column: Column, order: number): number => {
  const at = columns.indexOf(column)
  return order > 0 ? at + 1 : columns.length - at
}

function Idle({ style, slim }: { readonly style: CSSProperties; readonly slim: boolean }) {
  const { speech } = useTable()
  const words = speech.say('starfighter.board.noContact')
  return (
    <li className="sf-plate sf-plate-idle" style={style} title={words}>
      {slim ? <span className="sf-unseen">{words}</span> : words}
    </li>
  )
}
