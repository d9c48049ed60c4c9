import type { Seat } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import type { Program } from '../program.ts'
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
  if (
    console.interactive &&
    holder !== null &&
    (await session.ask(session.say('cli.curtain.hand', { who }))) === null
  )
    return false
  if (!(await onlyFor(who, session))) return false
  session.holder = seat
  return true
}

/** From here on only one person reads. Answers false at the end of the input. */
export async function onlyFor(
  who: string,
  { console, speech }: Pick<Program, 'console' | 'speech'>,
): Promise<boolean> {
  if (console.interactive) {
    console.clear()
    if ((await console.ask(speech.say('cli.curtain.only', { who }))) === null) return false
    console.clear()
  } else {
    const words = ` ${speech.say('cli.curtain.line', { who })} `
    const line = `\n${words.padStart(words.length + 4, '═').padEnd(console.width, '═')}`
    console.print(wrap(line, console.width, '  '))
  }
  return true
}
