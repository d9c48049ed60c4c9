import type { Desk } from './desk.ts'

/** Whether somebody says yes, in the language of the players or in English; anything else is no. */
export async function agrees(desk: Desk, question: 'cli.concede.sure' | 'cli.series.next'): Promise<boolean> {
  const yes = desk.say('cli.yes')
  const answer = await desk.ask(desk.say(question, { yes }))
  return [yes, 'yes'].includes(answer?.trim().toLowerCase() ?? '')
}
