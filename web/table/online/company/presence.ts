import type { Seat } from '@sternentisch/kernel'
import type { Speech } from '../../../text/index.ts'
import { type Company, isPerson } from '../who-plays.ts'
import type { Gone } from './attendance.ts'

/** A form and a word; the colour only helps. */
export interface Presence {
  readonly form: 'thinking' | 'here' | 'away' | 'back' | 'left' | 'bot'
  readonly words: string
}

export function presenceOf(
  { notice, standing, viewer }: Company,
  seat: Seat,
  gone: Gone | undefined,
  { say }: Speech,
): Presence {
  const you = seat === viewer ? '.you' : ''
  const thinks = standing.result === null && standing.deciding.includes(seat)
  if (standing.late?.includes(seat)) return { form: 'left', words: say('at.late') }
  if (standing.conceded.includes(seat)) return { form: 'left', words: say(`at.gaveUp${you}`) }
  if (!isPerson(notice, seat))
    return { form: thinks ? 'thinking' : 'bot', words: say(thinks ? 'at.thinking' : 'at.bot') }
  if (notice.sitters[seat]?.away) return { form: 'bot', words: say('at.standIn') }
  if (gone) {
    if (gone.minutes === null) return { form: 'away', words: say('at.notHere') }
    return gone.minutes < 1
      ? { form: 'back', words: say(`at.back${you}`) }
      : { form: 'away', words: say('at.away', { n: gone.minutes }) }
  }
  if (thinks) return { form: 'thinking', words: say(`at.thinking${you}`) }
  return { form: 'here', words: say('at.here') }
}
