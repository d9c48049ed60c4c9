import type { Listing } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'
import { spanWords } from '../table-words.ts'

/** “Two matches wait for you”: counted, and in words as far as there are any. */
export function waitsHeading(waiting: number, { say }: Speech): string {
  if (waiting === 0) return say('lobby.waits.none')
  if (waiting === 1) return say('lobby.waits.one')
  return say('lobby.waits.some', { count: say('home.numbers').split(' ')[waiting] ?? waiting })
}

/** How much it hurries. */
export function waitsLead(waiting: readonly Listing[], others: number, now: number, speech: Speech): string {
  if (waiting.length === 0) return speech.say(others > 0 ? 'lobby.lead.others' : 'lobby.lead.new')
  const clocks = waiting.flatMap(({ runsOut }) => (runsOut === null ? [] : [runsOut]))
  if (clocks.length === 0) return speech.say('lobby.lead.noClock')
  return speech.say('lobby.lead.clock', { span: spanWords(Math.min(...clocks) - now, speech) })
}
