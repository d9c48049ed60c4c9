import type { Seat } from '@sternentisch/kernel'
import type { LoadTable, OpenTable } from './clients.ts'
import type { Scripted } from './scripted.ts'

/** One match: its script is played move by move, and each move is over when both clients have seen it. */
export class Playing {
  private played = 0
  private readonly seen = [-1, -1]
  private sentAt = 0
  private table: LoadTable | null = null

  constructor(
    private readonly scripted: Scripted,
    private readonly moved: (milliseconds: number) => void,
    private readonly ready: (playing: Playing) => void,
  ) {}

  async begin(open: OpenTable, address: string): Promise<void> {
    let dealt: () => void = () => {}
    const begun = new Promise<void>((resolve) => {
      dealt = resolve
    })
    this.table = await open(address, this.scripted, (seat, moves) => {
      this.hear(seat, moves)
      if (this.seen[0] >= 0 && this.seen[1] >= 0) dealt()
    })
    await begun
  }

  get isOver(): boolean {
    return this.played >= this.scripted.script.length
  }

  next(): void {
    this.sentAt = performance.now()
    this.table?.play(this.scripted.script[this.played])
  }

  close(): void {
    this.table?.close()
  }

  private hear(seat: Seat, moves: number): void {
    this.seen[seat] = Math.max(this.seen[seat], moves)
    if (this.sentAt === 0 || this.seen[0] <= this.played || this.seen[1] <= this.played) return
    this.moved(performance.now() - this.sentAt)
    this.sentAt = 0
    this.played++
    this.ready(this)
  }
}
