import type { EndingProps } from '@sternentisch/grammar'
import type { Reader } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { leaversOf, outcomeInWords } from '../result/outcome.ts'
import { endedMatch } from '../stage/before-ending.ts'

/** What an ending shows to whoever has read a match to its end; null as long as it goes on. */
export function sceneOf(seen: Reader, names: readonly string[], speech: Speech): EndingProps | null {
  const match = endedMatch(seen)
  const { standing } = seen
  if (!match || !standing) return null
  const { viewer } = seen.bill
  const you = typeof viewer === 'number' ? viewer : null
  return {
    ...match,
    names,
    speech,
    outcome: outcomeInWords(match.result, { ...seen.bill, ...leaversOf(standing) }, you, speech),
  }
}
