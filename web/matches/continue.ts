import {
  type AnyGame,
  freshMatchId,
  isRefusal,
  Match,
  type Move,
  optionsAfter,
  readOptions,
  type Seat,
} from '@sternentisch/kernel'
import type { Extras, KeptMatch, Player } from './kept-match.ts'
import { keep, newMatch } from './store.ts'

/**
 * The same table again, with new cards. Once somebody has won, the game may say how the next match begins. It is played
 * by today's rules, if they still have room for what was chosen. Whoever handed a seat to a bot has it back.
 */
export function rematch(
  match: Match,
  players: readonly Player[],
  winners?: readonly Seat[] | null,
  extras: Extras = {},
  today: AnyGame = match.game,
): KeptMatch {
  const wishes = optionsAfter(match, winners)
  const seated = players.map((player) => (player.kind === 'person' ? { ...player, budget: 0 } : player))
  const options = readOptions(today.options, wishes)
  return isRefusal(options)
    ? newMatch(match.game, wishes, seated, extras)
    : newMatch(today, options, seated, extras)
}

/** A new match that shares its cards and its first moves with another one, and goes on with one more where one is given. */
export function playOnFrom(match: Match, moves: number, players: readonly Player[], then?: Move): KeptMatch {
  const branch = new Match({
    ...match.opening,
    id: freshMatchId(),
    names: players.map(({ name }) => name),
  })
  for (const { seat, text } of [...match.steps.slice(0, moves), ...(then ? [then] : [])]) {
    const step = branch.play(seat, text)
    if (isRefusal(step)) throw new Error(`a move once played is refused: ${text}`)
  }
  return keep(branch, players, { heard: players.map(() => branch.steps.length) })
}
