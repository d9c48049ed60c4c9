import type { ResultProps } from '@sternentisch/grammar'
import { useMemo } from 'react'
import { kitFor } from '../../reading/cards.ts'
import { placesFor } from '../../reading/figures.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { standingsOf } from '../table/standing.ts'
import { verdictOf } from '../words/verdict.ts'
import { Column } from './column.tsx'
import { Deciding } from './deciding.tsx'
import { FightsTable } from './fights.tsx'
import { HandLeft } from './hand-left.tsx'
import { heldSince, turningPointOf, turnsOf } from './turning-point.ts'
import './result.css'

type Props = ResultProps<View, SternenfeuerEvent>

/** How it ended: the table as it lay, hands and all, the turn that decided it, and how the attacks went. */
export function Result({ view: given, names, speech, events, open, replayAt }: Props) {
  // §7: afterwards everything is shown, from where the viewer sat.
  const view: View = { ...(open ?? given), viewer: given.viewer }
  const { designs } = kitFor(view)
  const turns = useMemo(() => turnsOf(events, designs), [events, designs])
  const deciding = turningPointOf(turns)
  const standings = standingsOf(view)
  const since = heldSince(turns)
  const verdict = verdictOf(view, names, speech)
  const [near, far] = [nearSeat(view), farSeat(view)]
  return (
    <section className="sternenfeuer sn-result">
      {verdict && <p className="sn-result-verdict">{verdict}</p>}
      {deciding && <Deciding {...{ view, names, speech, events, replayAt }} point={deciding} />}
      <div className="sn-result-table">
        <HandLeft view={view} seat={far} names={names} speech={speech} />
        <ol>
          {placesFor(view).map((place) => (
            <Column
              key={place}
              {...{ view, names, speech }}
              standing={standings[place]}
              since={since[place]}
              decided={deciding?.changes.some((change) => change.place === place) ?? false}
            />
          ))}
        </ol>
        <HandLeft view={view} seat={near} names={names} speech={speech} />
      </div>
      <FightsTable view={view} names={names} speech={speech} events={events} />
    </section>
  )
}
