import { commanderAt, firingOf, type ShipCard } from '../reading/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { shortName } from './cards.ts'

/** “AP 240: 100 printed, +20 Ishida, ×2 in this battle.” Null where a card fires as it is printed. */
export function whyFiring(view: View, card: ShipCard, speech: Speech): string | null {
  const { printed, command, plus, times, now } = firingOf(view, card)
  if (now === printed) return null
  const commander = commanderAt(view, card.seat)
  const who = commander ? shortName(commander, speech) : ''
  const parts = [
    speech.say('spacetrace.ap.printed', { n: printed }),
    ...(command > 0 ? [speech.say('spacetrace.ap.command', { n: command, who })] : []),
    ...(plus > 0 ? [speech.say('spacetrace.ap.plus', { n: plus })] : []),
    ...(times > 1 ? [speech.say('spacetrace.ap.times', { n: times })] : []),
  ]
  return speech.say('spacetrace.ap.why', { n: now, parts: parts.join(', ') })
}
