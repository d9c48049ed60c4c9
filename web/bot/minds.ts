import type { AnyGame, Mind } from '@sternentisch/kernel'
import type { TakesCards } from '../own-cards/at-hand.ts'

/** A game as a bot needs it: its rules, and what to make of them. No words, no pictures. */
export interface Minded {
  readonly game: AnyGame
  readonly mind: Mind
  readonly cards?: TakesCards
}

/** Fetched when the first question about a game comes. */
const minds: Readonly<Record<string, () => Promise<Minded>>> = {
  async stellar() {
    const [{ stellar }, { stellarMind }] = await Promise.all([
      import('@sternentisch/stellar'),
      import('@sternentisch/stellar/bot'),
    ])
    return { game: stellar, mind: stellarMind }
  },
  async sternenfeuer() {
    const [{ sternenfeuer, addCards, removeCards, cards }, { sternenfeuerMind }] = await Promise.all([
      import('@sternentisch/sternenfeuer'),
      import('@sternentisch/sternenfeuer/bot'),
    ])
    return { game: sternenfeuer, mind: sternenfeuerMind, cards: { addCards, removeCards, cards } }
  },
  async spacetrace() {
    const [{ spacetrace, addCards, removeCards, cards }, { spacetraceMind }] = await Promise.all([
      import('@sternentisch/spacetrace'),
      import('@sternentisch/spacetrace/bot'),
    ])
    return { game: spacetrace, mind: spacetraceMind, cards: { addCards, removeCards, cards } }
  },
  async starfighter() {
    const [{ starfighter, addCards, removeCards, cards }, { starfighterMind }] = await Promise.all([
      import('@sternentisch/starfighter'),
      import('@sternentisch/starfighter/bot'),
    ])
    return { game: starfighter, mind: starfighterMind, cards: { addCards, removeCards, cards } }
  },
}

export function mindOf(game: string): Promise<Minded> {
  const fetch = Object.hasOwn(minds, game) ? minds[game] : null
  return fetch ? fetch() : Promise.reject(new Error(`no bot plays ${game}`))
}
