import type { BoxedGame } from '@sternentisch/games/shelf'
import { gameWord, letterOf, type Seat } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import { wilson } from '@sternentisch/lab/statistics'
import type { Speech } from '../text/index.ts'
import { rateOf, type Showing, type Tally } from './tally.ts'

/** Who plays what against whom. */
export interface Contest {
  readonly box: BoxedGame
  readonly options: object
  readonly bots: readonly string[]
  readonly n: number
  readonly budget: number
  readonly seed: string
}

/** What came of it. Of a bot that plays against itself only its seats can do better or worse than one another. */
export function tell(contest: Contest, tally: Tally, speech: Speech): string[] {
  const { box, options, bots, n, seed, budget } = contest
  const { mode } = options as { mode?: string }
  const game = [gameWord(speech, box.game.id, 'name'), ...(mode ? [mode] : [])].join(', ')
  const title = speech.say('cli.simulate.title', { game, n, seed, budget })
  const rest = bots.length === 1 ? tellSeats(bots[0], tally, speech) : tellBots(bots, tally, speech)
  return [title, ...rest]
}

function tellBots(bots: readonly string[], tally: Tally, speech: Speech): string[] {
  const names = bots.map((bot, at) =>
    bots.filter((each) => each === bot).length > 1 ? `${bot} ${at + 1}` : bot,
  )
  return [
    chart('bot', names, tally.entrants, speech),
    speech.say('cli.simulate.seats', {
      seats: tally.seats.map(({ won }, seat) => `${letterOf(seat as Seat)} ${won}`).join(', '),
    }),
    speech.say('cli.simulate.note'),
  ]
}

function tellSeats(bot: string, { seats, lengths }: Tally, speech: Speech): string[] {
  const sorted = lengths.toSorted((a, b) => a - b)
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length
  return [
    speech.say('cli.simulate.alone', { bot }),
    chart(
      'seat',
      seats.map((_, seat) => letterOf(seat as Seat)),
      seats,
      speech,
    ),
    speech.say('cli.simulate.length', {
      mean: new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 1 }).format(mean),
      median: sorted[sorted.length >> 1],
      least: sorted[0],
      most: sorted[sorted.length - 1],
    }),
    speech.say('cli.simulate.drawHalf'),
  ]
}

const HEADS = ['games', 'won', 'drawn', 'rate', 'interval', 'points'] as const

function chart(
  of: 'bot' | 'seat',
  names: readonly string[],
  showings: readonly Showing[],
  speech: Speech,
): string {
  const percent = percentIn(speech.lang)
  const figure = new Intl.NumberFormat(speech.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rows = showings.map((showing, at) => {
    const [low, high] = wilson(rateOf(showing), showing.games)
    return [
      names[at],
      String(showing.games),
      new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 2 }).format(showing.won),
      String(showing.drawn),
      percent(rateOf(showing)),
      `${percent(low)} – ${percent(high)}`,
      figure.format(showing.points / Math.max(1, showing.seats)),
    ]
  })
  const heads = ([of, ...HEADS] as const).map((head) => speech.say(`cli.simulate.${head}`))
  const right = { align: 'right' as const }
  return grid([heads, ...rows], [{}, right, right, right, right, {}, right], 200)
}

export const percentIn = (lang: string) => {
  const format = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (share: number): string => format.format(share)
}
