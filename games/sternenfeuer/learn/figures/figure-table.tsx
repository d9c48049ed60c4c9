import { Emblem, strongest } from '../../board/art/emblem.tsx'
import { Icon } from '../../board/art/icons.tsx'
import { ValueSymbol } from '../../board/art/values.tsx'
import { cards } from '../../cards/index.ts'
import { type FigureCard, type FigureProps, inLang, placeOf } from './pieces.tsx'
import './tables.css'

const WORDS = {
  en: { caption: 'All figures', figure: 'Figure', fits: 'can stay at Horon', unfit: 'cannot' },
  de: { caption: 'Alle Figuren', figure: 'Figur', fits: 'kann auf Horon bleiben', unfit: 'kann es nicht' },
  fr: {
    caption: 'Toutes les figures',
    figure: 'Figure',
    fits: 'peut rester sur Horon',
    unfit: 'ne peut pas',
  },
}

const HORON = placeOf('P5')

/** SN-10.4, straight from the card of the place. */
const fits = ({ values }: FigureCard): boolean =>
  HORON.effects.every(
    (effect) =>
      effect.op !== 'arrivalRequirement' || effect.anyOf.some(({ value, min }) => values[value] >= min),
  )

export function FigureTable({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const figures = cards.cards.filter((card): card is FigureCard => card.kind === 'figure')
  return (
    <table className="figure-table sn-fig-figures sternenfeuer">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          {cards.values.map(({ id, name }) => (
            <th key={id} scope="col" className="sn-fig-n">
              <ValueSymbol value={id} size={16} label={inLang(speech, name)} />
            </th>
          ))}
          <th scope="col" className="sn-fig-n">
            {inLang(speech, HORON.name)}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.id}>
            <th scope="row">
              <span className="sn-fig-named">
                <Emblem values={figure.values} size={44} />
                {inLang(speech, figure.name)}
              </span>
            </th>
            {cards.values.map(({ id }) => (
              <td key={id} className="sn-fig-n">
                {id === strongest(figure.values) ? <b>{figure.values[id]}</b> : figure.values[id]}
              </td>
            ))}
            <td className="sn-fig-n">
              {fits(figure) ? (
                <Icon name="check" size={15} label={words.fits} />
              ) : (
                <span role="img" aria-label={words.unfit}>
                  –
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
