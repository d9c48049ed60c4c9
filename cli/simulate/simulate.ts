import { BOTS, type Bot } from '@sternentisch/bots'
import { freshSeed, isRefusal, Match, type Refusal, refuse, seedFrom } from '@sternentisch/kernel'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { readHouseRules } from '../play/open.ts'
import { luckAt } from '../players.ts'
import type { Outcome, Program } from '../program.ts'
import { Tally } from './tally.ts'
import { type Contest, tell } from './tell.ts'

export const simulateWanted = {
  usage: 'sternentisch simulate <game>',
  words: ['game'],
  flags: {
    games: { takes: 'number', from: 1, to: 1_000_000 },
    mode: { takes: 'text' },
    option: { takes: 'texts' },
    bots: { takes: 'text' },
    budget: { takes: 'number', from: 1, to: 1_000_000 },
    seed: { takes: 'text' },
  },
} satisfies Wanted

type SimulateGiven = Given<typeof simulateWanted.flags>

const QUICK = 200
const MATCHES = 20

/** Bots against each other: who wins how often, and how sure that is. */
export async function simulate(given: SimulateGiven, program: Program): Promise<Outcome> {
  const contest = readContest(given)
  if (isRefusal(contest)) return contest
  const tally = await hold(contest, program)
  for (const line of tell(contest, tally, program.speech)) program.console.print(line)
  return null
}

function readContest({ words: [id], flags }: SimulateGiven): Contest | Refusal {
  const box = boxNamed(id)
  if (isRefusal(box)) return box
  const options = readHouseRules(box, flags)
  if (isRefusal(options)) return options
  const { games: n = MATCHES, budget = QUICK } = flags
  const bots = (flags.bots ?? 'montecarlo,random').split(',').map((bot) => bot.trim())
  const unknown = bots.find((bot) => !Object.hasOwn(BOTS, bot))
  if (unknown !== undefined)
    return refuse('cli.wrong.bot', { bot: unknown, known: Object.keys(BOTS).join(', ') })
  const seats = box.game.seatsOf(options)
  if (bots.length > seats) return refuse('cli.wrong.bots', { n: bots.length, seats })
  const seed = flags.seed ?? freshSeed()
  return seed.trim() === '' ? refuse('cli.wrong.seed') : { box, options, bots, n, budget, seed }
}

async function hold(contest: Contest, { console }: Program): Promise<Tally> {
  const { box, options, bots, n } = contest
  const seats = box.game.seatsOf(options)
  const made = bots.map((bot) => BOTS[bot](box.game, box.mind))
  const tally = new Tally(bots.length, seats)
  for (let at = 0; at < n; at++) {
    // Every entrant moves one seat on from match to match.
    const sat = Array.from({ length: seats }, (_, seat) => (seat + at) % bots.length)
    const { result, moves } = playMatch(
      contest,
      at,
      sat.map((entrant) => made[entrant]),
    )
    tally.add(result, sat, moves)
    console.progress(at + 1, n)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return tally
}

function playMatch({ box, options, bots, seed, budget }: Contest, at: number, seated: readonly Bot[]) {
  // Matches in which only the seats differ are played with the same cards.
  const deal = seedFrom(`${seed} ${Math.floor(at / bots.length)}`)
  const match = new Match({ game: box.game, options, seed: deal, id: `simulation-${at}`, names: [] })
  while (!match.result) {
    const [seat] = match.deciding()
    const view = match.view(seat)
    const { action } = seated[seat](view, box.game.actions(view), budget, luckAt(match, seat, `bot ${at}`))
    match.play(seat, box.game.write(action))
  }
  return { result: match.result, moves: match.steps.length }
}
