import type { Result, Seat, Standing } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { Voice } from './telling.ts'

/** Who won and why: in the words of the game, unless the players ended it, or somebody who gave up cannot win. */
export function tellEnd(
  { conceded, late = [] }: Standing,
  result: Result,
  view: unknown,
  voice: Voice,
): string {
  const { speech, page, terminal } = voice
  const list = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(speech.lang).format(seats.map((seat) => nameOf(page, seat)))
  const without = {
    who: list(conceded),
    winners: list(result.winners),
    n: result.winners.length,
    n2: conceded.length,
  }
  if (result.by === 'agreement') return speech.say('cli.end.agreed')
  const isLate = conceded.every((seat) => late.includes(seat))
  if (result.by === 'conceding') return speech.say(isLate ? 'cli.end.late' : 'cli.end.conceded', without)
  const told = terminal.tellResult(view, speech, page)
  return conceded.length === 0 ? told : `${told}\n${speech.say('cli.end.without', without)}`
}
