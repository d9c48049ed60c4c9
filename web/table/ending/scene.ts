import type { EndingProps } from '@sternentisch/grammar'
import type { Reader } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { isPlayedOut, outcomeInWords } from '../result/outcome.ts'

/** What an ending shows to whoever has read a match to its end; null as long as it goes on. */
export function sceneOf(seen: Reader, names: readonly string[], speech: Speech): EndingProps | null {
  const { bill, standing, rest, told } = seen
  const result = standing?.result
  if (!standing || !result) return null
  const { conceded } = standing
  const you = typeof bill.viewer === 'number' ? bill.viewer : null
  const outcome = outcomeInWords(result, { ...bill, ...standing }, you, speech)
  const played = isPlayedOut(result, standing)
  return { view: rest.view, names, speech, events: told, result, conceded, outcome, played }
}
