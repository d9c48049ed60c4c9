import type { ResultProps } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { type Gunnery, gunneryOf } from '../../reading/attack/gunnery.ts'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, nearSeat, SEATS, sideOf } from '../../reading/seats.ts'
import { leftOf, shipsOf } from '../../reading/ships.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { pointsAt } from '../../rules/score.ts'
import type { View } from '../../rules/view.ts'
import { discardOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Segments } from '../fleets/gauge.tsx'
import { Fall } from './fall.tsx'

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

export function verdictOf(view: View, names: readonly string[], speech: Speech): string {
  const winners = view.result?.winners ?? []
  if (winners.length !== 1) return speech.say('spacetrace.result.draw')
  const [winner] = winners
  return winner === view.viewer
    ? speech.say('spacetrace.board.youWin')
    : speech.say('spacetrace.result.won', { who: names[winner] })
}

const baseLp = (view: View, seat: Seat): number => {
  const base = shipsOf(view, seat).find(({ figures }) => figures.card.type === 'base')
  return base ? leftOf(base) : 0
}

/** SP-17: what decided. */
function reasonOf(view: View): 'wrecked' | 'fallen' | 'beginner' {
  if (kitFor(view).scoring === 'wrecked') return 'wrecked'
  return SEATS.some((seat) => baseLp(view, seat) === 0) ? 'fallen' : 'beginner'
}

interface SideProps {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  readonly gunnery: Gunnery
  readonly speech: Speech
}

function Side({ view, seat, name, gunnery, speech }: SideProps) {
  const { figures } = kitFor(view)
  const foe: Seat = seat === 0 ? 1 : 0
  const lp = baseLp(view, seat)
  const wrecks = view.zones[discardOf(foe)].cards
    .map(({ face }) => figures[face])
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
  const fallen = baseLp(view, foe) === 0 ? figures.find(({ card }) => card.type === 'base') : undefined
  return (
    <div className={`sp-result-side sp-${sideOf(view, seat)}`}>
      <header>
        <b>{name}</b>
        {kitFor(view).scoring === 'wrecked' && (
          <span>{speech.say('spacetrace.board.points', { n: pointsAt(view, seat) })}</span>
        )}
      </header>
      <p className="sp-result-base">
        <span className="unseen">{speech.say('spacetrace.board.baseLp', { n: lp })}</span>
        <b aria-hidden="true">{lp}</b>
        <small aria-hidden="true">LP</small>
      </p>
      <Segments now={lp} after={lp} />
      <h3>{speech.say('spacetrace.board.wrecked')}</h3>
      <ul>
        {fallen && (
          <li>
            <ClassBadge rank={4} size={16} />
            {cardName(fallen, speech)}
            <b>{fallen.worth}</b>
          </li>
        )}
        {wrecks.map((each, at) => (
          <li key={`${each.id} ${at}`}>
            <ClassBadge rank={each.class} size={16} />
            {cardName(each, speech)}
            <b>{each.worth}</b>
          </li>
        ))}
        {wrecks.length === 0 && !fallen && <li>{speech.say('spacetrace.board.noWrecks')}</li>}
      </ul>
      {gunnery.best && (
        <>
          <h3>{speech.say('spacetrace.board.damageDone')}</h3>
          <ul className="sp-result-guns">
            {CLASSES.map((each) => (
              <li key={each}>
                <ClassBadge
                  rank={each}
                  size={16}
                  label={speech.say('spacetrace.board.class', { class: NUMERALS[each] })}
                />
                <b>{gunnery.damage[seat][each]}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
