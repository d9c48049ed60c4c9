import type { BalanceFile, Seat } from '@sternentisch/kernel'
import type { MatchTask } from '../match/play.ts'
import { seated } from '../match/seating.ts'
import type { Named } from '../work/hands.ts'

/** One mode of the game, as it is examined. */
export interface Mode {
  /** `any` where the game has no modes. */
  readonly name: string
  /** As a log has them. */
  readonly options: string
  readonly sides: readonly (readonly Seat[])[]
}

/** Everything that the outcome hangs on. */
export interface BalancePlan {
  readonly game: string
  readonly rules: string
  readonly modes: readonly Mode[]
  /** Two players, the weaker first: what holds for one of them only depends on skill. */
  readonly levels: readonly [string, string]
  readonly seed: string
}

/** How much of everything is played. */
export interface Amounts {
  /** Matches of a level against itself, for each mode. */
  readonly matches: number
  /** Deals for each restricted player and each two archetypes, played from both sides. */
  readonly pairs: number
  /** Matches played again for each card, with the card made blank. */
  readonly replays: number
}

const dealOf = ({ game, seed }: BalancePlan, { options }: Mode, at: number): string =>
  `${seed} ${game} ${options} ${at}`

/** A match of a level against itself; with a card made blank for one seat, everything else is the same. */
export function mirrorOf(
  plan: BalancePlan,
  mode: Mode,
  level: string,
  at: number,
  blank?: { seat: number; card: string },
): MatchTask {
  const deal = dealOf(plan, mode, at)
  const players = mode.sides.flat().map(() => level)
  if (blank) players[blank.seat] = `${level}!card.${blank.card}`
  return { game: plan.game, options: mode.options, deal, luck: deal, players }
}

/** One player against another, on this side. */
function duelOf(
  plan: BalancePlan,
  mode: Mode,
  at: number,
  side: number,
  players: readonly [string, string],
  options = mode.options,
): MatchTask {
  const deal = dealOf(plan, mode, at)
  const [challenger, other] = players
  return {
    game: plan.game,
    options,
    deal,
    luck: `${deal} ${challenger} ${other} ${side}`,
    players: seated(mode.sides, side, challenger, other),
  }
}

export const mirrorKey = (level: number, mode: Mode, at: number): string =>
  `${level}/${mode.name}/mirror/${at}`
export const duelKey = (level: number, mode: Mode, what: string, at: number, side: number): string =>
  `${level}/${mode.name}/${what}/${at}/${side}`
export const blankKey = (level: number, mode: Mode, card: string, at: number, seat: number): string =>
  `${level}/${mode.name}/card.${card}/${at}/${seat}`

/** Habits of restricted players, as the player's name has them. */
export const habitsIn = ({ never, always }: BalanceFile): string[] => [
  ...Object.keys(never).map((name) => `!${name}`),
  ...Object.keys(always).map((name) => `=${name}`),
]

/** Every two archetypes of a mode. */
export function pairingsIn({ archetypes }: BalanceFile, { name }: Mode): [string, string][] {
  const names = Object.keys(archetypes[name] ?? {})
  return names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]))
}

/** All matches but those that are played again with blank cards. */
export function* tasksOf(plan: BalancePlan, file: BalanceFile, { matches, pairs }: Amounts): Iterator<Named> {
  for (const mode of plan.modes)
    for (const [index, level] of plan.levels.entries()) {
      for (let at = 0; at < matches; at++)
        yield {
          key: mirrorKey(index, mode, at),
          task: { kind: 'watch', match: mirrorOf(plan, mode, level, at) },
        }
      for (let at = 0; at < pairs; at++)
        for (let side = 0; side < mode.sides.length; side++) {
          for (const habit of habitsIn(file)) {
            const match = duelOf(plan, mode, at, side, [`${level}${habit}`, level])
            yield { key: duelKey(index, mode, habit, at, side), task: { kind: 'match', match } }
          }
          for (const [one, other] of pairingsIn(file, mode)) {
            const match = pairingOf(plan, file, mode, level, at, side, [one, other])
            yield { key: duelKey(index, mode, `${one}-${other}`, at, side), task: { kind: 'match', match } }
          }
        }
    }
}

/** One archetype against another: by what players choose, or by the options of their seats. */
function pairingOf(
  plan: BalancePlan,
  file: BalanceFile,
  mode: Mode,
  level: string,
  at: number,
  side: number,
  pair: [string, string],
): MatchTask {
  const [one, other] = pair.map((name) => file.archetypes[mode.name][name])
  const habits = pair.map((name) =>
    file.archetypes[mode.name][name].always ? `${level}=${mode.name}.${name}` : level,
  )
  const sitting = seated(mode.sides, side, one, other)
  const options = [mode.options, ...sitting.flatMap((each, seat) => each.options?.[seat] ?? [])]
    .filter(Boolean)
    .join(' ')
  return duelOf(plan, mode, at, side, [habits[0], habits[1]], options)
}
