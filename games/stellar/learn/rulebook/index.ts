import type { Rulebook } from '@sternentisch/grammar'
import { cardsChapter, minute, turnAtAGlance } from './overview.ts'
import { frame } from './st-01-frame.ts'
import { solarSystem } from './st-02-solar-system.ts'
import { fleets } from './st-03-fleets.ts'
import { turn } from './st-04-turn.ts'
import { stacks } from './st-05-stacks.ts'
import { activating } from './st-06-activating.ts'
import { battles } from './st-07-battles.ts'
import { founder } from './st-08-founder.ts'
import { warpRing } from './st-09-warp-ring.ts'
import { mend } from './st-10-mend.ts'
import { rogue } from './st-11-rogue.ts'
import { chains } from './st-12-chains.ts'
import { scenarioEnd } from './st-13-scenario-end.ts'
import { sectorWinner } from './st-14-sector-winner.ts'
import { afterASector } from './st-15-after-a-sector.ts'
import { gameEnd } from './st-16-game-end.ts'
import { trio } from './st-17-trio.ts'
import { quartet } from './st-18-quartet.ts'
import { tandem } from './st-19-tandem.ts'

/** In the project's own words; where a number is missing, the chapter only introduces. */
export const rulebook: Rulebook = {
  chapters: [
    minute,
    cardsChapter,
    turnAtAGlance,
    frame,
    solarSystem,
    fleets,
    turn,
    stacks,
    activating,
    battles,
    founder,
    warpRing,
    mend,
    rogue,
    chains,
    scenarioEnd,
    sectorWinner,
    afterASector,
    gameEnd,
    trio,
    quartet,
    tandem,
  ],
}
