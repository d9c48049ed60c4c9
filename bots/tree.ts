import type { Seat } from '@sternentisch/kernel'

/** A move from a node, and what came of it for the seat that made it. */
export class Edge {
  visits = 0
  sum = 0
  /** How often the match was over with it. */
  ended = 0
  /** How often it could have been chosen: a move that was seldom legal must not look unexplored. */
  available = 0
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

/**
 * What the searching seat could tell apart: the moves since now, as far as that seat sees them. The tables that pass through
 * a node differ in everything hidden, so the moves that are legal differ as well.
 */
export class Node {
  private readonly edges: (Map<unknown, Edge> | undefined)[] = [undefined, undefined, undefined, undefined]
  /** What is seen of a move of which something stays hidden → where it leads. */
  private readonly glimpsed = new Map<unknown, Node>()

  /** Each of these moves, which have become available once more. */
  edgesOf(seat: Seat, actions: readonly unknown[], into: Edge[]): Edge[] {
    this.edges[seat] ??= new Map()
    const known = this.edges[seat]
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at]
      let edge = known.get(action)
      if (edge === undefined) {
        edge = new Edge(action)
        known.set(action, edge)
      }
      edge.available++
      into[at] = edge
    }
    return into
  }

  /** Where a move leads that the searching seat sees as `seen`. */
  glimpse(seen: unknown): Node {
    let node = this.glimpsed.get(seen)
    if (node === undefined) {
      node = new Node()
      this.glimpsed.set(seen, node)
    }
    return node
  }
}
