import type { Rulebook } from '@sternentisch/grammar'
import { cardsChapter } from './cards.ts'
import { minute, roundAtAGlance } from './overview.ts'
import { setup } from './sf-1-setup.ts'
import { supply } from './sf-2-supply.ts'
import { deployment } from './sf-3-deployment.ts'
import { shift } from './sf-4-shift.ts'
import { engagements } from './sf-5-engagements.ts'
import { effectsEach } from './sf-6-each.ts'
import { effectsMoves } from './sf-6-moves.ts'
import { effectsOrder } from './sf-6-order.ts'
import { effectsWhen } from './sf-6-when.ts'
import { end } from './sf-7-end.ts'
import { information } from './sf-8-information.ts'
import { visibility } from './sf-v-visibility.ts'

/** In the project's own words; where a number is missing, the chapter introduces or goes on with the one before. */
export const rulebook: Rulebook = {
  chapters: [
    minute,
    cardsChapter,
    roundAtAGlance,
    setup,
    supply,
    deployment,
    shift,
    engagements,
    effectsWhen,
    effectsOrder,
    effectsMoves,
    effectsEach,
    end,
    information,
    visibility,
  ],
}
