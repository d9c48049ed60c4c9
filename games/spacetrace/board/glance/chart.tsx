import './chart.css'
import type { ChartProps } from '@sternentisch/grammar'
import { labelled, nameAt, type Seat } from '@sternentisch/kernel'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, isPlayer, nearSeat, SEATS, sideOf } from '../../reading/seats.ts'
import { shipsOf } from '../../reading/ships.ts'
import type { View } from '../../rules/view.ts'
import { discardOf, removedOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { whyFiring } from '../../words/firing.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { ShipMarks } from '../art/ship-marks.tsx'

/** One mark for each of these AP; the last is for all above too. */
const SIGNS = [0, 1, 2] as const

interface Props extends ChartProps<View> {
  readonly speech: Speech
}

/** AP that are not as printed, the piles that lie open, and what the signs on ship cards mean. */
export function Chart({ view, names = [], speech }: Props) {
  return (
    <div className="spacetrace sp-chart">
      <ApNow view={view} speech={speech} />
      {[farSeat(view), nearSeat(view)].map((seat) => (
        <div key={seat} className={`sp-${sideOf(view, seat)}`}>
          <Pile {...{ view, seat, names, speech }} zone={discardOf(seat)} word="discard" />
          <Pile {...{ view, seat, names, speech }} zone={removedOf(seat)} word="removed" />
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

/** Why each card that fires otherwise than it is printed does so. */
function ApNow({ view, speech }: { readonly view: View; readonly speech: Speech }) {
  const changed = SEATS.flatMap((seat) => shipsOf(view, seat)).flatMap((card) => {
    const why = whyFiring(view, card, speech)
    return why ? [{ ...card, why }] : []
  })
  if (changed.length === 0) return null
  return (
    <>
      <h3>{speech.say('spacetrace.board.apNow')}</h3>
      <ul className="sp-ap-now">
        {changed.map(({ seat, copy, figures, why }) => (
          <li key={copy} className={`sp-${sideOf(view, seat)}`}>
            <b>{cardName(figures, speech)}</b> {why}
          </li>
        ))}
      </ul>
    </>
  )
}

interface PileProps {
  readonly view: View
  readonly seat: Seat
  readonly zone: number
  readonly word: 'discard' | 'removed'
  readonly names: readonly string[]
  readonly speech: Speech
}

/** Equal cards once, with their number. */
function Pile({ view, seat, zone, word, names, speech }: PileProps) {
  const { figures } = kitFor(view)
  const faces = view.zones[zone].cards.map(({ face }) => face)
  const kinds = [...new Set(faces)].sort((a, b) => a - b)
  if (kinds.length === 0 && word === 'removed') return null
  const title = isPlayer(view)
    ? speech.say(`spacetrace.board.pile.${sideOf(view, seat)}.${word}`)
    : labelled(speech.lang, speech.say(`spacetrace.board.${word}`), nameAt(names, seat))
  return (
    <>
      <h3>{title}</h3>
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
