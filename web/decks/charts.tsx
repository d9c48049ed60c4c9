import type { DeckCounts } from '@sternentisch/grammar'
import type { CSSProperties } from 'react'
import type { Speech } from '../text/index.ts'
import type { OpenDecks } from './open-decks.ts'

interface ChartsProps {
  readonly opened: OpenDecks
  readonly counts: DeckCounts
  readonly speech: Speech
}

/** What the deck has how often: bars to look at, a table to listen to. */
export const Charts = ({ opened: { building, wishes }, counts, speech }: ChartsProps) => (
  <section className="decks-charts" aria-label={speech.say('decks.charts')}>
    {building.curves(counts, wishes).map(({ name, bars }) => {
      const most = Math.max(1, ...bars.map(({ n }) => n))
      return (
        <table key={name(speech)}>
          <caption>{name(speech)}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.name(speech)}>
                <th scope="row">{bar.name(speech)}</th>
                <td style={{ '--part': bar.n / most } as CSSProperties}>{bar.n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    })}
  </section>
)
