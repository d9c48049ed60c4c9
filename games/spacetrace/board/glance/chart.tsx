import './chart.css'
import type { ChartProps } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, nearSeat, sideOf } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import { discardOf, removedOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { ShipMarks } from '../art/ship-marks.tsx'

/** One mark for each of these AP; the last is for all above too. */
const SIGNS = [0, 1, 2] as const

interface Props extends ChartProps<View> {
  readonly speech: Speech
}

/** The piles that lie open, and what the signs on ship cards mean. */
export function Chart({ view, speech }: Props) {
  return (
    <div className="spacetrace sp-chart">
      {[farSeat(view), nearSeat(view)].map((seat) => (
        <div key={seat} className={`sp-${sideOf(view, seat)}`}>
          <Pile view={view} seat={seat} zone={discardOf(seat)} word="discard" speech={speech} />
          <Pile view={view} seat={seat} zone={removedOf(seat)} word="removed" speech={speech} />
        </div>
      ))}
      <ul className="sp-signs">
        {SIGNS.map((ap) => (
          <li key={ap}>
            <ShipMarks count={4} ap={ap} width={60} height={14} />
            {speech.say(`spacetrace.board.sign.${ap}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PileProps {
  readonly view: View
  readonly seat: Seat
  readonly zone: number
  readonly word: 'discard' | 'removed'
  readonly speech: Speech
}

/** Equal cards once, with their number. */
function Pile({ view, seat, zone, word, speech }: PileProps) {
  const { figures } = kitFor(view)
  const faces = view.zones[zone].cards.map(({ face }) => face)
  const kinds = [...new Set(faces)].sort((a, b) => a - b)
  if (kinds.length === 0 && word === 'removed') return null
  const own = sideOf(view, seat) === 'own'
  return (
    <>
      <h3>{speech.say(`spacetrace.board.pile.${own ? 'own' : 'foe'}.${word}`)}</h3>
      <ul>
        {kinds.map((face) => {
          const count = faces.filter((each) => each === face).length
          return (
            <li key={face}>
              {figures[face].class > 0 && <ClassBadge rank={figures[face].class} size={14} />}
              {cardName(figures[face], speech)}
              {count > 1 && ` ×${count}`}
            </li>
          )
        })}
        {kinds.length === 0 && <li>–</li>}
      </ul>
    </>
  )
}
