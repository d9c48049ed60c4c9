import { BOLD, type Measure, type Piece, PLAIN, sizeFor, Typed } from '@sternentisch/grammar/print'
import { FaceShape } from '../board/art/faces.tsx'
import { Chevrons } from '../board/art/marks.tsx'
import { Pictogram } from '../board/art/pictograms.tsx'
import type { Cruiser } from '../cards/index.ts'
import type { Speech } from '../text/index.ts'
import { FIGURE, TITLE } from './style.ts'

const WIDTH = 63
const STRIP = 44
const FOOT = 18
/** Four slots, and the upper half of the card in the last. */
const HEIGHT = 5 * STRIP + FOOT

/** A cruiser is six plates, side by side: five sectors and the hull. */
export const boardOf = (cruiser: Cruiser, speech: Speech, measure: Measure): readonly Piece[] => [
  ...cruiser.sectors.map((_, at) =>
    plate(cruiser, speech, <Sector cruiser={cruiser} at={at} speech={speech} />),
  ),
  plate(cruiser, speech, <Hull cruiser={cruiser} speech={speech} measure={measure} />),
]

const plate = ({ name }: Cruiser, _: Speech, front: Piece['front']): Piece => ({
  ...{ name, width: WIDTH, height: HEIGHT, copies: 1 },
  front: (
    <>
      {front}
      <rect width={WIDTH} height={HEIGHT} fill="none" stroke="#000" strokeWidth=".5" />
    </>
  ),
})

function Sector({
  cruiser,
  at,
  speech,
}: {
  readonly cruiser: Cruiser
  readonly at: number
  readonly speech: Speech
}) {
  const { slots, draw } = cruiser.sectors[at]
  const strips = Array.from({ length: slots }, (_, level) => level)
  return (
    <>
      {strips.map((level) => {
        const top = HEIGHT - FOOT - (level + 1) * STRIP
        const signs = draw[level] ?? 0
        return (
          <g key={level} transform={`translate(0 ${top})`}>
            <path
              d={`M0 0H${WIDTH}`}
              stroke="#777"
              strokeWidth=".2"
              strokeDasharray="1.500 1.200"
              fill="none"
            />
            {level > 0 && <Chevrons level={level} size={4} x={4} y={40 - (4 * (6 * level + 6)) / 14} />}
            <Typed x={level > 0 ? 10 : 4} y={40} size={3} face={BOLD} fill="#333">
              {speech.say('starfighter.print.level', { n: level })}
            </Typed>
            {Array.from({ length: signs }, (_, sign) => (
              <Pictogram
                key={sign}
                symbol="draw"
                size={16}
                x={WIDTH / 2 - signs * 9 + 1 + sign * 18}
                y={13}
              />
            ))}
          </g>
        )
      })}
      <path
        d={`M${WIDTH / 2} ${HEIGHT - FOOT - slots * STRIP - 34}l7 14h-14ZM${WIDTH / 2} ${HEIGHT - FOOT - slots * STRIP - 26}l10 18h-20Z`}
        fill="none"
        stroke="#999"
        strokeWidth=".5"
      />
      <path
        d={`M0 ${HEIGHT - FOOT}H${WIDTH}M0 ${HEIGHT - FOOT - slots * STRIP}H${WIDTH}`}
        stroke="#000"
        strokeWidth=".6"
        fill="none"
      />
      <Typed x={5} y={HEIGHT - 5.5} size={9} face={FIGURE}>
        {`S${at + 1}`}
      </Typed>
      <Typed x={WIDTH - 5} y={HEIGHT - 10} size={3.6} face={TITLE} anchor="end">
        {cruiser.name.toUpperCase()}
      </Typed>
      <Typed x={WIDTH - 5} y={HEIGHT - 5.5} size={2.8} anchor="end">
        {speech.say('starfighter.print.slots', { n: slots })}
      </Typed>
    </>
  )
}

interface HullProps {
  readonly cruiser: Cruiser
  readonly speech: Speech
  readonly measure: Measure
}

/** One field for each point of hull; a cube shows how many are left. */
function Hull({ cruiser, speech, measure }: HullProps) {
  const name = cruiser.name.toUpperCase()
  const rule = speech.say('starfighter.print.hull', { n: cruiser.hull })
  const rows = Math.ceil(cruiser.hull / 4)
  const high = Math.min(11, 140 / rows)
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 160 128" x="8" y="8" width="47" height="38">
        <FaceShape cruiser={cruiser.id} />
      </svg>
      <Typed
        x={WIDTH / 2}
        y={60}
        size={sizeFor(name, WIDTH - 12, 13, measure, TITLE)}
        face={TITLE}
        anchor="middle"
      >
        {name}
      </Typed>
      <Typed x={WIDTH / 2} y={67} size={sizeFor(rule, WIDTH - 8, 3.2, measure, PLAIN)} anchor="middle">
        {rule}
      </Typed>
      {Array.from({ length: cruiser.hull }, (_, at) => {
        const left = cruiser.hull - at
        const [x, y] = [6 + (at % 4) * 12.75, 74 + Math.floor(at / 4) * (high + 1.5)]
        return (
          <g key={left}>
            <rect
              x={x}
              y={y}
              width="11.250"
              height={high}
              rx="1"
              fill={left <= 5 ? '#e4e4e4' : '#fff'}
              stroke="#000"
              strokeWidth=".3"
            />
            <Typed x={x + 5.6} y={y + high / 2 + 1.9} size={5.4} face={FIGURE} anchor="middle">
              {String(left)}
            </Typed>
          </g>
        )
      })}
    </>
  )
}
