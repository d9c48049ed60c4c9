import { BOTS, type Thought } from '@sternentisch/bots'
import {
  type AnyGame,
  type Balance,
  fitted,
  isRefusal,
  type Mind,
  type Random,
  type Refusal,
} from '@sternentisch/kernel'
import { refuseLab } from '../text/index.ts'
import { readWeights } from '../train/weights.ts'
import { habitOf } from './habits.ts'

/**
 * `montecarlo:200`: a bot and how long it may think, in iterations. `montecarlo:200~10` plays anything legal in ten of a hundred moves,
 * `montecarlo:200@file` has the evaluation with the weights in a file. `montecarlo:200!attack` never does what the game's data call an attack,
 * `montecarlo:200!card.F01` nothing with that card, `montecarlo:200=attack` always does it if it can.
 */
export interface Player {
  readonly bot: string
  readonly budget: number
  readonly stray: number
  readonly weights: string | null
  /** What it never does, or always. */
  readonly habit: string
}

const USUAL_BUDGET = 200
const LARGEST_BUDGET = 1_000_000

export const writePlayer = ({ bot, budget, stray, weights, habit }: Player): string =>
  `${bot}:${budget}${habit}${stray > 0 ? `~${stray}` : ''}${weights === null ? '' : `@${weights}`}`

export function readPlayer(text: string): Player | Refusal {
  const [, bot, digits, habit = '', strays = '0', weights = null] =
    /^([^:~@!=]*)(?::(\d{1,7}))?([!=][\w.-]+)?(?:~(\d\d?))?(?:@(.+))?$/.exec(text) ?? []
  if (bot === undefined || !Object.hasOwn(BOTS, bot))
    return refuseLab('lab.wrong.bot', { bot: bot ?? text, known: Object.keys(BOTS).join(', ') })
  const budget = digits === undefined ? USUAL_BUDGET : Number(digits)
  if (budget < 1 || budget > LARGEST_BUDGET)
    return refuseLab('lab.wrong.budget', { bot: text, max: LARGEST_BUDGET })
  const refusal = weights === null ? null : readWeights(weights)
  if (isRefusal(refusal)) return refusal
  return { bot, budget, stray: Number(strays), weights, habit }
}

/** Decides for a seat, from what it sees. */
export type Decide = (view: unknown, actions: readonly unknown[], luck: Random) => Thought

export function playerOf(text: string, game: AnyGame, mind: Mind, balance: Balance | null): Decide {
  const player = readPlayer(text)
  if (isRefusal(player)) throw new Error(`no player is called ${text}`)
  const { budget, stray, weights, habit } = player
  const bot = BOTS[player.bot](game, weights === null ? mind : mindWith(mind, weights))
  const allowed = habitOf(habit, game, balance)
  return (view, actions, luck) => {
    const open = allowed(actions)
    const whims = stray > 0 ? luck.stream('stray') : null
    if (whims && whims.below(100) < stray) return unweighed(open[whims.below(open.length)])
    return open.length === 1 ? unweighed(open[0]) : bot(view, open, budget, luck)
  }
}

const unweighed = (action: unknown): Thought => ({ action, considered: [] })

/** The same mind with other weights. */
function mindWith(mind: Mind, file: string): Mind {
  const weights = readWeights(file)
  if (isRefusal(weights) || !mind.features) throw new Error(`no weights in ${file}`)
  const evaluate = fitted(mind.features, weights)
  return { ...mind, evaluate, atOnce: evaluate }
}
