import type { GameEvent, Seat, Speech, Told } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'
import { Emblem } from './art/emblem.tsx'
import { Icon } from './art/icons.tsx'
import { PlaceScene } from './art/scenes.tsx'
import { FightsTable } from './fights-table.tsx'
import { valuesOf } from './figure.tsx'
import { placeCard, type SeatNames } from './names.ts'
import { designOf, type Figure, farSeat, nearSeat, placesFor, rowAt } from './reading.ts'
import { standingsOf } from './standing.ts'
import { reasonOf, SIDE_SIGN, sideOf } from './words/reason.ts'
import { verdictOf } from './words/verdict.ts'

interface ResultProps {
  readonly view: unknown
  readonly names: SeatNames
  readonly speech: Speech
  readonly events: readonly Told<GameEvent>[]
}

/** How it ended: each place with the figures that were there, and what decided it. */
export function Result({ view: given, names, speech, events }: ResultProps) {
  const view = given as View
  const standings = standingsOf(view)
  return (
    <section className="sternenfeuer sn-result">
      <p className="sn-result-verdict">{verdictOf(view, names, speech)}</p>
      <ol>
        {placesFor(view).map((place) => (
          <li key={place} className={`sn-result-${sideOf(view, standings[place])}`}>
            <Line view={view} seat={farSeat(view)} place={place} />
            <div className="sn-result-place">
              <PlaceScene place={placeCard(view, place).key} />
              <b>{placeCard(view, place).name[speech.lang]}</b>
              <span>
                <Icon name={SIDE_SIGN[sideOf(view, standings[place])]} size={14} />
                {reasonOf(view, standings[place], names, speech)}
              </span>
            </div>
            <Line view={view} seat={nearSeat(view)} place={place} />
          </li>
        ))}
      </ol>
      <FightsTable view={view} names={names} speech={speech} events={events} />
    </section>
  )
}

function Line({ view, seat, place }: { readonly view: View; readonly seat: Seat; readonly place: number }) {
  return (
    <div className="sn-result-row">
      {rowAt(view, seat, place).map((figure) => (
        <Token key={figure.handle} view={view} figure={figure} />
      ))}
    </div>
  )
}

const Token = ({ view, figure }: { readonly view: View; readonly figure: Figure }) =>
  figure.face < 0 ? null : <Emblem values={valuesOf(designOf(view, figure.face).values)} size={44} />
