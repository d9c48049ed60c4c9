import { Icon } from '../../board/art/icons.tsx'
import { type Card, cards } from '../../cards/index.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const WORDS = {
  en: { caption: 'What reaches what', card: 'Transfer card', yes: 'reaches it', no: 'does not' },
  de: { caption: 'Was wohin kommt', card: 'Transferkarte', yes: 'kommt hin', no: 'kommt nicht hin' },
  fr: { caption: 'Qui atteint quoi', card: 'Carte de transfert', yes: 'y va', no: 'n’y va pas' },
}

type Transfer = Extract<Card, { kind: 'transfer' }>

export function Reach({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const transfers = cards.cards.filter((card): card is Transfer => card.kind === 'transfer')
  return (
    <table className="figure-table sternenfeuer">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.card}</th>
          {cards.placeTypes.map(({ id, name }) => (
            <th key={id} scope="col" className="sn-fig-n">
              <span className="sn-fig-mark">
                <Icon name={id} size={18} />
                {inLang(speech, name)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transfers.map(({ id, name, effect }) => (
          <tr key={id}>
            <th scope="row">{inLang(speech, name)}</th>
            {cards.placeTypes.map((type) => {
              const reached = effect.reach.includes(type.id)
              return (
                <td key={type.id} className="sn-fig-n">
                  <span className={reached ? 'sn-fig-mark sn-fig-good' : 'sn-fig-mark'}>
                    <Icon name={reached ? 'check' : 'cross'} size={17} />
                    {reached ? words.yes : words.no}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
