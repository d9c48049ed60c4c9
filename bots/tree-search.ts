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
} from '@sternentisch/kernel'
import type { BotMaker, Budget, Thought } from './bot.ts'
import { Spread } from './spread.ts'
import { Edge, type Node } from './tree.ts'
import { worthOf } from './worth.ts'

/**
 * Information-set tree search: again and again a table that fits the view is imagined, and each move is tried on it. Below,
 * the tree is walked down with the moves that are legal there, grows by one move, and how things stand a little later is noted
 * all the way up. Every seat wants the best for itself, and in a team for the team. Nodes are what the searching seat can tell
 * apart, so the search cannot make its own moves hang on what it does not see. Of its own moves the worse half is dropped
 * again and again: what is tried most in the end is what it takes.
 */
export const treeSearch: BotMaker = (game, mind) => (view, actions, budget, random) =>
  new Search(game, mind, view, random).think(actions, budget)

/** A decision that nobody comes to in one iteration: then the rules go round in circles. */
const LONGEST = 400

class Search {
  private readonly seat: Seat
  private readonly luck: Random
  private readonly draws: Draws
  private readonly imagining: Imagining<AnyTable>
  private readonly depth: number
  private imagined: AnyTable | undefined
  private table: AnyTable | null = null
  private readonly spread = new Spread()
  /** The way down in one iteration: the moves, and who made them. */
  private readonly path: Edge[] = []
  private readonly movers: Seat[] = []
  private length = 0
  private readonly open: Edge[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly mind: Mind,
    private readonly view: unknown,
    random: Random,
  ) {
    this.seat = (view as { readonly viewer: Seat }).viewer
    this.luck = quickLuck(random.stream('bot'))
    this.draws = this.luck.stream('bot')
    this.imagining = imaginingOf(game, view)
    this.depth = mind.depth ?? mind.horizon
  }

  think(actions: readonly unknown[], budget: Budget): Thought {
    const proposed = this.mind.propose(this.view, actions, this.draws)
    if (proposed.length === 1) return { action: proposed[0], considered: [] }
    const field = proposed.map((action) => new Edge(action))
    const fallen: Edge[] = []
    for (let left = budget; field.length > 1; ) {
      // As much for each round as for the next: most goes to those that are close to the best.
      const rounds = Math.ceil(Math.log2(field.length))
      const tries = Math.max(1, Math.floor(left / rounds / field.length))
      for (let i = 0; i < tries; i++) this.tryEach(field)
      left -= tries * field.length
      field.sort((x, y) => y.promise - x.promise)
      fallen.unshift(...field.splice(Math.ceil(field.length / 2)))
    }
    const considered = [...field, ...fallen].map(({ action, visits, sum }) => ({
      action,
      visits,
      chance: sum / visits,
    }))
    return { action: considered[0].action, considered }
  }

  /** Every move on the same imagined table: what differs is then the move, not the luck. */
  private tryEach(field: readonly Edge[]): void {
    this.imagined = this.imagining.deal(this.luck, this.imagined)
    for (const edge of field) {
      const table = copyOver(this.game, this.imagined, this.table)
      this.table = table
      this.length = 0
      this.note(edge, this.seat)
      this.game.play(table, this.seat, edge.action, this.luck)
      if (this.game.result(table)) edge.ended++
      else if (edge.visits > 0) this.descend(table, edge.after())
      this.playOn(table)
      const worth = worthOf(this.game, this.mind, table)
      for (let at = 0; at < this.length; at++) {
        this.path[at].visits++
        this.path[at].sum += worth[this.movers[at]]
      }
      this.spread.add(worth[this.seat])
    }
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
      const seen = seat === this.seat ? null : mind.seen?.(edge.action)
      node = seen ? node.glimpse(seen) : edge.after()
    }
  }

  /** The move that promises most, by how it did so far and by how little is known of it. */
  private choose(node: Node, seat: Seat, listed: readonly unknown[]): Edge {
    const open = node.edgesOf(seat, listed, this.open)
    let untried = 0
    for (let at = 0; at < listed.length; at++) if (open[at].visits === 0) untried++
    if (untried > 0) return this.nthUntried(open, this.draws.below(untried))
    // A move that was seldom tried is favoured by as much as results vary.
    const curiosity = this.spread.deviation
    let best = open[0]
    let most = -1
    for (let at = 0; at < listed.length; at++) {
      const { sum, visits, available } = open[at]
      const promise = sum / visits + curiosity * Math.sqrt(Math.log(available) / visits)
      if (promise > most) {
        most = promise
        best = open[at]
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
    for (let moves = 0; moves < this.depth; moves++) {
      const seat = this.game.deciding(table)[0]
      if (seat === undefined) return
      this.game.play(table, seat, anyAction(this.game, table, seat, this.draws), this.luck)
    }
  }
}
