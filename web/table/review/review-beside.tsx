import type { ReactNode } from 'react'
import { LogPanel } from '../log/log-panel.tsx'
import type { SideProps } from '../side/side.tsx'
import { ReviewSide } from './review-side.tsx'

/** Beside the board, where there is room: the review, the log, and what can be looked up. */
export function ReviewBeside({ panel, side }: { readonly panel: ReactNode; readonly side: SideProps }) {
  const { board, view, names, speech } = side
  const { Chart } = board
  const tabs = [
    { name: 'review', label: speech.say('review.title'), content: panel },
    { name: 'log', label: speech.say('table.log'), content: <LogPanel {...side} /> },
    ...(Chart
      ? [{ name: 'chart', label: speech.say('table.chart'), content: <Chart {...{ view, names, speech }} /> }]
      : []),
  ]
  return <ReviewSide label={speech.say('review.title')} tabs={tabs} />
}
