import { Icon } from '../../board/art/icons.tsx'
import { cards } from '../../cards/index.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const HEADS = {
  en: { caption: 'The five places', place: 'Place', type: 'Type', law: 'Law' },
  de: { caption: 'Die fünf Orte', place: 'Ort', type: 'Typ', law: 'Gesetz' },
  fr: { caption: 'Les cinq lieux', place: 'Lieu', type: 'Type', law: 'Loi' },
}

export function PlaceTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  const typeName = (type: string): string =>
    inLang(speech, cards.placeTypes.find(({ id }) => id === type)!.name)
  return (
    <table className="figure-table sternenfeuer">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.place}</th>
          <th scope="col">{heads.type}</th>
          <th scope="col">{heads.law}</th>
        </tr>
      </thead>
      <tbody>
        {cards.places.map(({ id, type, name, text }) => (
          <tr key={id}>
            <th scope="row">{inLang(speech, name)}</th>
            <td>
              <span className="sn-fig-named">
                <Icon name={type} size={17} />
                {typeName(type)}
              </span>
            </td>
            <td>{inLang(speech, text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
