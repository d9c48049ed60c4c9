import { type CardSide, said } from '@sternentisch/grammar'
import type { Figures } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { Station } from '../art/station.tsx'
import { CardFace } from '../hand/card-face.tsx'

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })

export const sidesOf = (figures: Figures): readonly CardSide[] => [
  {
    id: 'front',
    name: FRONT,
    draw: (speech: Speech, size) => (
      <div className={`spacetrace sp-shown sp-shown-${size}`}>
        <div className={`sp-card sp-card-${figures.card.type}`}>
          <CardFace figures={figures} cost={figures.cost} speech={speech} />
        </div>
      </div>
    ),
  },
  {
    id: 'back',
    name: BACK,
    draw: (_, size) => (
      <div className={`spacetrace sp-shown sp-shown-${size}`}>
        <div className="sp-card sp-shown-back">
          <Station size={64} />
          <b>SPACETRACE</b>
        </div>
      </div>
    ),
  },
]
