import { isRefusal, parseLog } from '@sternentisch/kernel'
import { isDamaged } from './kept-match.ts'
import { matches } from './store.ts'

/** Whether the match in a log goes on, and its secrets are still secrets. What cannot be taken apart may be such a log. */
export function goesOn(log: string): boolean {
  const parsed = parseLog(log)
  return isRefusal(parsed) || !parsed.headers.has('result')
}

/** Whether a match of that name goes on on this device. What is damaged cannot: it is played on from its rescued log. */
export async function runsHere(id: string): Promise<boolean> {
  const stored = await matches.find(id)
  return stored !== null && !isDamaged(stored) && goesOn(stored.log)
}
