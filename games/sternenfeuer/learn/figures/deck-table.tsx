import { type Card, cards } from '../../cards/index.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const HEADS = {
  en: { caption: 'All cards but the figures', card: 'Card', copies: 'Copies', text: 'Text' },
  de: { caption: 'Alle Karten außer den Figuren', card: 'Karte', copies: 'Anzahl', text: 'Text' },
  fr: { caption: 'Toutes les cartes sauf les figures', card: 'Carte', copies: 'Nombre', text: 'Texte' },
}

type Other = Exclude<Card, { kind: 'figure' }>

export function DeckTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  const others = cards.cards.filter((card): card is Other => card.kind !== 'figure')
  return (
    <table className="figure-table sternenfeuer">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.card}</th>
          <th scope="col" className="sn-fig-n">
            {heads.copies}
          </th>
          <th scope="col">{heads.text}</th>
        </tr>
      </thead>
      {cards.kinds
        .filter(({ id }) => id !== 'figure')
        .map((kind) => (
          <tbody key={kind.id}>
            <tr>
              <th scope="colgroup" colSpan={3} className="sn-fig-kind">
                {inLang(speech, kind.name)}
              </th>
            </tr>
            {others
              .filter((card) => card.kind === kind.id)
              .map((card) => (
                <tr key={card.id}>
                  <th scope="row">{inLang(speech, card.name)}</th>
                  <td className="sn-fig-n">{card.copies}</td>
                  <td>{inLang(speech, card.text)}</td>
                </tr>
              ))}
          </tbody>
        ))}
    </table>
  )
}
