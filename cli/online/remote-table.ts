import {
  type Bill,
  type Feed,
  type Random,
  type Refusal,
  randomFrom,
  refuse,
  type Seat,
  type Standing,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import type { FollowedTable, Line } from '@sternentisch/wire/client'
import type { Table } from '../play/table.ts'

const SLOWER = 500

export interface RemoteWays {
  readonly line: Line
  readonly followed: FollowedTable
  readonly bill: Bill
  /** Nobody waits for an answer any more. */
  readonly givenUp: Promise<void>
  /** Says how the clocks stand, and what else stands beside the table. */
  remind(): void
}

/** A match at a server, as far as it has been told here: the server is its host, and has the last word. */
export class RemoteTable implements Table {
  readonly bill: Bill
  /** How much of what the server has told is known at this keyboard. */
  told = 0
  private known: Standing | null = null

  constructor(private readonly ways: RemoteWays) {
    this.bill = ways.bill
  }

  get standing(): Standing {
    return this.known ?? { moves: 0, deciding: [], conceded: [], wantDraw: [], result: null }
  }

  feedOf(viewer: Viewer): Pick<Feed, 'bill' | 'since'> {
    if (viewer !== this.bill.viewer) throw new Error(`nobody looks as ${viewer} here`)
    const { bill } = this
    return { bill, since: (n) => this.ways.followed.since(n).slice(0, Math.max(0, this.told - n)) }
  }

  /** Takes in the next thing that the match tells. */
  hearOn(): void {
    const [news] = this.ways.followed.since(this.told)
    if (!news) throw new Error('there is nothing more to hear')
    this.told++
    this.known = news.standing
  }

  play(_seat: Seat, text: string): Promise<Refusal | null> {
    return this.act({ do: 'move', text })
  }

  undo(_seat: Seat): Promise<Refusal | null> {
    return this.act({ do: 'undo', moves: 1 })
  }

  /** Answered once it is stored; that may take as long as the line is lost. */
  async act(act: Act): Promise<Refusal | null> {
    const { line, followed, givenUp } = this.ways
    for (;;) {
      const refusal = await Promise.race([
        line.act(followed.id, act),
        givenUp.then(() => refuse('cli.online.unanswered')),
      ])
      if (refusal?.code !== 'online.tooMany') return refusal
      // Only a file of lines types that fast; it can wait.
      await new Promise((resolve) => setTimeout(resolve, SLOWER))
    }
  }

  /** For hints and ready-made choices: it has nothing to do with the cards. */
  luckAt(seat: Seat, purpose: string): Random {
    return randomFrom(seedFrom(`${this.bill.match} ${purpose} ${seat} ${this.standing.moves}`))
  }

  /** Bots of a server answer in their own time. */
  offerToBots(): readonly Seat[] {
    return []
  }

  remind(): void {
    this.ways.remind()
  }
}
