import {
  type AnyGame,
  type AnyTable,
  anyAction,
  copyOver,
  type Draws,
  type Imagining,
  imaginingOf,
  type Mind,
  quickLuck,
  type Random,
  type Seat,
  type Viewer,
} from '@sternentisch/kernel'
import { Spread } from './spread.ts'
import type { Edge, Node, Tally } from './tree.ts'
import { atOnce, Worth } from './worth.ts'

/** A decision that nobody comes to in one iteration: then the rules go round in circles. */
const LONGEST = 400

/** Logarithms are asked for at every move of every iteration, mostly of small numbers. */
const LOGS = Float64Array.from({ length: 4096 }, (_, n) => Math.log(n))
const logOf = (n: number): number => (n < LOGS.length ? LOGS[n] : Math.log(n))

/** How a move did elsewhere counts as much as so many tries of it here. */
const REMEMBERED = 3

/** What a search does beyond the usual. */
export interface Manner {
  /** How a move did elsewhere says something of it here. */
  readonly remembers: boolean
  /** The moves of continuations are weighed: of some that are drawn, what looks best to whoever makes it is made. */
  readonly weighs: boolean
}

export const USUAL: Manner = { remembers: false, weighs: false }

/** Among so many moves a weighed one is the best. */
export const DRAWN = 4

/** How many moves a mind plays on below a tree, if it says so. */
const depthIn = (mind: Mind, table: AnyTable): number | undefined => mind.depthIn?.(table) ?? mind.depth

/** Is shown how a table looked where a continuation ended, and by which of the moves it came there. */
export type Look = (table: AnyTable, move: number) => void

/** Plays imagined tables on, again and again, in a tree of what the searching seat can tell apart. */
export class Search {
  private readonly seat: Seat
  /** All cards lie open: no move is hidden from whoever searches. */
  private readonly isOpen: boolean
  private readonly luck: Random
  readonly draws: Draws
  private readonly imagining: Imagining<AnyTable>
  /** How many moves continuations take below the tree; known once there is a table. */
  private depth: number | null = null
  private imagined: AnyTable | undefined
  private table: AnyTable | null = null
  private tried: AnyTable | null = null
  private readonly worth: Worth
  private readonly worthAtOnce: Worth
  private readonly spread = new Spread()
  /** The way down in one iteration: the moves, and who made them. */
  private readonly path: Edge[] = []
  private readonly movers: Seat[] = []
  private length = 0
  private readonly open: Edge[] = []
  /** What each move came to on the latest table. */
  private readonly outcomes: number[] = []
  /** By seat: what came of each move, wherever it was made. */
  private readonly tallies: readonly Map<unknown, Tally>[] = [new Map(), new Map(), new Map(), new Map()]

  constructor(
    private readonly game: AnyGame,
    private readonly mind: Mind,
    view: unknown,
    random: Random,
    private readonly manner = USUAL,
  ) {
    const { viewer } = view as { readonly viewer: Viewer }
    this.isOpen = viewer === 'all'
    this.seat = typeof viewer === 'number' ? viewer : 0
    this.luck = quickLuck(random.stream('bot'))
    this.draws = this.luck.stream('bot')
    this.imagining = imaginingOf(game, view)
    this.worth = new Worth(game, mind.evaluate)
    this.worthAtOnce = new Worth(game, atOnce(mind))
  }

  /**
   * Every move on the same imagined table: what differs is then the move, not the luck. Answers what each came to for the
   * searching seat; the next call writes over it.
   */
  tryEach(field: readonly Edge[], look?: Look): readonly number[] {
    this.imagined = this.imagining.deal(this.luck, this.imagined)
    for (let move = 0; move < field.length; move++) {
      const edge = field[move]
      const table = this.laid()
      this.note(edge, this.seat)
      this.game.play(table, this.seat, edge.action, this.luck)
      if (this.game.result(table)) edge.ended++
      else if (edge.visits > 0) this.descend(table, edge.after())
      const worth = this.finish(table)
      look?.(table, move)
      this.outcomes[move] = worth[this.seat]
      this.spread.add(worth[this.seat])
    }
    return this.outcomes
  }

  /** One more table from how things are, whoever decides there: what it came to for each seat. */
  tryOn(from: Node): readonly number[] {
    this.imagined = this.imagining.deal(this.luck, this.imagined)
    const table = this.laid()
    this.descend(table, from)
    const worth = this.finish(table)
    this.spread.add(worth[0])
    return worth
  }

  /** The imagined table once more, before anything was played on it. */
  private laid(): AnyTable {
    this.table = copyOver(this.game, this.imagined as AnyTable, this.table)
    this.length = 0
    return this.table
  }

