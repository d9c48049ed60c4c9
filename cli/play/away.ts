import type { Seat } from '@sternentisch/kernel'
import { printNews, takeNews } from './news.ts'
import { quit } from './quit.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'
import { wordIn } from './typed.ts'

/** Somebody is called away: a bot plays in their place until they are back. */
export function goAway(session: Session, seat: Seat): Deed {
  session.away.add(seat)
  session.print(session.say('cli.away.gone', { who: session.name(seat) }))
  return 'moved'
}

/** Everybody at the keyboard is there again. */
export function comeBack(session: Session): Deed {
  for (const seat of session.away) session.print(session.say('cli.away.back', { who: session.name(seat) }))
  session.away.clear()
  return 'stayed'
}

/**
 * Before a bot decides for somebody who is away. While others play they can call that one back at their own turns; where
 * nobody is left who could, it goes on one decision at a time. `moved` where the bot may go on.
 */
export async function watchOver(session: Session, seat: Seat): Promise<Deed> {
  if (session.persons.some((person) => !session.away.has(person))) return 'moved'
  // Alone at the keyboard one reads what the bot made of one's cards; between several nobody's secrets are shown.
  if (session.persons.length === 1) printNews(session, takeNews(session, seat))
  const words = { who: session.name(seat), back: session.say('cli.word.back') }
  for (;;) {
    const typed = await session.ask(session.say('cli.away.step', words))
    if (typed === null) return 'ended'
    if (typed.trim() === '') return 'moved'
    const said = wordIn(session, typed.trim())
    if (said?.word === 'back') return comeBack(session)
    if (said?.word === 'quit') {
      const deed = quit(session)
      if (deed !== 'stayed') return deed
    }
  }
}
