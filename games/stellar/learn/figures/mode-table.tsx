import { cards } from '../../cards/index.ts'
import { shipSet } from '../../rules/ships.ts'
import { type FigureProps, inLang } from './pieces.tsx'

const HEADS = {
  en: {
    caption: 'The four modes',
    mode: 'Mode',
    players: 'Players',
    ships: 'Ships each',
    scenarios: 'Scenarios',
    solar: 'Solar cards in each',
  },
  de: {
    caption: 'Die vier Modi',
    mode: 'Modus',
    players: 'Spieler',
    ships: 'Schiffe je Spieler',
    scenarios: 'Szenarien',
    solar: 'Karten je Szenario',
  },
  fr: {
    caption: 'Les quatre modes',
    mode: 'Mode',
    players: 'Joueurs',
    ships: 'Vaisseaux par joueur',
    scenarios: 'Scénarios',
    solar: 'Cartes par scénario',
  },
}

const size = (set: readonly number[]): number => set.reduce((all, n) => all + n, 0)

export function ModeTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  return (
    <table className="figure-table">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.mode}</th>
          {[heads.players, heads.ships, heads.scenarios, heads.solar].map((head) => (
            <th key={head} scope="col" className="st-fig-n">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.modes.map(({ id, players, shipSet: set, scenarios, solarCardsPerScenario }) => (
          <tr key={id}>
            <th scope="row">{speech.say(`stellar.option.mode.${id}`).split(/\s*:/)[0]}</th>
            <td className="st-fig-n">{players}</td>
            <td className="st-fig-n">{size(shipSet(set))}</td>
            <td className="st-fig-n">{scenarios}</td>
            <td className="st-fig-n">{solarCardsPerScenario}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
