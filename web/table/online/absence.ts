import type { Reader } from '@sternentisch/kernel'

/** A glance elsewhere: what happened meanwhile is simply shown. */
const GLANCE = 12_000

/** Keeps in mind how much of a match whoever looks has really seen. */
export class Absence {
  /** So many moves had been seen when somebody came back; null while nothing is to be told. */
  since: number | null = null
  private leftAt: number | null = null

  constructor(
    private seen: number,
    private readonly keep: (moves: number) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** On sitting down: what happened since the last visit. */
  arrive({ scenes }: Reader, first: boolean): void {
    if (first) this.see(scenes.length)
    else if (this.isNews(this.seen, scenes.length)) this.since = this.seen
  }

  /** The page is hidden, or the line is lost. */
  leave(): void {
    this.leftAt ??= this.now()
  }

  get isAway(): boolean {
    return this.leftAt !== null
  }

  /** Back again: how much there is to show at once; null if nothing is, or a film tells it. */
  comeBack({ scenes }: Reader): number | null {
    const glance = this.leftAt !== null && this.now() - this.leftAt < GLANCE
    this.leftAt = null
    const { seen } = this
    if (!this.isNews(seen, scenes.length)) {
      this.see(scenes.length)
      return null
    }
    if (glance) {
      this.see(scenes.length)
      return seen
    }
    this.since = seen
    return null
  }

  /** Something has been shown to somebody who looks. */
  show(moves: number): void {
    if (this.isAway) this.seen = Math.min(this.seen, moves)
    else if (this.since === null) this.see(moves)
    // What was to be told has been taken back.
    else if (moves <= this.since) this.told(moves)
  }

  /** The film has been seen, or was not wanted. */
  told(moves: number): void {
    this.since = null
    this.see(moves)
  }

  private isNews(seen: number, moves: number): boolean {
    return seen < moves
  }

  private see(moves: number): void {
    if (this.seen === moves) return
    this.seen = moves
    this.keep(moves)
  }
}
