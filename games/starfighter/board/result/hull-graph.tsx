import { figure, labelled, nameAt, type Seat, type Told } from '@sternentisch/kernel'
import { SEATS, shipOf } from '../../reading/seats.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import './hull-graph.css'

/** Both hulls at the start and after each round. */
export function hullsBy(
  view: View,
  events: readonly Told<StarfighterEvent>[],
): readonly (readonly number[])[] {
  const now = SEATS.map((seat) => shipOf(view, seat)?.cruiser.hull ?? 0)
  const rounds = [[...now]]
  for (const event of events) {
    if (event.kind === 'hull') now[event.seat] = event.hull
    else if (event.kind === 'roundEnd') rounds.push([...now])
  }
  return rounds
}

const [WIDTH, HEIGHT] = [480, 174]
/** Room for the figures at both ends. */
const EDGE = 46
/** Room above for a figure that makes way for another, below for the rounds. */
const [ABOVE, BELOW] = [28, 30]
/** Two figures closer than this could not be read. */
const APART = 25

/** A height for a figure that keeps clear of the other one's. */
function clear(own: number, other: number, seat: Seat): number {
  const missing = APART - Math.abs(own - other)
  if (missing <= 0) return own
  const above = own === other ? seat === 0 : own < other
  return own + ((above ? -1 : 1) * missing) / 2
}

interface FallProps {
  readonly rounds: readonly (readonly number[])[]
  readonly near: Seat
  readonly names: readonly string[]
  readonly speech: Speech
}

/** The two hulls as lines that step down, round by round, through zero if need be. */
export function Fall({ rounds, near, names, speech }: FallProps) {
  const all = rounds.flat()
  const [most, least] = [Math.max(1, ...all), Math.min(0, ...all)]
  const x = (round: number): number => EDGE + (round / Math.max(1, rounds.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (hull: number): number => ABOVE + ((most - hull) / (most - least)) * (HEIGHT - ABOVE - BELOW)
  const label = SEATS.map((seat) =>
    labelled(speech.lang, nameAt(names, seat), rounds.map((hulls) => figure(hulls[seat])).join(', ')),
  ).join('. ')
  return (
    <figure className="sf-fall">
      <figcaption>{speech.say('starfighter.board.hullByRound')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path d={`M20 ${y(0)}H${WIDTH - 20}`} className="sf-fall-zero" />
        {rounds.map((_, round) => (
          <text key={round} x={x(round)} y={HEIGHT - 4}>
            {round === 0 ? '' : round}
          </text>
        ))}
        {SEATS.map((seat) => (
          <g key={seat} className={seat === near ? 'sf-team-near' : 'sf-team-far'}>
            <path
              d={rounds
                .map((hulls, round) =>
                  round === 0 ? `M${x(0)} ${y(hulls[seat])}` : `L${x(round)} ${y(hulls[seat])}`,
                )
                .join('')}
              className={seat === 0 ? 'sf-fall-line' : 'sf-fall-line sf-fall-dashed'}
            />
            {rounds.map((hulls, round) => (
              <circle key={round} cx={x(round)} cy={y(hulls[seat])} r="4" />
            ))}
            {[0, rounds.length - 1].map((round, end) => (
              <text
                key={end}
                className={`sf-fall-value ${end === 0 ? 'sf-fall-first' : 'sf-fall-last'}`}
                x={x(round) + (end === 0 ? -10 : 10)}
                y={clear(y(rounds[round][seat]), y(rounds[round][1 - seat]), seat) + 6}
              >
                {figure(rounds[round][seat])}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}
