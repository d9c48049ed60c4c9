import type { Match, Result, Seat, Speech } from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page } from '@sternentisch/kernel/terminal'

/** Who won and why: in the words of the game, unless the players ended it, or somebody who gave up cannot win. */
export function tellEnd(
  { conceded }: Match,
  result: Result,
  table: {
    readonly view: unknown
    readonly terminal: GameTerminal
    readonly speech: Speech
    readonly page: Page
  },
): string {
  const { speech, page, terminal, view } = table
  const list = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(speech.lang).format(seats.map((seat) => nameOf(page, seat)))
  const without = {
    who: list(conceded),
    winners: list(result.winners),
    n: result.winners.length,
    n2: conceded.length,
  }
  if (result.by === 'agreement') return speech.say('cli.end.agreed')
  if (result.by === 'conceding') return speech.say('cli.end.conceded', without)
  const told = terminal.tellResult(view, speech, page)
  return conceded.length === 0 ? told : `${told}\n${speech.say('cli.end.without', without)}`
}
