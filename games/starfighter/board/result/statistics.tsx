// §11 Statistics: what each side did in the whole match
import { nameAt, type Seat, type Told } from '@sternentisch/kernel'
import { SEATS } from '../../reading/seats.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { other } from '../../rules/table.ts'
import type { Speech } from '../../text/index.ts'
import './statistics.css'

interface Tally {
  drawn: number
  played: number
  fronts: number
  lost: number
  effects: number
}

interface Statistics {
  readonly seats: readonly Tally[]
  /** The most effects that followed from one event. */
  readonly longestChain: number
}

export function statisticsOf(events: readonly Told<StarfighterEvent>[]): Statistics {
  const seats = SEATS.map((): Tally => ({ drawn: 0, played: 0, fronts: 0, lost: 0, effects: 0 }))
  let longestChain = 0
  for (const event of events) {
    switch (event.kind) {
      case 'supply':
        seats[event.seat].drawn += event.drawn
        break
      case 'aside':
        seats[event.seat].drawn += event.drawn ? 1 : 0
        break
      case 'played':
        seats[event.seat].played++
        seats[event.seat].fronts += event.up ? 1 : 0
        break
      case 'destroyed':
        seats[event.seat].lost++
        break
      case 'effect':
        seats[event.seat].effects += event.possible ? 1 : 0
        longestChain = Math.max(longestChain, event.chain)
    }
  }
  return { seats, longestChain }
}

interface StatisticsProps {
  readonly events: readonly Told<StarfighterEvent>[]
  readonly near: Seat
  readonly names: readonly string[]
  readonly speech: Speech
}

export function StatisticsTable({ events, near, names, speech }: StatisticsProps) {
  const { seats, longestChain } = statisticsOf(events)
  const order = [near, other(near)]
  const rows: readonly (readonly [string, (tally: Tally) => string | number])[] = [
    [speech.say('starfighter.board.stats.drawn'), ({ drawn }) => drawn],
    [speech.say('starfighter.board.stats.fronts'), ({ fronts, played }) => `${fronts} / ${played}`],
    [speech.say('starfighter.board.stats.effects'), ({ effects }) => effects],
    [speech.say('starfighter.board.stats.lost'), ({ lost }) => lost],
  ]
  return (
    <table className="sf-stats">
      <caption>{speech.say('starfighter.board.stats.chain', { n: longestChain })}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col" className={seat === near ? 'sf-team-near' : 'sf-team-far'}>
              {nameAt(names, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([word, of]) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            {order.map((seat) => (
              <td key={seat}>{of(seats[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
