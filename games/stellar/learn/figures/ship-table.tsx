import { labelled } from '@sternentisch/kernel'
import { Glyph } from '../../board/art/glyphs.tsx'
import { cards } from '../../cards/index.ts'
import { isMilitary, SETTLEMENT, SHIP_NAMES, SHIPS, type Ship, shipSet } from '../../rules/ships.ts'
import { listOf } from '../../words/names.ts'
import { classWord, doesWhat } from '../../words/ships.ts'
import { type FigureProps, inLang } from './pieces.tsx'

const HEADS = {
  en: { caption: 'One player’s ships', ship: 'Ship', does: 'What it does', points: 'Points', of: 'of {n}' },
  de: {
    caption: 'Die Schiffe eines Spielers',
    ship: 'Schiff',
    does: 'Was es tut',
    points: 'Punkte',
    of: 'von {n}',
  },
  fr: {
    caption: 'Les vaisseaux d’un joueur',
    ship: 'Vaisseau',
    does: 'Son effet',
    points: 'Points',
    of: 'sur {n}',
  },
}

const sum = (set: readonly number[]): number => set.reduce((all, n) => all + n, 0)

/** All nine types: points, what they do, how many a player has. */
export function ShipTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  const sets = [shipSet('standard16'), shipSet('trio10')]
  return (
    <table className="figure-table st-fig-ships stellar">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.ship}</th>
          <th scope="col" className="st-fig-n">
            {heads.points}
          </th>
          <th scope="col">{heads.does}</th>
          {sets.map((set) => (
            <th key={sum(set)} scope="col" className="st-fig-n">
              {heads.of.replace('{n}', String(sum(set)))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHIPS.map((ship) => (
          <tr key={ship}>
            <th scope="row">
              <span className="st-fig-named">
                <span className="st-fig-glyph">
                  <Glyph ship={ship} size={30} stroke={3.4} />
                </span>
                {SHIP_NAMES[ship]}
              </span>
            </th>
            <td className="st-fig-n">{SETTLEMENT[ship] || '–'}</td>
            <td>{does({ speech }, ship)}</td>
            {sets.map((set) => (
              <td key={sum(set)} className="st-fig-n">
                {set[ship]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `civil: sees its sector`, `military: beats Foil and Kite` */
function does({ speech }: FigureProps, ship: Ship): string {
  const { id } = cards.shipTypes[ship]
  const what = isMilitary(ship)
    ? speech.say('stellar.role.beats', { ships: listOf(speech, beatenBy(id)) })
    : doesWhat(speech, ship, 'role')
  return labelled(speech.lang, classWord(speech, isMilitary(ship) ? 1 : 0), what)
}

const beatenBy = (id: string): readonly string[] => {
  const { matrices } = cards.combat
  return (matrices.apexSpy.beats[id] ?? []).map((beaten) => SHIP_NAMES[shipNamed(beaten)])
}

const shipNamed = (id: string): Ship => cards.shipTypes.findIndex((type) => type.id === id)
