// What lies above the table until the viewer has read it: the result, the report of a scenario
import type { Event } from '../../reading/told.ts'
import { isLast, ReportPanel, SCROLLS } from '../panels/report.tsx'
import { Result } from '../result/result.tsx'
import { type TableProps, useTable } from './context.ts'
import './notices.css'

interface NoticesProps {
  readonly away: readonly string[]
  readonly onPutAway: (name: string) => void
}

export function Notices(props: NoticesProps) {
  const { view, event } = useTable()
  return (
    <>
      {view.result && !event && <Over />}
      <LastReport {...props} />
    </>
  )
}

const NO_EVENTS: readonly [] = []

/** Room for the way to the result page. */
const BELOW_RESULT = 84

function Over() {
  const { view, names, speech, plan } = useTable()
  return (
    <section
      className="st-over"
      style={{ top: plan.seats, bottom: plan.broad ? plan.own : BELOW_RESULT }}
      aria-label={speech.say('stellar.ask.over')}
      {...SCROLLS}
    >
      <Result view={view} names={names} speech={speech} events={NO_EVENTS} />
    </section>
  )
}

const reportName = ({ scenario }: Event<'standing'>): string => `report ${scenario}`

/**
 * The report that the viewer has not read yet: until then nothing below it can be pressed. That of the last scenario
 * waits until the end of the match has been told.
 */
export function unreadReport(
  { view, event, memory }: Pick<TableProps, 'view' | 'event' | 'memory'>,
  away: readonly string[],
): string | null {
  const { standing } = memory.report
  if (!standing || away.includes(reportName(standing))) return null
  return isLast(view, standing) && event ? null : reportName(standing)
}

function LastReport({ away, onPutAway }: NoticesProps) {
  const table = useTable()
  const { memory } = table
  const unread = unreadReport(table, away)
  if (unread === null) return null
  return (
    <>
      <div className="st-report-shade" />
      <ReportPanel report={memory.report} onClose={() => onPutAway(unread)} />
    </>
  )
}
