import type { Rulebook } from '@sternentisch/grammar'
import { cardsChapter, minute, turnAtAGlance } from './overview.ts'
import { simulator } from './simulator.ts'
import { levels } from './sp-01-levels.ts'
import { places } from './sp-02-places.ts'
import { turn } from './sp-03-turn.ts'
import { manpower } from './sp-04-manpower.ts'
import { ships } from './sp-05-ships.ts'
import { tactics } from './sp-06-tactics.ts'
import { commanders } from './sp-07-commanders.ts'
import { trading } from './sp-08-trading.ts'
import { attack } from './sp-09-attack.ts'
import { battle } from './sp-10-battle.ts'
import { classBattle } from './sp-11-class-battle.ts'
import { effects } from './sp-12-effects.ts'
import { base } from './sp-13-base.ts'
import { extraFleets } from './sp-14-extra-fleets.ts'
import { endOfTurn } from './sp-15-end-of-turn.ts'
import { end } from './sp-16-end.ts'
import { winner } from './sp-17-winner.ts'
import { options } from './sp-18-options.ts'
import { words } from './words.ts'

/** In the project's own words; where a number is missing, the chapter only introduces. */
export const rulebook: Rulebook = {
  chapters: [
    minute,
    cardsChapter,
    turnAtAGlance,
    words,
    levels,
    places,
    turn,
    manpower,
    ships,
    tactics,
    commanders,
    trading,
    attack,
    battle,
    classBattle,
    effects,
    base,
    extraFleets,
    endOfTurn,
    end,
    winner,
    options,
    simulator,
  ],
}
