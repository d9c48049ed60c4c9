import { type Matter, type Seat, writeMatter } from '@sternentisch/kernel'
import { agrees } from './agrees.ts'
import type { Desk } from './desk.ts'
import { printNews, takeNews } from './news.ts'
import type { Deed } from './rounds.ts'

/** Giving up, or offering a draw and agreeing to one. */
export async function settle(desk: Desk, seat: Seat, matter: Matter): Promise<Deed> {
  if (matter === 'concede' && !(await agrees(desk, 'cli.concede.sure'))) return 'stayed'
  const refusal = await desk.host.play(seat, writeMatter(matter))
  if (refusal) {
    desk.print(desk.speech.explain(refusal))
    return 'stayed'
  }
  if (matter === 'draw') {
    for (const bot of desk.host.offerToBots())
      desk.print(desk.say('cli.draw.declined', { who: desk.name(bot) }))
  }
  if (desk.standing.result || matter === 'concede') return 'moved'
  printNews(desk, takeNews(desk, seat))
  return 'stayed'
}
