import { type ShownCard, said } from '@sternentisch/grammar'
import type { CardSet, Place } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/scenes.tsx'
import { withHyphens } from '../words/hyphens.ts'
import { EFFECTS } from './effects.ts'
import '../places/scene.css'

const FRONT = said({ en: 'Place', de: 'Ort', fr: 'Lieu' })

/** Places lie open from the start: their backs mean nothing. */
export const places = ({ places, placeTypes }: CardSet): readonly ShownCard[] =>
  places.map((place) => ({
    id: place.id,
    name: ({ lang }: Speech) => place.name[lang],
    words: ({ lang }: Speech) => {
      const type = placeTypes.find(({ id }) => id === place.type)?.name[lang]
      return `${type}. ${place.text[lang]} ${place.flavour[lang]}`
    },
    facets: { kind: ['place'], type: [place.type], effect: place.effects.map(({ op }) => op) },
    sides: [
      {
        id: 'front',
        name: FRONT,
        draw: (speech: Speech, size) => (
          <div className={`sternenfeuer sn-shown-place sn-shown-place-${size}`}>
            <Scene place={place} speech={speech} />
          </div>
        ),
      },
    ],
    means: place.effects.map(({ op }) => EFFECTS[op]),
  }))

const Scene = ({ place, speech }: { readonly place: Place; readonly speech: Speech }) => (
  <div className="sn-scene">
    <PlaceScene place={place.key} />
    <span className="sn-scrim" />
    <span className="sn-place-words">
      <span className="sn-place-type">
        <Icon name={place.type} size={14} />
        <span>{speech.say(`sternenfeuer.board.${place.type}`)}</span>
      </span>
      <b className="sn-place-name">{withHyphens(place.name[speech.lang])}</b>
      <span className="sn-place-text">{place.text[speech.lang]}</span>
    </span>
  </div>
)
