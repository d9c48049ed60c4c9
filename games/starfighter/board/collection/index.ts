import type { Collection } from '@sternentisch/grammar'
import { cardSet, STANDARD } from '../../cards/index.ts'
import { cruisersOf } from './cruisers.tsx'
import { facets } from './facets.tsx'
import { squadronsOf } from './squadrons.tsx'
import '../fonts.css'
import '../tokens.css'
import './collection.css'

/** Every squadron and every cruiser of Starfighter. */
export const starfighterCollection: Collection = {
  cardsOf: (set = STANDARD) => [...squadronsOf(set), ...cruisersOf(cardSet(set))],
  facets,
  shelves: 'level',
}
