import { figure } from '@sternentisch/kernel'
import { cards } from '../../cards/index.ts'
import { solarName } from '../../words/solar.ts'
import { type FigureProps, inLang, Shield, Solar } from './pieces.tsx'

const HEADS = {
  en: {
    caption: 'The 32 solar cards',
    type: 'Type',
    points: 'Points',
    cards: 'Cards',
    shields: 'With shield',
  },
  de: {
    caption: 'Die 32 Sonnensystemkarten',
    type: 'Typ',
    points: 'Punkte',
    cards: 'Karten',
    shields: 'Mit Schild',
  },
  fr: {
    caption: 'Les 32 cartes solaires',
    type: 'Type',
    points: 'Points',
    cards: 'Cartes',
    shields: 'Avec bouclier',
  },
}

/** The five types: what they can be worth, how many there are, and how many bear a shield. */
export function SolarTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  return (
    <table className="figure-table stellar">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.type}</th>
          <th scope="col">{heads.points}</th>
          <th scope="col" className="st-fig-n">
            {heads.cards}
          </th>
          <th scope="col" className="st-fig-n">
            {heads.shields}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.solarTypes.map(({ type, count, fortified, values }) => (
          <tr key={type}>
            <th scope="row">
              <span className="st-fig-named">
                <Solar speech={speech} card={String(type)} size={40} />
                {type} {solarName(speech, type)}
              </span>
            </th>
            <td>{values.exact ? values.exact.map(figure).join(', ') : `${values.min}–${values.max}`}</td>
            <td className="st-fig-n">{count}</td>
            <td className="st-fig-n">
              {fortified ? (
                <>
                  {fortified} <Shield speech={speech} />
                </>
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
