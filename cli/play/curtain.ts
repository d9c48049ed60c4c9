import type { Seat } from '@sternentisch/kernel'
import { printNews, takeNews } from './news.ts'
import type { Session } from './session.ts'

/**
 * Between two people at one keyboard nothing may stay on the screen. Whoever leaves may read on until Enter;
 * whoever comes presses Enter when the other looks away. Answers false at the end of the input.
 */
export async function drawCurtain(session: Session, seat: Seat): Promise<boolean> {
  const { console, holder, persons } = session
  if (persons.length < 2 || holder === seat) return true
  const who = session.name(seat)
  // Whoever leaves first reads what came of the last move.
  if (holder !== null) printNews(session, takeNews(session, holder))
  if (console.interactive) {
    if (holder !== null && (await session.ask('cli.curtain.hand', { who })) === null) return false
    console.clear()
    if ((await session.ask('cli.curtain.only', { who })) === null) return false
    console.clear()
  } else {
    const words = ` ${session.say('cli.curtain.line', { who })} `
    session.print(`\n${words.padStart(words.length + 4, '═').padEnd(session.page.width, '═')}`)
  }
  session.holder = seat
  return true
}
