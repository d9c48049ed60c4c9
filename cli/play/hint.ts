import { advise } from '@sternentisch/bots'
import { factsInWords } from '@sternentisch/bots/review/words'
import type { Seat } from '@sternentisch/kernel'
import type { Desk } from './desk.ts'

const SHOWN = 3

/** What the bot would do with what this seat knows, and what it thinks of the next best. */
export function tellHint(desk: Desk, seat: Seat): void {
  const { host, box, terminal, speech, page, budget } = desk
  const view = desk.viewOf(seat)
  const { game, mind } = box
  const luck = host.luckAt(seat, 'hint')
  const { action, considered, facts } = advise(game, mind, view, game.actions(view), budget, luck)
  const described = (each: unknown): string =>
    `${box.game.write(each)} (${terminal.describeAction(each, view, speech, page)})`
  if (considered.length === 0) {
    desk.print(desk.say('cli.hint.only', { move: described(action) }))
    return
  }
  const [best, ...others] = considered
  others.sort((a, b) => b.chance - a.chance)
  for (const [at, thought] of [best, ...others].slice(0, SHOWN).entries()) {
    const params = { move: described(thought.action), percent: Math.round(thought.chance * 100) }
    desk.print(desk.say(at === 0 ? 'cli.hint.best' : 'cli.hint.next', params))
    if (at === 0) for (const fact of factsInWords(facts, game.id, speech)) desk.print(`    ${fact}`)
  }
}
