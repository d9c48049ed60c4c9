import { type BoardProps, Spot } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { write } from '../rules/notation.ts'
import { type Action, NOT_READY, type SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, spentOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { verdict } from '../words/tell.ts'
import './board.css'

/** Two hands, and between them what was sent. It knows no rules: it draws a view and offers what is legal. */
export function Board({ moment: { view }, names, speech }: BoardProps<View, Action, SampleEvent>) {
  const near: Seat = view.viewer === 1 ? 1 : 0
  const far: Seat = near === 0 ? 1 : 0
  const seat = { view, names, speech }
  return (
    <div className="sample-board">
      <Fleet {...seat} seat={far} />
      <p className="sample-between">
        {view.result ? verdict(view, names, speech) : <Sent {...seat} seats={[far, near]} />}
      </p>
      <Fleet {...seat} seat={near} />
    </div>
  )
}

interface SeatProps {
  readonly view: View
  readonly names: readonly string[]
  readonly speech: Speech
}

/** Whoever is ready shows a back. */
function Sent({ view, speech, seats }: SeatProps & { readonly seats: readonly Seat[] }) {
  const picks = view.pending.at(-1)?.picks ?? []
  return seats.map((seat) =>
    picks[seat] === NOT_READY ? (
      <i key={seat} className="sample-gap" />
    ) : (
      <b key={seat} className="sample-ship" role="img" aria-label={speech.say('sample.draw.sent')}>
        {picks[seat] > 0 ? picks[seat] : ''}
      </b>
    ),
  )
}

function Fleet({ view, names, speech, seat }: SeatProps & { readonly seat: Seat }) {
  const { say } = speech
  const spent = view.zones[spentOf(seat)].cards.map(({ face }) => face)
  return (
    <section className="sample-fleet" aria-label={names[seat]}>
      <h3>
        {names[seat]} · {say('sample.draw.won')} {view.won[seat]}
      </h3>
      <ul>
        {view.zones[handOf(seat)].cards.map(({ face }, at) =>
          face === UNKNOWN ? (
            <li key={at} className="sample-ship sample-back" />
          ) : (
            <Spot
              key={at}
              as="li"
              className="sample-ship"
              parts={[`ship ${face}`]}
              why={write({ ship: face })}
              label={say('sample.draw.ship', { ship: face })}
            >
              {face}
            </Spot>
          ),
        )}
      </ul>
      <p className="sample-spent">{say('sample.draw.spent', { ships: spent.join(' ') || '–' })}</p>
    </section>
  )
}
