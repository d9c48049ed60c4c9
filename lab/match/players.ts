import { type BotMaker, monteCarlo, randomBot } from '@sternentisch/bots'
import { type AnyGame, isRefusal, type Mind, type Random, type Refusal } from '@sternentisch/kernel'
import { refuseLab } from '../text/index.ts'

/** Everybody who can be sent into a match of the lab, by name. */
export const LAB_BOTS: Readonly<Record<string, BotMaker>> = { montecarlo: monteCarlo, random: randomBot }

/** `montecarlo:200`: a bot and how long it may think, in iterations. */
export interface Player {
  readonly bot: string
  readonly budget: number
}

const USUAL_BUDGET = 200
const LARGEST_BUDGET = 1_000_000

export const writePlayer = ({ bot, budget }: Player): string => `${bot}:${budget}`

export function readPlayer(text: string): Player | Refusal {
  const [, bot = text, digits] = /^([^:]*):(\d{1,7})$/.exec(text) ?? []
  const budget = digits === undefined ? USUAL_BUDGET : Number(digits)
  if (!Object.hasOwn(LAB_BOTS, bot))
    return refuseLab('lab.wrong.bot', { bot, known: Object.keys(LAB_BOTS).join(', ') })
  if (budget < 1 || budget > LARGEST_BUDGET)
    return refuseLab('lab.wrong.budget', { bot: text, max: LARGEST_BUDGET })
  return { bot, budget }
}

/** Decides for a seat, from what it sees. */
export type Decide = (view: unknown, actions: readonly unknown[], luck: Random) => unknown

export function playerOf(text: string, game: AnyGame, mind: Mind): Decide {
  const player = readPlayer(text)
  if (isRefusal(player)) throw new Error(`no player is called ${text}`)
  const bot = LAB_BOTS[player.bot](game, mind)
  return (view, actions, luck) => bot(view, actions, player.budget, luck).action
}
