import { BOTS, type Bot } from '@sternentisch/bots'
import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  letterOf,
  type Match,
  type Refusal,
  randomFrom,
  refuse,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'

export const BUDGET = 1000

/** Who sits on a seat: somebody at this keyboard, or a bot. */
export type Player = 'person' | 'bot' | 'random'
export const PLAYERS: readonly Player[] = ['person', 'bot', 'random']

export function readPlayers(text: string, seats: number): Player[] | Refusal {
  const words = text.split(',').map((word) => word.trim())
  if (words.length !== seats)
    return refuse('cli.wrong.seats', { n: seats, flag: '--seats', given: words.length })
  for (const [seat, word] of words.entries()) {
    if (!(PLAYERS as readonly string[]).includes(word)) {
      return refuse('cli.wrong.seat', { seat: letterOf(seat as Seat), word, known: PLAYERS.join(', ') })
    }
  }
  return words as Player[]
}

/** One person against bots, if nobody says otherwise. */
export const usualPlayers = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot'))

export const botFor = (box: BoxedGame, player: Player): Bot =>
  BOTS[player === 'random' ? 'random' : 'levels'](box.game, box.mind)

/**
 * What a bot does at one point of a match hangs on nothing but that point, so that a match taken back or
 * resumed goes on in the same way. The hash keeps the bot's luck from telling anything about the cards.
 */
export const luckAt = (match: Match, seat: Seat, purpose: string) =>
  randomFrom(seedFrom(`${match.opening.seed} ${purpose} ${seat} ${match.steps.length}`))
