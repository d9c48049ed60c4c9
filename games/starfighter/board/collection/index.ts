import type { Collection } from '@sternentisch/grammar'
import fares from '../../balance/fares.json' with { type: 'json' }
import { cards, type StarfighterCards } from '../../cards/index.ts'
import { cruisersOf } from './cruisers.tsx'
import { facets } from './facets.tsx'
import { squadronsOf } from './squadrons.tsx'
import '../fonts.css'
import '../tokens.css'
import './collection.css'

/** Every squadron and every cruiser of Starfighter. */
export const starfighterCollection: Collection = {
  cardsIn(file = cards) {
    const set = file as StarfighterCards
    return [...squadronsOf(set), ...cruisersOf(set)]
  },
  facets,
  shelves: 'level',
  fares,
}
