import { accuracyOf } from '@sternentisch/bots/review'
import type { Seat } from '@sternentisch/kernel'
import { percentOf, type Reviewing } from './reviewing.ts'

/** How accurate everybody was; each leads to what that seat decided, by what it knew. */
export function Accuracies({
  reviewing: { players, whose, open, speech },
  onWhose,
}: {
  readonly reviewing: Reviewing
  readonly onWhose: (seat: Seat) => void
}) {
  return (
    <section className="accuracies" aria-label={speech.say('review.accuracy')}>
      <h3>{speech.say('review.accuracy')}</h3>
      <ul>
        {players.map(({ seat, name, decisions }) => {
          const accuracy = accuracyOf(decisions)
          return (
            <li key={seat}>
              <button type="button" aria-pressed={!open && seat === whose} onClick={() => onWhose(seat)}>
                <span>{name}</span>{' '}
                <b>
                  {accuracy === null ? '–' : speech.say('review.percent', { percent: percentOf(accuracy) })}
                </b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
