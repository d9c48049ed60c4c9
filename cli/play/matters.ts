import { chancesFrom, LOOKS, takesDraw } from '@sternentisch/bots'
import { isRefusal, type Matter, type Seat, writeMatter } from '@sternentisch/kernel'
import { luckAt } from '../players.ts'
import { printNews, takeNews } from './news.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'

/** Giving up, or offering a draw and agreeing to one. */
export async function settle(session: Session, seat: Seat, matter: Matter): Promise<Deed> {
  const refusal = session.match.whyNot(matter, seat)
  if (refusal) {
    session.print(session.speech.explain(refusal))
    return 'stayed'
  }
  if (matter === 'concede' && !(await isSure(session))) return 'stayed'
  session.play(seat, writeMatter(matter))
  if (matter === 'draw') askBots(session)
  if (session.match.result || matter === 'concede') return 'moved'
  printNews(session, takeNews(session, seat))
  return 'stayed'
}

async function isSure(session: Session): Promise<boolean> {
  const yes = session.say('cli.yes')
  const answer = await session.ask('cli.concede.sure', { yes })
  return [yes, 'yes'].includes(answer?.trim().toLowerCase() ?? '')
}

/** Bots answer an offer at once: they agree if they would rather lose nothing. */
function askBots(session: Session): void {
  const { match, box } = session
  for (const seat of match.seats) {
    if (session.isPerson(seat) || isRefusal(match.whyNot('draw', seat))) continue
    const chances = chancesFrom(box.game, box.mind, match.view(seat), LOOKS, luckAt(match, seat, 'draw'))
    if (takesDraw(chances[seat])) session.play(seat, writeMatter('draw'))
    else session.print(session.say('cli.draw.declined', { who: session.name(seat) }))
  }
}
