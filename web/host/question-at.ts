import { type Match, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Question } from '../bot/question.ts'
import { changesFor } from '../own-cards/at-hand.ts'

/**
 * What is asked at one point of a match hangs on nothing but that point, so that a match taken back or resumed
 * goes on in the same way. The hash keeps the bot's luck from telling anything about the cards.
 */
export function questionAt(match: Match, seat: Seat, budget: number, purpose: string): Question {
  const { game, options, seed } = match.opening
  return {
    game: game.id,
    rules: game.version,
    view: match.view(seat),
    budget,
    luck: seedFrom(`${seed} ${purpose} ${seat} ${match.steps.length}`),
    cards: changesFor({ game: game.id, rules: game.version, options }),
  }
}
