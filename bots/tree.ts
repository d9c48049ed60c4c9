import type { Seat } from '@sternentisch/kernel'

/** A move from a node, and what came of it for the seat that made it. */
export class Edge {
  visits = 0
  sum = 0
  /** How often the match was over with it. */
  ended = 0
  /** How often it could have been chosen: a move that was seldom legal must not look unexplored. */
  available = 0
  /** What was listed after it the last time. */
  sibling: Edge | null = null
  /** How the same move did wherever it was made, for those who remember. */
  tally: Tally | null = null
  private next: Node | null = null

  constructor(readonly action: unknown) {}

  /** What it promises: a certain win is more than any hope, and a certain loss less. */
  get promise(): number {
    const mean = this.sum / this.visits
    if (this.ended < this.visits) return mean
    return mean === 1 ? 2 : mean === 0 ? -1 : mean
  }

  /** Where it leads, if the searching seat sees all of it. */
  after(): Node {
    this.next ??= new Node()
    return this.next
  }
}

/** What came of a move wherever it was made. */
export interface Tally {
  visits: number
  sum: number
}

/** From so many moves on, looking them up in a map is quicker than looking through them. */
const MANY = 24

/** The moves of one seat from a node, as they were first listed. */
class Moves {
  private readonly edges: Edge[] = []
  private byAction: Map<unknown, Edge> | null = null
  /** What was listed first the last time. */
  private first: Edge | null = null

  constructor(
    readonly seat: Seat,
    readonly next: Moves | null,
  ) {}

  /**
   * The edge of each of these, which have become available once more; answers how many were never tried. Lists of one node are
   * much alike: what came after a move the last time mostly comes after it again, and need not be looked for.
   */
  open(actions: readonly unknown[], into: Edge[]): number {
    let untried = 0
    let before: Edge | null = null
    let edge = this.first
    for (let at = 0; at < actions.length; at++) {
      if (edge === null || edge.action !== actions[at]) {
        edge = this.find(actions[at])
        if (before === null) this.first = edge
        else before.sibling = edge
      }
      edge.available++
      if (edge.visits === 0) untried++
      into[at] = edge
      before = edge
      edge = edge.sibling
    }
    return untried
  }

  private find(action: unknown): Edge {
    const { edges, byAction } = this
    if (byAction !== null) return byAction.get(action) ?? this.add(action)
    for (let at = 0; at < edges.length; at++) if (edges[at].action === action) return edges[at]
    return this.add(action)
  }

  private add(action: unknown): Edge {
    const edge = new Edge(action)
    this.edges.push(edge)
    if (this.byAction !== null) this.byAction.set(action, edge)
    else if (this.edges.length === MANY)
      this.byAction = new Map(this.edges.map((each) => [each.action, each]))
    return edge
  }
}

/**
 * What the searching seat could tell apart: the moves since now, as far as that seat sees them. The tables that pass through
 * a node differ in everything hidden, so the moves that are legal differ as well, and with them who makes the next.
 */
export class Node {
  private moves: Moves | null = null
  /** What is seen of a move of which something stays hidden → where it leads. */
  private glimpsed: Map<unknown, Node> | null = null

  movesOf(seat: Seat): Moves {
    for (let moves = this.moves; moves !== null; moves = moves.next) if (moves.seat === seat) return moves
    this.moves = new Moves(seat, this.moves)
    return this.moves
  }

  /** Where a move leads that the searching seat sees as `seen`. */
  glimpse(seen: unknown): Node {
    this.glimpsed ??= new Map()
    let node = this.glimpsed.get(seen)
    if (node === undefined) {
      node = new Node()
      this.glimpsed.set(seen, node)
    }
    return node
  }
}
