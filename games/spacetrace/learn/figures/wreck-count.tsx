import './tables.css'
import { type FigureProps, inLang, shipOf } from './pieces.tsx'

const WORDS = {
  en: {
    caption: 'You have destroyed the enemy Base, and lose all the same',
    theirs: 'Your opponent’s wrecks: your points',
    yours: 'Your wrecks: your opponent’s points',
    sum: 'Sum',
  },
  de: {
    caption: 'Du hast die gegnerische Basis zerstört und verlierst trotzdem',
    theirs: 'Wracks des Gegners: deine Punkte',
    yours: 'Deine Wracks: Punkte des Gegners',
    sum: 'Summe',
  },
  fr: {
    caption: 'Vous avez détruit la Base adverse, et vous perdez quand même',
    theirs: 'Épaves de l’adversaire\u00a0: vos points',
    yours: 'Vos épaves\u00a0: points de l’adversaire',
    sum: 'Total',
  },
}

/** K25 of the examples. */
const THEIRS = ['base', 'patrol', 'lancer']
const YOURS = ['fighter', 'destroyer', 'heavycruiser', 'battleship', 'mothership', 'dreadnought']

const worth = (id: string): number => {
  const ship = shipOf(id)
  return ship.type === 'base' ? ship.wreckMp : ship.mp
}
const pointsFor = (wrecks: readonly string[]): number => wrecks.reduce((sum, id) => sum + worth(id), 0)

/** Your points, and your opponent's. */
export const wreckPoints = (): readonly [number, number] => [pointsFor(THEIRS), pointsFor(YOURS)]

export function WreckCount({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const [you, they] = wreckPoints()
  const cell = (id: string | undefined) => (
    <>
      <td>{id && shipOf(id).name[speech.lang]}</td>
      <td>{id && worth(id)}</td>
    </>
  )
  return (
    <table className="figure-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.theirs}
          </th>
          <th scope="col" colSpan={2}>
            {words.yours}
          </th>
        </tr>
      </thead>
      <tbody>
        {YOURS.map((id, at) => (
          <tr key={id}>
            {cell(THEIRS[at])}
            {cell(id)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>
            <b>{you}</b>
          </td>
          <th scope="row">{words.sum}</th>
          <td>
            <b>{they}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
