import type { AnyGame, Catalogues, Mind, Refusal } from '@sternentisch/kernel'
import { spacetrace } from '@sternentisch/spacetrace'
import { spacetraceMind } from '@sternentisch/spacetrace/bot'
import { addCards as addSpacetraceCards } from '@sternentisch/spacetrace/cards'
import { spacetraceText } from '@sternentisch/spacetrace/text'
import { starfighter } from '@sternentisch/starfighter'
import { starfighterMind } from '@sternentisch/starfighter/bot'
import { addCards as addStarfighterCards } from '@sternentisch/starfighter/cards'
import { starfighterText } from '@sternentisch/starfighter/text'
import { stellar } from '@sternentisch/stellar'
import { stellarMind } from '@sternentisch/stellar/bot'
import { stellarText } from '@sternentisch/stellar/text'
import { sternenfeuer } from '@sternentisch/sternenfeuer'
import { sternenfeuerMind } from '@sternentisch/sternenfeuer/bot'
import { addCards as addSternenfeuerCards } from '@sternentisch/sternenfeuer/cards'
import { sternenfeuerText } from '@sternentisch/sternenfeuer/text'

/** A game with what belongs to it: its words, and what a bot needs to know of it. */
export interface BoxedGame {
  readonly game: AnyGame
  readonly text: Catalogues
  readonly mind: Mind
  /**
   * Makes a card file playable under a name (the option `cards`), or says what is wrong with it. A game without
   * that option plays with those cards from now on.
   */
  readonly addCards?: (name: string, file: unknown) => Refusal | null
}

/** Every game of the house. A fifth game is a fifth folder and one more line here. */
export const shelf: readonly BoxedGame[] = [
  { game: stellar, text: stellarText, mind: stellarMind },
  { game: sternenfeuer, text: sternenfeuerText, mind: sternenfeuerMind, addCards: addSternenfeuerCards },
  { game: starfighter, text: starfighterText, mind: starfighterMind, addCards: addStarfighterCards },
  { game: spacetrace, text: spacetraceText, mind: spacetraceMind, addCards: addSpacetraceCards },
]

export const games: readonly AnyGame[] = shelf.map((box) => box.game)

export const boxOf = (id: string): BoxedGame | undefined => shelf.find((box) => box.game.id === id)
