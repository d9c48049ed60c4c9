import { figure, nameAt } from '@sternentisch/kernel'
import { solarAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import { Figure } from '../cards/solar.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import './verdict.css'

/** While a scenario is settled: how this sector was decided, as soon as it is. */
export const settledAt = ({ settled }: TableProps, sector: number): Event<'sector'> | null =>
  settled.find((each) => each.sector === sector) ?? null

export function verdictWords({ view, names, speech }: TableProps, { winner }: Event<'sector'>): string {
  if (winner === null) return speech.say('stellar.board.state.nobody')
  return winner === view.viewer
    ? speech.say('stellar.board.youWin')
    : speech.say('stellar.board.theyWin', { who: nameAt(names, winner) })
}

/** What a sector brought stands where its cards lay. */
export function Verdict({ sector }: { readonly sector: number }) {
  const table = useTable()
  const { view, plan } = table
  const event = settledAt(table, sector)
  const gone = sector < view.sectors && solarAt(view, sector).size === 0
  if (!event || !gone) return null
  const top = plan.wide ? plan.solarTop + plan.solarHeight / 2 : undefined
  return (
    <b className={event.winner === null ? 'st-verdict st-verdict-none' : 'st-verdict'} style={{ top }}>
      {event.winner === null ? '–' : <Figure text={figure(event.points)} />}
    </b>
  )
}
