import { type Facet, said } from '@sternentisch/grammar'
import type { Speech } from '../../text/index.ts'
import { Chevrons } from '../art/marks.tsx'
import { Sign } from './sign.tsx'
import { EFFECTS } from './symbols.ts'

const kinds = {
  squadron: said({ en: 'Squadrons', de: 'Geschwader', fr: 'Escadrilles' }),
  cruiser: said({ en: 'Cruisers', de: 'Kreuzer', fr: 'Croiseurs' }),
}

const colours = {
  green: said({ en: 'Green: Training', de: 'Grün: Training', fr: 'Vert\u00a0: Entraînement' }),
  blue: said({ en: 'Blue: Skirmish', de: 'Blau: Scharmützel', fr: 'Bleu\u00a0: Escarmouche' }),
}

export const facets: readonly Facet[] = [
  {
    id: 'kind',
    name: said({ en: 'Kind', de: 'Art', fr: 'Sorte' }),
    values: Object.entries(kinds).map(([id, name]) => ({ id, name })),
  },
  {
    id: 'level',
    name: said({ en: 'Level', de: 'Stufe', fr: 'Niveau' }),
    values: [0, 1, 2, 3].map((level) => ({
      id: String(level),
      name: (speech: Speech) => speech.say('starfighter.board.level', { level }),
      sign: () => (level > 0 ? <Chevrons level={level} size={14} /> : <i className="sf-shown-zero" />),
    })),
  },
  {
    id: 'effect',
    name: said({ en: 'Effect', de: 'Effekt', fr: 'Effet' }),
    values: EFFECTS.map(({ id, name, symbol }) => ({
      ...{ id, name },
      sign: () => <Sign symbol={symbol} size={20} />,
    })),
  },
  {
    id: 'fighters',
    name: said({ en: 'Fighters', de: 'Jäger', fr: 'Chasseurs' }),
    values: [1, 2, 3, 4].map((n) => ({
      id: String(n),
      name: (speech: Speech) => speech.say('starfighter.board.label.fighters', { n }),
    })),
  },
  {
    id: 'colour',
    name: said({ en: 'Colour', de: 'Farbe', fr: 'Couleur' }),
    values: Object.entries(colours).map(([id, name]) => ({
      ...{ id, name },
      sign: () => <i className={`starfighter sf-shown-colour sf-shown-${id}`} />,
    })),
  },
]
