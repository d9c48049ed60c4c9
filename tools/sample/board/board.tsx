import { type BoardProps, Spot } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { handFrom, sentBy, spentBy } from '../reading/ships.ts'
import { write } from '../rules/notation.ts'
import { type Action, NOT_READY, READY, type SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { tellSent, verdict } from '../words/tell.ts'
import './board.css'

/** Two hands, and between them what was sent. It knows no rules: it draws a view and offers what is legal. */
export function Board({ moment: { view, event }, names, speech }: BoardProps<View, Action, SampleEvent>) {
  const near: Seat = view.viewer === 1 ? 1 : 0
  const far: Seat = near === 0 ? 1 : 0
  const seat = { view, names, speech }
  // When both are turned up they are spent already, and only the event says which they were.
  const turnedUp = event?.kind === 'clash' ? event.ships : null
  return (
    <div className="sample-board">
      <Fleet {...seat} seat={far} />
      <p className="sample-between">
        {view.result
          ? verdict(view, names, speech)
          : [far, near].map((each) => (
              <Sent key={each} ship={turnedUp?.[each] ?? sentBy(view, each)} speech={speech} />
            ))}
      </p>
      <Fleet {...seat} seat={near} />
    </div>
  )
}

/** A ship as far as the viewer may see it; an empty place where none was sent. */
function Sent({ ship, speech }: { readonly ship: number; readonly speech: Speech }) {
  if (ship === NOT_READY) return <i className="sample-gap" />
  const isHidden = ship === READY
  return (
    <b
      className={isHidden ? 'sample-ship sample-back' : 'sample-ship'}
      role="img"
      aria-label={tellSent(ship, speech)}
    >
      {isHidden ? null : ship}
    </b>
  )
}

interface FleetProps {
  readonly view: View
  readonly names: readonly string[]
  readonly speech: Speech
  readonly seat: Seat
}

function Fleet({ view, names, speech, seat }: FleetProps) {
  const { say } = speech
  return (
    <section className="sample-fleet" aria-label={names[seat]}>
      <h3>
        {names[seat]} · {say('sample.draw.won')} {view.won[seat]}
      </h3>
      <ul>
        {handFrom(view, seat).map((ship, at) =>
          ship === UNKNOWN ? (
            <li key={at} className="sample-ship sample-back" />
          ) : (
            <Spot
              key={at}
              as="li"
              className="sample-ship"
              parts={[`ship ${ship}`]}
              why={write({ ship })}
              label={say('sample.draw.ship', { ship })}
            >
              {ship}
            </Spot>
          ),
        )}
      </ul>
      <p className="sample-spent">
        {say('sample.draw.spent', { ships: spentBy(view, seat).join(' ') || '–' })}
      </p>
    </section>
  )
}
