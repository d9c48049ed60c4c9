import type { Thought } from '@sternentisch/bots'
import type { Engine } from '@sternentisch/games/engines'
import {
  type AnyTable,
  type GameEvent,
  isRefusal,
  parseOptions,
  randomFrom,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { type Decide, playerOf } from './players.ts'

/** One match, in plain data: whoever is given it plays it in the same way. */
export interface MatchTask {
  readonly game: string
  /** As a log has them. */
  readonly options: string
  /** What the cards are shuffled by, and what the players' luck comes from. */
  readonly deal: string
  readonly luck: string
  /** One for each seat, as `writePlayer` writes them. */
  readonly players: readonly string[]
}

/** What came of it. */
export interface Played {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  readonly moves: number
}

/** Looks on, with eyes that see all: for counting, never for playing. */
export interface Onlooker {
  /** Before a move of this seat. */
  before?(table: AnyTable, seat: Seat, thought: Thought, moves: number): void
  happened?(event: GameEvent): void
  after?(table: AnyTable): void
}

/** Plays a match to its end. Luck hangs on the move alone, so that no bot disturbs that of another. */
export async function playMatch(engine: Engine, task: MatchTask, onlooker: Onlooker = {}): Promise<Played> {
  const { game } = engine
  const options = parseOptions(game.options, task.options)
  if (isRefusal(options)) throw new Error(`${task.game}: ${task.options}: ${options.code}`)
  const mind = await engine.mind()
  const balance = (await engine.balance?.()) ?? null
  const made = new Map<string, Decide>()
  const players = task.players.map((text) => {
    const bot = made.get(text) ?? playerOf(text, game, mind, balance)
    made.set(text, bot)
    return bot
  })
  const random = randomFrom(seedFrom(task.deal))
  const tell = onlooker.happened && ((event: GameEvent) => onlooker.happened?.(event))
  const table = game.deal(options, random, tell)
  for (let moves = 0; ; moves++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) {
      onlooker.after?.(table)
      const { winners, scores } = game.result(table)!
      return { winners, scores, moves }
    }
    const view = game.view(table, seat)
    const luck = randomFrom(seedFrom(`${task.luck} ${seat} ${moves}`))
    const thought = players[seat](view, game.actions(view), luck)
    onlooker.before?.(table, seat, thought, moves)
    game.play(table, seat, thought.action, random, tell)
  }
}
