import { type Bot, levelled, treeSearch } from '@sternentisch/bots'
import { budgetOf, LEVELS, type Level } from '@sternentisch/bots/levels'
import { boxOf } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  anyAction,
  isRefusal,
  type Mind,
  randomFrom,
  readOptions,
  seedFrom,
} from '@sternentisch/kernel'
import { modesOf } from '@sternentisch/lab'

/** What is asked of all levels. */
export interface Demand {
  /** Seconds of work within which a level must have answered. */
  readonly limits: Readonly<Record<Level, number>>
  /** So many of a game and mode, those that take longest, are thought about in full. */
  readonly slowest: number
}

export const DEMAND: Demand = { limits: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 3 }, slowest: 6 }

/** Every position gets a thought this short, by which it is seen how long a whole one would take. */
const GLIMPSE = 50

export interface Position {
  readonly match: number
  readonly mode: string
  readonly move: number
  readonly view: unknown
  readonly actions: readonly unknown[]
  /** Of the short thought, in seconds of work. */
  readonly work: number
}

const workOf = (think: () => unknown): number => {
  const start = process.cpuUsage()
  think()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** Those that take longest, kept while many come by. */
class Slowest {
  readonly kept: Position[] = []

  constructor(private readonly most: number) {}

  add(position: Position): void {
    if (this.kept.length === this.most && position.work <= this.kept[this.most - 1].work) return
    this.kept.push(position)
    this.kept.sort((a, b) => b.work - a.work)
    this.kept.splice(this.most)
  }
}

interface Looked {
  readonly positions: number
  readonly slowest: readonly Position[]
}

/** Every decision of random matches, all modes in turn; answers how many there were, and which take longest. */
export function lookThrough(
  game: AnyGame,
  games: number,
  seed: string,
  most: number,
  progress: (done: number) => void,
): Looked {
  const bot = treeSearch(game, mindOf(game))
  const modes = modesOf(game)
  const slowest = new Map<string, Slowest>()
  let positions = 0
  for (let match = 0; match < games; match++) {
    const mode = modes[match % modes.length] ?? ''
    const kept = slowest.get(mode) ?? new Slowest(most)
    slowest.set(mode, kept)
    positions += playThrough(game, mode, `${seed} ${game.id} ${match}`, bot, (position) =>
      kept.add({ ...position, match, mode }),
    )
    progress(match + 1)
  }
  return { positions, slowest: [...slowest.values()].flatMap(({ kept }) => kept) }
}

function playThrough(
  game: AnyGame,
  mode: string,
  seed: string,
  bot: Bot,
  found: (position: Omit<Position, 'match' | 'mode'>) => void,
): number {
  const options = readOptions<object>(game.options, mode ? { mode } : {})
  if (isRefusal(options)) throw new Error(`${game.id} has no mode ${mode}`)
  const random = randomFrom(seedFrom(seed))
  const whims = random.stream('whims')
  const table = game.deal(options, random)
  let positions = 0
  for (let move = 0; ; move++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) return positions
    const view = game.view(table, seat)
    const actions = game.actions(view)
    if (actions.length > 1) {
      positions++
      const luck = randomFrom(seedFrom(`${seed} ${move}`))
      found({ move, view, actions, work: workOf(() => bot(view, actions, GLIMPSE, luck)) })
    }
    game.play(table, seat, anyAction(game, table, seat, whims), random)
  }
}

/** The longest that a level takes for one of these positions, and for which. */
export function longestOf(
  game: AnyGame,
  level: Level,
  positions: readonly Position[],
): { readonly work: number; readonly position: Position | null } {
  const bot = levelled(game, mindOf(game))
  let longest: { work: number; position: Position | null } = { work: 0, position: null }
  for (const position of positions) {
    const { view, actions, match, move } = position
    const luck = randomFrom(seedFrom(`${match} ${move} ${level}`))
    const work = workOf(() => bot(view, actions, budgetOf(level), luck))
    if (work > longest.work) longest = { work, position }
  }
  return longest
}

const mindOf = ({ id }: AnyGame): Mind => boxOf(id)!.mind

export interface Timed {
  readonly positions: number
  /** Level → the longest thought of all games, in seconds of work. */
  readonly longest: Readonly<Record<Level, number>>
  readonly failures: number
}

/** `prove times: games=1000 positions=87000 level1_ms=3 … level5_ms=1400 failures=0` */
export const timesSummary = (games: number, { positions, longest, failures }: Timed): string =>
  [
    `prove times: games=${games} positions=${positions}`,
    ...LEVELS.map((level) => `level${level}_ms=${Math.round(1000 * longest[level])}`),
    `failures=${failures}`,
  ].join(' ')
