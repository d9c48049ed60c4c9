import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import type { Cruiser, StarfighterCards } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { Sign } from './sign.tsx'
import '../yard/yard.css'

export const cruisersOf = ({ cruisers, boards }: StarfighterCards): readonly ShownCard[] =>
  cruisers.map((cruiser) => {
    const sides = boards.find(({ board }) => board === cruiser.board)?.sides ?? [cruiser.id]
    const other = cruisers.find(({ id }) => id !== cruiser.id && sides.includes(id))
    return {
      id: cruiser.id,
      name: () => cruiser.name,
      words: (speech: Speech) => wordsOf(cruiser, speech),
      facets: { kind: ['cruiser'] },
      sides: [side(cruiser), ...(other ? [side(other)] : [])],
      means: [HULL, DRAWS, SLOTS],
    }
  })

/** The other side of a board is another cruiser. */
const side = (cruiser: Cruiser): CardSide => ({
  id: cruiser.id,
  name: (speech: Speech) => BOARD(speech).replace('{board}', `${cruiser.board} ${cruiser.side}`),
  draw: (speech: Speech, size) => (
    <div className={`starfighter sf-shown-board sf-shown-board-${size}`}>
      <Board cruiser={cruiser} speech={speech} />
    </div>
  ),
})

const BOARD = said({ en: 'Board {board}', de: 'Tableau {board}', fr: 'Plateau {board}' })

const Board = ({ cruiser, speech }: { readonly cruiser: Cruiser; readonly speech: Speech }) => (
  <div className="sf-cruiser">
    <CruiserFace cruiser={cruiser.id} />
    <strong>{cruiser.name}</strong>
    <span className="sf-cruiser-hull">
      <b>{cruiser.hull}</b> {speech.say('starfighter.draw.hull')}
    </span>
    <span className="sf-cruiser-sectors">
      {cruiser.sectors.map(({ slots, draw }, sector) => (
        <span key={sector}>
          {Array.from({ length: slots }, (_, level) => (
            <i key={level}>{(draw[level] ?? 0) > 0 && <Pictogram symbol="draw" size={12} />}</i>
          ))}
        </span>
      ))}
    </span>
    <em>{speech.find(`starfighter.board.cruiser.${cruiser.id}`)}</em>
  </div>
)

const SECTORS = said({
  en: '{n} hull. Slots of the sectors: {slots}. Draw symbols: {draws}.',
  de: 'Hülle {n}. Felder der Sektoren: {slots}. „Ziehen“-Symbole: {draws}.',
  fr: 'Blindage {n}. Emplacements des secteurs\u00a0: {slots}. Symboles Pioche\u00a0: {draws}.',
})

function wordsOf({ id, hull, sectors }: Cruiser, speech: Speech): string {
  const draws = sectors.flatMap(({ draw }) => draw).reduce((sum, each) => sum + each, 0)
  const words = SECTORS(speech)
    .replace('{n}', String(hull))
    .replace('{slots}', sectors.map(({ slots }) => slots).join(', '))
    .replace('{draws}', String(draws))
  return `${words} ${speech.find(`starfighter.board.cruiser.${id}`) ?? ''}`
}

const DRAWS: Meaning = {
  rule: 'SF-2.4',
  name: said({ en: 'Draw symbols', de: '„Ziehen“-Symbole', fr: 'Symboles Pioche' }),
  sign: () => <Sign symbol="draw" size={30} />,
}
const SLOTS: Meaning = {
  rule: 'SF-3.3',
  name: said({ en: 'Slots and levels', de: 'Felder und Stufen', fr: 'Emplacements et niveaux' }),
}
const HULL: Meaning = { rule: 'SF-7.1', name: said({ en: 'Hull', de: 'Hülle', fr: 'Blindage' }) }
