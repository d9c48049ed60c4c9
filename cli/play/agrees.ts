import type { Session } from './session.ts'

/** Whether somebody says yes, in the language of the players or in English; anything else is no. */
export async function agrees(
  session: Session,
  question: 'cli.concede.sure' | 'cli.series.next',
): Promise<boolean> {
  const yes = session.say('cli.yes')
  const answer = await session.ask(session.say(question, { yes }))
  return [yes, 'yes'].includes(answer?.trim().toLowerCase() ?? '')
}
