import {
  type AnyGame,
  type AnyTable,
  anyAction,
  type Draws,
  type Imagining,
  imaginingOf,
  type Mind,
  quickLuck,
  type Random,
  type Seat,
} from '@sternentisch/kernel'
import type { Bot, BotMaker, Budget, Thought } from './bot.ts'
import { type Edge, Node } from './tree.ts'
import { worthOf } from './worth.ts'

export interface Tuning {
  /** How much a move that was seldom tried is favoured. */
  readonly curiosity: number
  /** How many moves are played at random below the tree before the table is looked at; the game says if this does not. */
  readonly depth?: number
}

const USUAL: Tuning = { curiosity: 0.35 }

/**
 * Information-set tree search: in every iteration another table that fits the view is imagined; the tree is walked down with
 * the moves that are legal there, grows by one move, and how things stand a little later is noted all the way up. Every
 * seat wants the best for itself, and in a team for the team. Nodes are what the searching seat can tell apart, so the search
 * cannot make its own moves hang on what it does not see.
 */
export const treeSearchWith =
  (tuning: Partial<Tuning> = {}): BotMaker =>
  (game, mind): Bot =>
  (view, actions, budget, random) =>
    new Search(game, mind, view, random, { ...USUAL, ...tuning }).think(actions, budget)

export const treeSearch: BotMaker = treeSearchWith()

/** A decision that nobody comes to in one iteration: then the rules go round in circles. */
const LONGEST = 400

class Search {
  private readonly seat: Seat
  private readonly luck: Random
  private readonly draws: Draws
  private readonly imagining: Imagining<AnyTable>
  private readonly root = new Node()
  private readonly depth: number
  private table: AnyTable | undefined
  /** The way down in one iteration: the moves, and who made them. */
  private readonly path: Edge[] = []
  private readonly movers: Seat[] = []
  private readonly nodes: Node[] = []
  private length = 0
  private readonly open: Edge[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly mind: Mind,
    private readonly view: unknown,
    random: Random,
    private readonly tuning: Tuning,
  ) {
    this.seat = (view as { readonly viewer: Seat }).viewer
    this.luck = quickLuck(random.stream('bot'))
    this.draws = this.luck.stream('bot')
    this.imagining = imaginingOf(game, view)
    this.depth = tuning.depth ?? mind.depth ?? mind.horizon
  }

  think(actions: readonly unknown[], budget: Budget): Thought {
    const field = this.mind.propose(this.view, actions, this.draws)
    if (field.length === 1) return { action: field[0], considered: [] }
    for (let i = 0; i < budget; i++) this.iterate(field)
    const edges = this.root
      .edgesOf(this.seat, field, [])
      .toSorted((a, b) => b.visits - a.visits || b.sum - a.sum)
    const considered = edges.map(({ action, visits, sum }) => ({
      action,
      visits,
      chance: visits === 0 ? 0 : sum / visits,
    }))
    return { action: considered[0].action, considered }
  }

  private iterate(field: readonly unknown[]): void {
    const table = this.imagining.deal(this.luck, this.table)
    this.table = table
    this.length = 0
    this.descend(table, field)
    this.playOn(table)
    const worth = worthOf(this.game, this.mind, table)
    for (let at = 0; at < this.length; at++) {
      this.path[at].visits++
      this.path[at].sum += worth[this.movers[at]]
      this.nodes[at].visits++
    }
  }

  /** Down the tree until a move is made for the first time, or the match is over. */
  private descend(table: AnyTable, field: readonly unknown[]): void {
    const { game, mind } = this
    let node = this.root
    for (let moves = 0; moves < LONGEST; moves++) {
      const isRoot = node === this.root
      const seat = isRoot ? this.seat : game.deciding(table)[0]
      if (seat === undefined) return
      if (!isRoot && mind.isApart?.(table)) {
        game.play(table, seat, anyAction(game, table, seat, this.draws), this.luck)
        continue
      }
      const listed = isRoot ? field : game.actionsAt(table, seat)
      if (listed.length === 1) {
        game.play(table, seat, listed[0], this.luck)
        continue
      }
      const edge = this.choose(node, seat, listed)
      this.nodes[this.length] = node
      this.path[this.length] = edge
      this.movers[this.length++] = seat
      game.play(table, seat, edge.action, this.luck)
      if (edge.visits === 0) return
      node = node.after(edge, seat === this.seat ? edge.action : (mind.seen?.(edge.action) ?? edge.action))
    }
  }

  /** The move that promises most, by how it did so far and by how little is known of it. */
  private choose(node: Node, seat: Seat, listed: readonly unknown[]): Edge {
    const open = node.edgesOf(seat, listed, this.open)
    let untried = 0
    for (let at = 0; at < listed.length; at++) if (open[at].visits === 0) untried++
    if (untried > 0) return this.nthUntried(open, this.draws.below(untried))
    let best = open[0]
    let most = -1
    for (let at = 0; at < listed.length; at++) {
      const { sum, visits, available } = open[at]
      const promise = sum / visits + this.tuning.curiosity * Math.sqrt(Math.log(available) / visits)
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
