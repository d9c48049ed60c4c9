// What lies above the table until the viewer has read it: the result, the report of a scenario
import type { Event } from '../../reading/told.ts'
import { ReportPanel, SCROLLS } from '../panels/report.tsx'
import { Result } from '../result/result.tsx'
import { useTable } from './context.ts'
import type { Memory } from './memory.ts'
import './notices.css'

interface NoticesProps {
  readonly away: readonly string[]
  readonly onPutAway: (name: string) => void
}

export function Notices(props: NoticesProps) {
  const { view } = useTable()
  return (
    <>
      {view.result && <Over />}
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

/** The report that the viewer has not read yet: until then nothing below it can be pressed. */
export function unreadReport({ report }: Memory, away: readonly string[]): string | null {
  const { standing } = report
  return standing && !away.includes(reportName(standing)) ? reportName(standing) : null
}

function LastReport({ away, onPutAway }: NoticesProps) {
  const { memory } = useTable()
  const unread = unreadReport(memory, away)
  if (unread === null) return null
  return (
    <>
      <div className="st-report-shade" />
      <ReportPanel report={memory.report} onClose={() => onPutAway(unread)} />
    </>
  )
}
