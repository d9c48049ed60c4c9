import { type FigureProps, inLang } from './pieces.tsx'
import './facing.css'

const WORDS = {
  en: 'The upper board is shifted by 2 to the right: columns 3, 4 and 5 fight, the others face nothing.',
  de: 'Das obere Tableau ist um 2 nach rechts verschoben: Die Spalten 3, 4 und 5 kämpfen, die übrigen haben kein Gegenüber.',
  fr: 'Le plateau du haut est décalé de 2 vers la droite : les colonnes 3, 4 et 5 combattent, les autres n’ont pas de vis-à-vis.',
}

const PITCH = 70
const SECTORS = [1, 2, 3, 4, 5]
const OFFSET = 2
const left = (column: number): number => 4 + column * PITCH

/** Two boards with an offset of two, column by column. */
export function Facing({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <div className="sf-fig-case starfighter">
      <svg
        className="sf-fig-columns"
        viewBox={`0 0 ${left(SECTORS.length + OFFSET) + 4} 146`}
        role="img"
        aria-label={words}
      >
        {SECTORS.slice(OFFSET).map((sector) => (
          <rect
            key={sector}
            className="sf-fig-lane"
            x={left(sector - 1)}
            y="4"
            width={PITCH - 6}
            height="138"
            rx="8"
          />
        ))}
        {SECTORS.map((sector) => (
          <g key={sector} className={sector > SECTORS.length - OFFSET ? 'sf-fig-idle' : undefined}>
            <rect
              className="sf-fig-box-enemy"
              x={left(sector - 1 + OFFSET)}
              y="4"
              width={PITCH - 6}
              height="40"
              rx="6"
            />
            <text x={left(sector - 1 + OFFSET) + PITCH / 2 - 3} y="30">
              N{sector}
            </text>
          </g>
        ))}
        {SECTORS.map((sector) => (
          <g key={sector} className={sector <= OFFSET ? 'sf-fig-idle' : undefined}>
            <rect
              className="sf-fig-box-own"
              x={left(sector - 1)}
              y="102"
              width={PITCH - 6}
              height="40"
              rx="6"
            />
            <text x={left(sector - 1) + PITCH / 2 - 3} y="128">
              S{sector}
            </text>
          </g>
        ))}
        {SECTORS.slice(OFFSET).map((sector) => {
          const middle = left(sector - 1) + PITCH / 2 - 3
          return (
            <path
              key={sector}
              className="sf-fig-fire"
              d={`M${middle} 56v34M${middle - 6} 62l6-6 6 6M${middle - 6} 84l6 6 6-6`}
            />
          )
        })}
      </svg>
      <p>{words}</p>
    </div>
  )
}
