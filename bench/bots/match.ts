// A match of `bench bots`, played in this process: our tree search against boardgame.io's, which thinks as long
import { treeSearch } from '@sternentisch/bots'
import { boxOf } from '@sternentisch/games/shelf'
import { type AnyGame, randomFrom, type Seat } from '@sternentisch/kernel'
import { seated, shareOf, sidesOf } from '@sternentisch/lab'
import { seedNumber } from '../luck.ts'
import { optionsOf } from '../random-play.ts'
import { peerBot } from './peer-bot.ts'
import { type Played, tableFor } from './plan.ts'

/** Work so far, on all threads, in seconds. */
const work = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** How long somebody has thought, and about how much. */
class Clock {
  decisions = 0
  seconds = 0
  iterations = 0

  async run<Answer>(think: () => Answer | Promise<Answer>): Promise<Answer> {
    const start = work()
    const answer = await think()
    this.seconds += work() - start
    this.decisions++
    return answer
  }
}

/** Pairs with seats exchanged; it is given as much time for each decision as we took, and never less than one iteration. */
async function playPairs(game: AnyGame, pairs: number, budget: number): Promise<Played> {
  const ours = new Clock()
  const theirs = new Clock()
  const bot = treeSearch(game, boxOf(game.id)!.mind)
  const iterations = (): number => {
    const due = (ours.seconds / Math.max(1, ours.decisions)) * (theirs.decisions + 1) - theirs.seconds
    const each = theirs.iterations === 0 ? due : theirs.seconds / theirs.iterations
    const many = Math.max(1, Math.round(due / each) || 1)
    theirs.iterations += many
    return many
  }
  const peer = peerBot(game, { iterations })
  const options = optionsOf(game)
  const sides = sidesOf(game, options)
  let won = 0
  for (let number = 0; number < pairs * sides.length; number++) {
    const side = number % sides.length
    const isOurs = seated(sides, side, true, false)
    const random = randomFrom(seedNumber(Math.floor(number / sides.length)))
    const table = game.deal(options, random)
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const view = game.view(table, seat as Seat)
      const actions = game.actions(view)
      const think = () =>
        isOurs[seat as Seat]
          ? ours.run(() => bot(view, actions, budget, randomFrom(seedNumber(ours.decisions))).action)
          : theirs.run(() => peer(game.copy(table)))
      game.play(table, seat, actions.length === 1 ? actions[0] : await think(), random)
    }
    won += shareOf(game.result(table)!, sides, side)
  }
  return { won: won / (pairs * sides.length), seconds: [ours.seconds, theirs.seconds] }
}

const [, seconds, ...ids] = process.argv.slice(2)
const { pairs, budget } = tableFor(Number(seconds))
const answers: Played[] = []
for (const id of ids) answers.push(await playPairs(boxOf(id)!.game, pairs, budget))
console.log(JSON.stringify(answers))
