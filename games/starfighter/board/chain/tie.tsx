import { beforePaint } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { useLayoutEffect, useRef, useState } from 'react'
import { columnOf } from '../../reading/columns.ts'
import { nearSeat } from '../../reading/seats.ts'
import { LETTERS } from '../../rules/notation.ts'
import { ghostOf } from '../fleet/ghost.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import './tie.css'

/** A line from the card that is foreseen to the list of what it would set off. */
export function Tie() {
  const table = useTable()
  const { plan, foresight, spread } = table
  const line = useRef<SVGGElement>(null)
  const [later] = useState(beforePaint)
  const from = foresight && !spread && startOf(table)
  useLayoutEffect(() => {
    if (!from) return
    later(() => {
      const board = line.current?.closest('.sf-board')
      const panel = board?.querySelector('.sf-panel > .sf-chain')
      const head = panel?.querySelector('header')
      if (!board || !panel || !head) return
      const [at, list, top] = [board, panel, head].map((each) => each.getBoundingClientRect())
      const room = plan.shape === 'low' ? 6 : 12
      const way =
        plan.shape !== 'tall'
          ? `M${from.x} ${from.y}H${list.left - at.left - room}V${top.top - at.top + top.height / 2}h${room}`
          : `M${from.x} ${from.y}h${from.gap}V${list.top - at.top}`
      for (const path of line.current?.children ?? []) path.setAttribute('d', way)
    })
  })
  if (!from) return null
  return (
    <svg className="sf-tie" width={plan.width} height={plan.height} aria-hidden="true">
      <g ref={line}>
        <path className="sf-tie-rim" />
        <path className="sf-tie-line" />
      </g>
      <path className="sf-tie-end" d={`M${from.x} ${from.y - 6}l6 6-6 6-6-6Z`} />
    </svg>
  )
}

/** The inner corner of the card: from there on the line runs along the edges of cards, never across them. */
function startOf(table: TableProps): { x: number; y: number; gap: number } | null {
  const { view, plan, foreseen } = table
  const found = ghostOf(table) ?? targetOf(table)
  if (!found || !foreseen) return null
  const { seat, sector, place } = found
  const near = seat === nearSeat(view)
  const { left, width } = plan.columns[columnOf(view, seat, sector)]
  const y = near ? plan.nearTop + (5 - place) * plan.near : plan.farTop + place * plan.far
  return { x: left + width, y, gap: (plan.pitch - plan.card) / 2 }
}

/** The card, or the highest of the sector, that an effect is aimed at. */
function targetOf({ view, foreseen: action }: TableProps) {
  if (!action || !(action.kind in LETTERS)) return null
  const seat = action.seat as Seat
  const { sector } = action
  const highest = Math.max(0, view.zones[seat * 5 + sector].size - 1)
  return { seat, sector, place: action.kind === 'hitFighter' ? highest : action.place }
}
