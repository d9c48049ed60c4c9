// The matches that `npm run screenshots` shows: one of each game, played by bots, always the same.
import { monteCarlo } from '@sternentisch/bots'
import { type BoxedGame, shelf } from '@sternentisch/games/shelf'
import { isRefusal, Match, randomFrom, readOptions, seedFrom, writeLog } from '@sternentisch/kernel'

/** Little thought makes a match that looks like one. */
const BUDGET = 24

export interface ShownMatch {
  readonly game: string
  readonly moves: number
  /** As the page keeps it: over, and at a decision of seat A near the middle. */
  readonly over: object
  readonly middle: object
}

function playedBy({ game, mind }: BoxedGame): Match {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  const seed = seedFrom(`screenshots of ${game.id}`)
  const match = new Match({ game, options, seed, id: seed.slice(0, 12), names: ['You', 'Miranda'] })
  const [bot, luck] = [monteCarlo(game, mind), randomFrom(seed)]
  for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
    const view = match.view(seat)
    match.play(seat, game.write(bot(view, game.actions(view), BUDGET, luck).action))
  }
  return match
}

/** From the middle on, where seat A has something to choose. */
function middleOf(match: Match): Match {
  for (let moves = match.steps.length >> 1; moves < match.steps.length; moves++) {
    const then = match.at(moves)
    if (then.deciding().includes(0) && then.moves(0).length > 2) return then
  }
  return match.at(match.steps.length >> 1)
}

const keptAs = (match: Match, id: string): object => ({
  id,
  game: match.game.id,
  players: [
    { kind: 'person', name: 'You', budget: 0 },
    { kind: 'bot', name: 'Miranda', budget: BUDGET },
  ],
  log: writeLog(match),
  over: match.result !== null,
  changed: Date.now(),
})

export const shownMatches = (): ShownMatch[] =>
  shelf.map((box) => {
    const match = playedBy(box)
    return {
      game: box.game.id,
      moves: match.steps.length,
      over: keptAs(match, `${box.game.id}-over`),
      middle: keptAs(middleOf(match), `${box.game.id}-middle`),
    }
  })
