import { type Collection, type Fares, said } from '@sternentisch/grammar'
import measured from '../../balance/fares.json' with { type: 'json' }
import { cards, type StellarCards } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { shipsOf } from './ships.tsx'
import { solarsOf } from './solars.tsx'
import '../tokens.css'
import '../base.css'
import './collection.css'

const KINDS = {
  civil: said({ en: 'Civil ships', de: 'Zivile Schiffe', fr: 'Vaisseaux civils' }),
  military: said({ en: 'Military ships', de: 'Militärschiffe', fr: 'Vaisseaux militaires' }),
  solar: said({ en: 'Solar cards', de: 'Sonnensystemkarten', fr: 'Cartes solaires' }),
}

const EFFECTS = {
  look: said({ en: 'Looks', de: 'Sieht sich um', fr: 'Regarde' }),
  warp: said({ en: 'Moves a ship', de: 'Versetzt ein Schiff', fr: 'Déplace un vaisseau' }),
  mend: said({ en: 'Fetches a ship', de: 'Holt ein Schiff zurück', fr: 'Ramène un vaisseau' }),
  rogue: said({ en: 'Destroys a ship', de: 'Zerstört ein Schiff', fr: 'Détruit un vaisseau' }),
  fights: said({ en: 'Fights', de: 'Kämpft', fr: 'Combat' }),
  shield: said({ en: 'Shield', de: 'Schild', fr: 'Bouclier' }),
}

/** The lab calls ships by their codes, as logs do. */
const fares: Fares = {
  ...measured,
  cards: Object.fromEntries(
    Object.entries(measured.cards).map(([code, figures]) => [
      cards.shipTypes.find((ship) => ship.code === code)?.id ?? code,
      figures,
    ]),
  ),
}

/** Every ship and every solar card of Stellar. */
export const stellarCollection: Collection = {
  cardsIn(file = cards) {
    const set = file as StellarCards
    return [...shipsOf(set), ...solarsOf(set)]
  },
  shelves: 'kind',
  fares,
  facets: [
    {
      id: 'kind',
      name: said({ en: 'Kind', de: 'Art', fr: 'Sorte' }),
      values: Object.entries(KINDS).map(([id, name]) => ({ id, name })),
    },
    {
      id: 'effect',
      name: said({ en: 'Effect', de: 'Wirkung', fr: 'Effet' }),
      values: Object.entries(EFFECTS).map(([id, name]) => ({ id, name })),
    },
    {
      id: 'type',
      name: said({ en: 'Type', de: 'Typ', fr: 'Type' }),
      values: [1, 2, 3, 4, 5].map((type) => ({
        id: String(type),
        name: (speech: Speech) => `${type} ${solarName(speech, type)}`,
        sign: () => <SolarBody type={type} size={22} />,
      })),
    },
  ],
}