  /** Plays on for a while, and notes all the way up how things stand then. */
  private finish(table: AnyTable): readonly number[] {
    this.playOn(table)
    const worth = this.worth.of(table)
    for (let at = 0; at < this.length; at++) {
      const edge = this.path[at]
      const own = worth[this.movers[at]]
      edge.visits++
      edge.sum += own
      if (edge.tally === null) continue
      edge.tally.visits++
      edge.tally.sum += own
    }
    return worth
  }

  private note(edge: Edge, mover: Seat): void {
    this.path[this.length] = edge
    this.movers[this.length++] = mover
  }

  /** Down the tree until a move is made for the first time, or the match is over. */
  private descend(table: AnyTable, from: Node): void {
    const { game, mind } = this
    let node = from
    for (let moves = 0; moves < LONGEST; moves++) {
      const seat = game.deciding(table)[0]
      if (seat === undefined) return
      const apart = mind.isApart?.(table)
      const listed = apart ? null : game.actionsAt(table, seat)
      if (!listed || listed.length === 1) {
        const only = listed ? listed[0] : anyAction(game, table, seat, this.draws)
        game.play(table, seat, only, this.luck)
        continue
      }
      const edge = this.choose(node, seat, listed)
      this.note(edge, seat)
      game.play(table, seat, edge.action, this.luck)
      if (edge.visits === 0) return
      const seen = this.isOpen || seat === this.seat ? null : mind.seen?.(edge.action)
      node = seen ? node.glimpse(seen) : edge.after()
    }
  }

  /** The move that promises most, by how it did so far and by how little is known of it. */
  private choose(node: Node, seat: Seat, listed: readonly unknown[]): Edge {
    const { open } = this
    const untried = node.movesOf(seat).open(listed, open)
    if (this.manner.remembers) return this.recall(seat, open, listed.length)
    if (untried > 0) return this.nthUntried(open, this.draws.below(untried))
    // A move that was seldom tried is favoured by as much as results vary.
    const curiosity = this.spread.deviation
    let best = open[0]
    let most = -1
    for (let at = 0; at < listed.length; at++) {
      const { sum, visits, available } = open[at]
      const promise = sum / visits + curiosity * Math.sqrt(logOf(available) / visits)
      if (promise > most) {
        most = promise
        best = open[at]
      }
    }
    return best
  }

  /** The same for who remembers: a move that was never tried here is thought to do as it did elsewhere. */
  private recall(seat: Seat, open: readonly Edge[], count: number): Edge {
    const curiosity = this.spread.deviation
    const tallies = this.tallies[seat]
    let best = open[0]
    let most = -1
    for (let at = 0; at < count; at++) {
      const edge = open[at]
      let { tally } = edge
      if (tally === null) {
        tally = tallies.get(edge.action) ?? null
        if (tally === null) {
          tally = { visits: 0, sum: 0 }
          tallies.set(edge.action, tally)
        }
        edge.tally = tally
      }
      if (tally.visits === 0) return edge
      const { sum, visits, available } = edge
      const promise =
        (sum + (REMEMBERED * tally.sum) / tally.visits) / (visits + REMEMBERED) +
        curiosity * Math.sqrt(logOf(available + 1) / (visits + 1))
      if (promise > most) {
        most = promise
        best = edge
      }
    }
    return best
  }

  private nthUntried(open: readonly Edge[], nth: number): Edge {
    let left = nth
    let at = 0
    for (; open[at].visits > 0 || left > 0; at++) if (open[at].visits === 0) left--
    return open[at]
  }

  private playOn(table: AnyTable): void {
    const { game, mind, draws, manner } = this
    this.depth ??= (manner.weighs ? mind.pondered?.(table) : depthIn(mind, table)) ?? mind.horizon
    for (let moves = 0; moves < this.depth; moves++) {
      const seat = game.deciding(table)[0]
      if (seat === undefined) return
      const weighs = manner.weighs && !mind.isApart?.(table)
      const action = weighs ? this.weigh(table, seat) : anyAction(game, table, seat, draws)
      game.play(table, seat, action, this.luck)
    }
  }

  /** What looks best to the seat right after it, of some moves that are drawn. */
  private weigh(table: AnyTable, seat: Seat): unknown {
    let best: unknown
    let most = -1
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const action = anyAction(this.game, table, seat, this.draws)
      if (action === best) continue
      this.tried = copyOver(this.game, table, this.tried)
      this.game.play(this.tried, seat, action, this.luck)
      const own = this.worthAtOnce.of(this.tried)[seat]
      if (own <= most) continue
      most = own
      best = action
    }
    return best
  }
}
