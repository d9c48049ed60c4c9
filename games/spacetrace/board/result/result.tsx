import './result.css'
import type { ResultProps } from '@sternentisch/grammar'
import { useMemo } from 'react'
import { gunneryOf } from '../../reading/attack/gunnery.ts'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, nearSeat, SEATS } from '../../reading/seats.ts'
import { baseLp } from '../../reading/ships.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { Fall } from './fall.tsx'
import { Side } from './side.tsx'

interface Props extends ResultProps<View, SpacetraceEvent> {
  readonly speech: Speech
}

/** How it ended: both Bases, what was wrecked and what it was worth, and how the Bases fell turn by turn. */
export function Result({ view, names, speech, events }: Props) {
  const gunnery = useMemo(() => gunneryOf(view, events), [view, events])
  if (!view.result) return null
  return (
    <section className="spacetrace sp-result">
      <p className="sp-verdict">{verdictOf(view, names, speech)}</p>
      <p className="sp-verdict-how">{speech.say(`spacetrace.board.how.${reasonOf(view)}`)}</p>
      <Fall view={view} events={events} label={speech.say('spacetrace.board.fall')} />
      {gunnery.best && (
        <p className="sp-best">
          {speech.say('spacetrace.board.bestSalvo', {
            card: cardName(gunnery.best.figures, speech),
            who: names[gunnery.best.seat],
            n: gunnery.best.damage,
          })}
        </p>
      )}
      <div className="sp-result-sides">
        {[nearSeat(view), farSeat(view)].map((seat) => (
          <Side key={seat} {...{ view, seat, gunnery, speech }} name={names[seat]} />
        ))}
      </div>
    </section>
  )
}

function verdictOf(view: View, names: readonly string[], speech: Speech): string {
  const winners = view.result?.winners ?? []
  if (winners.length !== 1) return speech.say('spacetrace.result.draw')
  const [winner] = winners
  return winner === view.viewer
    ? speech.say('spacetrace.board.youWin')
    : speech.say('spacetrace.result.won', { who: names[winner] })
}

/** SP-17: what decided. */
function reasonOf(view: View): 'wrecked' | 'fallen' | 'beginner' {
  if (kitFor(view).scoring === 'wrecked') return 'wrecked'
  return SEATS.some((seat) => baseLp(view, seat) === 0) ? 'fallen' : 'beginner'
}
