// Who beats whom, drawn from the matrix of the table
import type { ChartProps } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { kitFor, seatsAt } from '../../reading/sight.ts'
import { shipOfCode } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'
import { Matrix } from './matrix.tsx'
import { UnseenShips } from './unseen-ships.tsx'
import { UnseenSolar } from './unseen-solar.tsx'
import { Wheel } from './wheel.tsx'
import './chart.css'

export function Chart({ view, speech, names = [], picked = [] }: ChartProps<View>) {
  const { outcome } = kitFor(view)
  const ship = picked.flatMap((part) => shipOfCode(part) ?? [])[0] ?? null
  return (
    <figure className="stellar st-chart">
      <figcaption>
        <h2>{speech.say('stellar.board.chart')}</h2>
        <span>{speech.say('stellar.board.equals')}</span>
      </figcaption>
      <Wheel outcome={outcome} picked={ship} />
      <Matrix outcome={outcome} speech={speech} />
      <UnseenSolar view={view} speech={speech} />
      {others(view).map((seat) => (
        <UnseenShips key={seat} view={view} seat={seat} name={nameAt(names, seat)} speech={speech} />
      ))}
    </figure>
  )
}

/** Whose ships are a riddle; nobody's to those who see everything. */
const others = (view: View): readonly Seat[] =>
  view.viewer === 'all' ? [] : seatsAt(view).filter((seat) => seat !== view.viewer)
