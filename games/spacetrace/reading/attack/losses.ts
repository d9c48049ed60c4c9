import { SEATS } from '../seats.ts'
import { type Account, leftIn } from './account.ts'

/** What one side lost: LP of its Base, and whole cards. */
export interface Loss {
  readonly base: number
  readonly cards: number
}

/** By seat: what was there before and is not there after. */
export const lossesIn = (before: Account, after: Account): readonly Loss[] =>
  SEATS.map((seat) => {
    const loss = { base: 0, cards: 0 }
    for (const [copy, card] of before.cards) {
      if (card.seat !== seat) continue
      const [had, has] = [leftIn(before, copy) ?? 0, leftIn(after, copy) ?? 0]
      if (card.base) loss.base += had - has
      else if (has === 0 && had > 0) loss.cards++
    }
    return loss
  })
