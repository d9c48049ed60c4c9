import type { AnyGame, Mind } from '@sternentisch/kernel'

/** A game as a bot needs it: its rules, and what to make of them. No words, no pictures. */
export interface Minded {
  readonly game: AnyGame
  readonly mind: Mind
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
    const [{ sternenfeuer }, { sternenfeuerMind }] = await Promise.all([
      import('@sternentisch/sternenfeuer'),
      import('@sternentisch/sternenfeuer/bot'),
    ])
    return { game: sternenfeuer, mind: sternenfeuerMind }
  },
  async spacetrace() {
    const [{ spacetrace }, { spacetraceMind }] = await Promise.all([
      import('@sternentisch/spacetrace'),
      import('@sternentisch/spacetrace/bot'),
    ])
    return { game: spacetrace, mind: spacetraceMind }
  },
  async starfighter() {
    const [{ starfighter }, { starfighterMind }] = await Promise.all([
      import('@sternentisch/starfighter'),
      import('@sternentisch/starfighter/bot'),
    ])
    return { game: starfighter, mind: starfighterMind }
  },
}

export function mindOf(game: string): Promise<Minded> {
  const fetch = Object.hasOwn(minds, game) ? minds[game] : null
  return fetch ? fetch() : Promise.reject(new Error(`no bot plays ${game}`))
}
