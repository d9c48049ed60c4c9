import { type Matter, type Seat, writeMatter } from '@sternentisch/kernel'
import { agrees } from './agrees.ts'
import { printNews, takeNews } from './news.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'

/** Giving up, or offering a draw and agreeing to one. */
export async function settle(session: Session, seat: Seat, matter: Matter): Promise<Deed> {
  if (matter === 'concede' && !(await agrees(session, 'cli.concede.sure'))) return 'stayed'
  const refusal = session.host.play(seat, writeMatter(matter))
  if (refusal) {
    session.print(session.speech.explain(refusal))
    return 'stayed'
  }
  if (matter === 'draw') {
    for (const bot of session.host.offerToBots())
      session.print(session.say('cli.draw.declined', { who: session.name(bot) }))
  }
  if (session.standing.result || matter === 'concede') return 'moved'
  printNews(session, takeNews(session, seat))
  return 'stayed'
}
