import type { BalanceFile, Seat } from '@sternentisch/kernel'
import type { Played } from '../match/play.ts'
import { shareOf } from '../match/seating.ts'
import {
  equilibriumOf,
  estimate,
  type Figure,
  meanOf,
  quantileOf,
  Reckoning,
  type Reliability,
  shareFigure,
} from '../statistics/index.ts'
import { type CardFigures, cardFigures } from './cards.ts'
import { type Amounts, duelKey, habitsIn, type Mode, mirrorKey, pairingsIn } from './plan.ts'
import type { Watched } from './watch.ts'

/** What one level has shown in one mode. */
export interface Examined {
  readonly mode: string
  readonly level: number
  readonly figures: Readonly<Record<string, Figure>>
  readonly cards: readonly CardFigures[]
  readonly lengths: readonly number[]
  /** Whether the chances that players gave themselves were what they won. */
  readonly reliability: Reliability
  readonly archetypes: {
    readonly names: readonly string[]
    readonly payoffs: readonly (readonly number[])[]
    readonly mix: readonly number[]
  } | null
}

type Outcomes = ReadonlyMap<string, unknown>

export function examine(
  file: BalanceFile,
  amounts: Amounts,
  mode: Mode,
  level: number,
  outcomes: Outcomes,
): Examined {
  const watched = Array.from(
    { length: amounts.matches },
    (_, at) => outcomes.get(mirrorKey(level, mode, at)) as Watched | undefined,
  ).filter((each) => each !== undefined)
  const archetypes = payoffsOf(file, amounts, mode, level, outcomes)
  return {
    mode: mode.name,
    level,
    figures: {
      ...mirrorFigures(watched, mode),
      ...habitFigures(file, amounts, mode, level, outcomes),
      ...archetypes?.figures,
    },
    cards: cardFigures(amounts, mode, level, watched, outcomes),
    lengths: watched.map(({ length }) => length),
    reliability: reliabilityOf(watched, mode),
    archetypes: archetypes && { names: archetypes.names, payoffs: archetypes.payoffs, mix: archetypes.mix },
  }
}

function reliabilityOf(watched: readonly Watched[], { sides }: Mode): Reliability {
  const reckoning = new Reckoning()
  for (const match of watched)
    for (const [seat, chance] of match.said ?? []) {
      const side = sides.findIndex((each) => each.includes(seat))
      reckoning.add(chance, shareOf(match, sides, side), sides.length)
    }
  return reckoning.reliability
}

function mirrorFigures(watched: readonly Watched[], { sides }: Mode): Record<string, Figure> {
  const n = watched.length
  const fair = 1 / sides.length
  const lengths = watched.map(({ length }) => length)
  const isDrawn = ({ winners }: Watched): boolean =>
    sides.every((side) => side.some((seat) => winners.includes(seat)))
  const sideOf = (seat: Seat): number => sides.findIndex((side) => side.includes(seat))
  const wonBy = (at: (match: Watched) => number): number =>
    watched.reduce((sum, match) => sum + shareOf(match, sides, at(match)), 0)
  const off = ({ value, low, high }: Figure): Figure => ({
    value: value - fair,
    low: low - fair,
    high: high - fair,
    n,
  })
  const seats = sides.map((side, at) => [
    `seat.${side.map((seat) => 'ABCD'[seat]).join('')}`,
    off(
      shareFigure(
        wonBy(() => at),
        n,
      ),
    ),
  ])
  return {
    starter: shareFigure(
      wonBy(({ starter }) => sideOf(starter)),
      n,
    ),
    ...Object.fromEntries(seats),
    drawn: shareFigure(watched.filter(isDrawn).length, n),
    behind: shareFigure(watched.filter(({ behind }) => behind).length, n),
    changes: meanOf(watched.map(({ changes }) => changes)),
    'length.mean': meanOf(lengths),
    'length.median': quantileOf(lengths, 0.5),
    'length.p90': quantileOf(lengths, 0.9),
    'length.max': quantileOf(lengths, 1),
    'moves.mean': meanOf(watched.map(({ moves }) => moves)),
  }
}

/** Shares of the challenger over complete rotations. */
function rotationsOf(what: string, pairs: number, mode: Mode, level: number, outcomes: Outcomes): number[] {
  return Array.from({ length: pairs }, (_, at) => {
    const shares = mode.sides.map((_, side) => {
      const played = outcomes.get(duelKey(level, mode, what, at, side)) as Played | undefined
      return played ? shareOf(played, mode.sides, side) : Number.NaN
    })
    return shares.reduce((sum, each) => sum + each, 0) / shares.length
  }).filter((each) => !Number.isNaN(each))
}

/** What the free player wins against one who never does something (`never.x`), or always does it if possible (`always.x`). */
function habitFigures(
  file: BalanceFile,
  { pairs }: Amounts,
  mode: Mode,
  level: number,
  outcomes: Outcomes,
): Record<string, Figure> {
  const entries = habitsIn(file).map((habit) => {
    const shares = rotationsOf(habit, pairs, mode, level, outcomes)
    const { share: own, low, high } = estimate({ sides: mode.sides.length, shares })
    const name = `${habit.startsWith('!') ? 'never' : 'always'}.${habit.slice(1)}`
    return [name, { value: 1 - own, low: 1 - high, high: 1 - low, n: shares.length }] as const
  })
  return Object.fromEntries(entries.filter(([, { n }]) => n > 0))
}

function payoffsOf(file: BalanceFile, { pairs }: Amounts, mode: Mode, level: number, outcomes: Outcomes) {
  const names = Object.keys(file.archetypes[mode.name] ?? {})
  const met = pairingsIn(file, mode).map(([one, other]) => ({
    one,
    other,
    shares: rotationsOf(`${one}-${other}`, pairs, mode, level, outcomes),
  }))
  if (names.length === 0 || met.every(({ shares }) => shares.length === 0)) return null
  const figures: Record<string, Figure> = {}
  const payoffs = names.map(() => names.map(() => 0.5))
  for (const { one, other, shares } of met) {
    const { share: value, low, high } = estimate({ sides: 2, shares })
    figures[`pairing.${one}-${other}`] = { value, low, high, n: shares.length }
    payoffs[names.indexOf(one)][names.indexOf(other)] = value
    payoffs[names.indexOf(other)][names.indexOf(one)] = 1 - value
  }
  for (const name of names) {
    const shares = met.flatMap((each) =>
      each.one === name ? each.shares : each.other === name ? each.shares.map((own) => 1 - own) : [],
    )
    const { share: value, low, high } = estimate({ sides: 2, shares })
    figures[`field.${name}`] = { value, low, high, n: shares.length }
  }
  return { names, payoffs, figures, mix: equilibriumOf(payoffs).mix }
}
