import type { Rulebook } from '@sternentisch/grammar'
import { cardsChapter } from './cards.ts'
import { minute, turnAtAGlance } from './overview.ts'
import { precedence } from './sn-00-precedence.ts'
import { setup } from './sn-01-setup.ts'
import { zones } from './sn-02-zones.ts'
import { turn } from './sn-03-turn.ts'
import { figures } from './sn-04-figures.ts'
import { attack } from './sn-05-attack.ts'
import { defence } from './sn-06-defence.ts'
import { reinforcement } from './sn-07-reinforcement.ts'
import { collective } from './sn-08-collective.ts'
import { transfer } from './sn-09-transfer.ts'
import { places } from './sn-10-places.ts'
import { leaving } from './sn-11-leaving.ts'
import { end } from './sn-12-end.ts'
import { kinds } from './sn-13-kinds.ts'
import { options } from './sn-14-options.ts'

/** In the project's own words; where a number is missing, the chapter only introduces. */
export const rulebook: Rulebook = {
  chapters: [
    minute,
    cardsChapter,
    turnAtAGlance,
    precedence,
    setup,
    zones,
    turn,
    figures,
    attack,
    defence,
    reinforcement,
    collective,
    transfer,
    places,
    leaving,
    end,
    kinds,
    options,
  ],
}
