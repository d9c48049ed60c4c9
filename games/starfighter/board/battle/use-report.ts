import { usePutAway } from '@sternentisch/grammar'
import type { Props } from '../table/context.ts'
import { type Memory, NOTHING } from '../table/memory.ts'

const nameOf = ({ round }: { readonly round: number }): string => `battle ${round}`

/** How the last battle went, until it is read or something is picked; and how to put it away. */
export function useReport(props: Props): readonly [Memory['report'], () => void] {
  const { moment, choice } = props
  const [away, putAway] = usePutAway(props)
  const { view, event, memory: { report } = NOTHING } = moment
  const picking = choice !== null && choice.picked.length > 0
  if (event !== null || report === null || away.includes(nameOf(report)) || view.result || picking)
    return [null, () => {}]
  return [report, () => putAway(nameOf(report))]
}
