import './fall.css'
import type { Told } from '@sternentisch/kernel'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { shipsOf } from '../../reading/ships.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'

interface FallProps {
  readonly view: View
  readonly events: readonly Told<SpacetraceEvent>[]
  readonly label: string
}

const HEIGHT = 100

/** LP of both Bases over the turns. */
export function Fall({ view, events, label }: FallProps) {
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
    <figure className="sp-fall">
      <div className="sp-fall-plot">
        <svg viewBox={`-4 -4 328 ${HEIGHT + 8}`} role="img" aria-label={label}>
          <path className="sp-fall-ground" d={`M0 0H320M0 ${HEIGHT / 2}H320M0 ${HEIGHT}H320`} />
          <path className="sp-fall-foe" d={path(lines[farSeat(view)])} />
          <path className="sp-fall-own" d={path(lines[nearSeat(view)])} />
        </svg>
        <ol aria-hidden="true">
          {[full, full / 2, 0].map((lp) => (
            <li key={lp}>{lp}</li>
          ))}
        </ol>
      </div>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
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
