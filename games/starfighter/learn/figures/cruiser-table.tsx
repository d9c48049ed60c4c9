import { Pictogram } from '../../board/art/pictograms.tsx'
import { type Cruiser, cards } from '../../cards/index.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const HEADS = {
  en: {
    caption: 'The classes',
    name: 'Class',
    board: 'Board',
    slots: 'Sectors and draw symbols',
    hull: 'Hull',
    draws: 'Draws',
  },
  de: {
    caption: 'Die Klassen',
    name: 'Klasse',
    board: 'Tableau',
    slots: 'Sektoren und „Ziehen“-Symbole',
    hull: 'Hülle',
    draws: 'Ziehen',
  },
  fr: {
    caption: 'Les classes',
    name: 'Classe',
    board: 'Plateau',
    slots: 'Secteurs et symboles Pioche',
    hull: 'Blindage',
    draws: 'Pioches',
  },
}

const CELL = 20

/** The slots of a cruiser in small, level 0 at the bottom. */
function Slots({ cruiser, label }: { readonly cruiser: Cruiser; readonly label: string }) {
  const rows = Math.max(...cruiser.sectors.map(({ slots }) => slots))
  const height = rows * CELL
  return (
    <svg
      className="sf-fig-board"
      viewBox={`0 0 ${5 * (CELL + 6)} ${height}`}
      width={5 * (CELL + 6)}
      height={height}
      role="img"
      aria-label={label}
    >
      {cruiser.sectors.flatMap(({ slots, draw }, sector) =>
        Array.from({ length: slots }, (_, level) => {
          const x = sector * (CELL + 6) + 1
          const y = height - (level + 1) * CELL + 1
          return (
            <g key={`${sector} ${level}`}>
              <rect x={x} y={y} width={CELL + 2} height={CELL - 3} rx="3" />
              {(draw[level] ?? 0) > 0 && <Pictogram symbol="draw" size={14} x={x + 4} y={y + 1.5} />}
            </g>
          )
        }),
      )}
    </svg>
  )
}

const draws = ({ sectors }: Cruiser): number =>
  sectors.flatMap(({ draw }) => draw).reduce((sum, symbols) => sum + symbols, 0)

/** Every class: its board, where its draw symbols are, its hull. */
export function CruiserTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  return (
    <div className="sf-fig-wide">
      <table className="figure-table starfighter">
        <caption>{heads.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.name}</th>
            <th scope="col">{heads.board}</th>
            <th scope="col">{heads.slots}</th>
            <th scope="col">{heads.draws}</th>
            <th scope="col">{heads.hull}</th>
          </tr>
        </thead>
        <tbody>
          {cards.cruisers.map((cruiser) => (
            <tr key={cruiser.id}>
              <th scope="row">{cruiser.name}</th>
              <td>
                {cruiser.board} {cruiser.side}
              </td>
              <td>
                <Slots cruiser={cruiser} label={cruiser.sectors.map(({ slots }) => slots).join(' ')} />
              </td>
              <td className="sf-fig-n">{draws(cruiser)}</td>
              <td className="sf-fig-n">{cruiser.hull}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
