// §11 Scenario report: cards turned, winner and reason, points, where every ship went and why
import { beforePaint, useUnfolding } from '@sternentisch/grammar'
import { figure, nameAt } from '@sternentisch/kernel'
import { useEffect, useRef } from 'react'
import { kitFor, seatsAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import type { View } from '../../rules/view.ts'
import { Figure } from '../cards/solar.tsx'
import { useTable } from '../table/context.ts'
import type { Report } from '../table/memory.ts'
import { SectorReport } from './sector-report.tsx'
import './report.css'

interface ReportPanelProps {
  readonly report: Report
  readonly onClose: () => void
}

/** A list that scrolls can be reached with the keyboard. */
export const SCROLLS = { tabIndex: 0 }

/** ST-16.1: no scenario follows this one. */
export const isLast = (view: View, { scenario }: Event<'standing'>): boolean =>
  scenario === kitFor(view).scenarios

/** So many sectors are drawn with one frame. */
const AT_ONCE = 2

/** After a scenario, until the viewer has read it. */
export function ReportPanel({ report, onClose }: ReportPanelProps) {
  const { speech, view, names } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => beforePaint()(() => button.current?.focus({ preventScroll: true })), [])
  const { standing, sectors } = report
  const told = useUnfolding(sectors.length, AT_ONCE)
  if (!standing) return null
  return (
    <section
      className={isLast(view, standing) ? 'st-report st-report-last' : 'st-report'}
      aria-label={speech.say('stellar.board.report.title', { number: standing.scenario })}
    >
      <header>
        <h2>{speech.say('stellar.board.report.title', { number: standing.scenario })}</h2>
        <ul className="st-standing">
          {seatsAt(view).map((seat) => (
            <li key={seat} className={seat === view.viewer ? 'st-standing-own' : ''}>
              <b>
                <Figure text={figure(standing.scores[seat] ?? 0)} />
              </b>
              <span>
                {nameAt(names, seat)}
                <small>
                  {standing.reserves[seat]} {speech.say('stellar.draw.reserve')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </header>
      <ol className="st-report-sectors" {...SCROLLS}>
        {sectors.slice(0, told).map((event) => (
          <SectorReport key={event.sector} event={event} />
        ))}
      </ol>
      <footer>
        {!isLast(view, standing) && (
          <p>
            {view.start === view.viewer
              ? speech.say('stellar.board.report.nextYou')
              : speech.say('stellar.board.report.next', { who: nameAt(names, view.start) })}
          </p>
        )}
        <button type="button" ref={button} className="st-button st-primary" onClick={onClose}>
          {speech.say('stellar.board.report.goOn')}
        </button>
      </footer>
    </section>
  )
}
