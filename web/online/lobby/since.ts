import { logWriter } from '../../table/log/log.ts'
import { namesFor } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import type { Glance } from './glance.ts'

const MOST = 2

/** What happened since my last move, in the last two sentences of the log as I may read it. */
export function sinceMyMove({ opened: { board }, seen }: Glance, speech: Speech): readonly string[] {
  const { bill, scenes } = seen
  const names = namesFor(bill, bill.viewer, speech)
  const last = scenes.findLastIndex(({ seat }) => seat === bill.viewer)
  return logWriter({ seen, board, names, speech })()
    .filter(({ index }) => index > last)
    .flatMap(({ lines }) => lines.filter(({ as }) => as !== 'head').map(({ words }) => words))
    .slice(-MOST)
}
