import type { GameEvent, Seat, Speech, Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../rules/events.ts'
import { pointsAt } from '../rules/score.ts'
import type { View } from '../rules/view.ts'
import { discardOf } from '../rules/zones.ts'
import { ClassBadge } from './art/class-badge.tsx'
import { Segments } from './gauge.tsx'
import { cardName, sideOf } from './names.ts'
import { farSeat, kitFor, leftOf, nearSeat, SEATS, shipsOf } from './reading.ts'

interface ResultProps {
  readonly view: unknown
  readonly names: readonly string[]
  readonly speech: Speech
  readonly events: readonly Told<GameEvent>[]
}

/** How it ended: both Bases, what was wrecked and what it was worth, and how the Bases fell turn by turn. */
export function Result({ view: given, names, speech, events }: ResultProps) {
  const view = given as View
  if (!view.result) return null
  return (
    <section className="spacetrace sp-result">
      <p className="sp-verdict">{verdictOf(view, names, speech)}</p>
      <p className="sp-verdict-how">{speech.say(`spacetrace.board.how.${reasonOf(view)}`)}</p>
      <Fall
        view={view}
        events={events as readonly Told<SpacetraceEvent>[]}
        label={speech.say('spacetrace.board.fall')}
      />
      <div className="sp-result-sides">
        {[nearSeat(view), farSeat(view)].map((seat) => (
          <Side key={seat} view={view} seat={seat} name={names[seat]} speech={speech} />
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
  readonly speech: Speech
}

function Side({ view, seat, name, speech }: SideProps) {
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
    </div>
  )
}

interface FallProps {
  readonly view: View
  readonly events: readonly Told<SpacetraceEvent>[]
  readonly label: string
}

const HEIGHT = 100

/** LP of both Bases over the turns. */
function Fall({ view, events, label }: FallProps) {
  const lines = fallOf(view, events)
  const turns = lines[0].length - 1
  if (turns < 2) return null
  const full = Math.max(...lines.flat())
  const path = (lps: readonly number[]): string =>
    lps
      .map(
        (lp, at) =>
          `${at === 0 ? 'M' : 'L'}${((at / turns) * 320).toFixed(1)} ${(HEIGHT * (1 - lp / full)).toFixed(1)}`,
      )
      .join('')
  return (
    <svg className="sp-fall" viewBox={`-4 -4 328 ${HEIGHT + 8}`} role="img" aria-label={label}>
      <path className="sp-fall-ground" d={`M0 0H320M0 ${HEIGHT / 2}H320M0 ${HEIGHT}H320`} />
      <path className="sp-fall-foe" d={path(lines[farSeat(view)])} />
      <path className="sp-fall-own" d={path(lines[nearSeat(view)])} />
    </svg>
  )
}

/** By seat: the LP of the Base at the start and after every turn. */
export function fallOf(view: View, events: readonly Told<SpacetraceEvent>[]): readonly (readonly number[])[] {
  const bases = ([0, 1] as const).map((seat) => {
    const card = shipsOf(view, seat).find(({ figures }) => figures.card.type === 'base')
    return { copy: card?.copy ?? -1, lp: card?.figures.lp ?? 0 }
  })
  const now = bases.map(({ lp }) => lp)
  const lines: number[][] = [[now[0]], [now[1]]]
  for (const event of events) {
    if (event.kind === 'baseHit') now[event.seat] = event.lp
    if (event.kind === 'fired' || event.kind === 'effect')
      for (const { copy, after } of event.hits) {
        const seat = bases.findIndex((base) => base.copy === copy)
        if (seat >= 0) now[seat] = after[1] ?? 0
      }
    if (event.kind === 'turnOver' || event.kind === 'over')
      for (const seat of [0, 1]) lines[seat].push(now[seat])
  }
  return lines
}
