import { nameAt, type SeatNames, type Told } from '@sternentisch/kernel'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { valueName } from '../../words/names.ts'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { type Tally, talliesOf } from './statistics.ts'
import './fights.css'

interface Props {
  readonly view: View
  readonly names: SeatNames
  readonly speech: Speech
  readonly events: readonly Told<SternenfeuerEvent>[]
}

/** How the attacks of both sides went, value by value. */
export function FightsTable({ view, names, speech, events }: Props) {
  const tallies = talliesOf(events)
  const seats = [nearSeat(view), farSeat(view)]
  if (!tallies.flat().some(({ attacks }) => attacks > 0)) return null
  return (
    <table className="sn-fights">
      <caption>{speech.say('sternenfeuer.board.fights')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameAt(names, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VALUE_KEYS.map((key, value) => (
          <tr key={key}>
            <th scope="row">
              <span>
                <ValueSymbol value={key} size={14} /> {valueName(view, value, speech)}
              </span>
            </th>
            {seats.map((seat) => (
              <td key={seat}>{tallyWords(tallies[seat][value], speech)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** “3, of which 2 won, 1 repelled” */
const tallyWords = ({ attacks, won, repelled }: Tally, speech: Speech): string =>
  attacks === 0 ? '–' : speech.say('sternenfeuer.board.tally', { attacks, won, repelled })
