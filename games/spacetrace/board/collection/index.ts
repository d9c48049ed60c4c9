import type { Collection, ShownCard } from '@sternentisch/grammar'
import fares from '../../balance/fares.json' with { type: 'json' }
import { type CardFile, cards } from '../../cards/index.ts'
import { type Figures, figuresFor } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, gist } from '../../words/cards.ts'
import { effectsOf, facets } from './facets.tsx'
import { meansOf } from './means.tsx'
import { sidesOf } from './sides.tsx'
import '../fonts.css'
import '../tokens.css'
import './collection.css'

/** Every card of Spacetrace, the Base with them. */
export const spacetraceCollection: Collection = {
  cardsIn: (file = cards) => figuresFor(file as CardFile, true).map(shown),
  facets,
  shelves: 'class',
  fares,
}

function shown(figures: Figures): ShownCard {
  const { card } = figures
  const rank = figures.class || figures.hostClass
  return {
    id: card.id,
    name: (speech: Speech) => cardName(figures, speech),
    words: (speech: Speech) => gist(figures, speech),
    facets: {
      kind: [card.type],
      // A commander needs a class, and is none of it.
      ...(card.type === 'ship' ? { class: [String(rank)] } : {}),
      effect: effectsOf(figures),
      ...(card.race === 'none' ? {} : { race: [card.race] }),
    },
    copies: card.perPlayer,
    sides: sidesOf(figures),
    means: meansOf(figures),
  }
}
