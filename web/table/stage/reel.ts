import type { Moment } from '@sternentisch/kernel'

/** Shows moments one after another, each for as long as `pace` says. At pace 0 only the last one is shown. */
export class Reel {
  private queue: Moment[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  /** How many times faster than usual. */
  private haste = 1

  constructor(
    private readonly pace: () => number,
    private readonly show: (moment: Moment) => void,
    private readonly done: () => void,
  ) {}

  get playing(): boolean {
    return this.timer !== null
  }

  /** Events still to be shown. */
  get left(): number {
    return this.queue.filter(({ event }) => event !== null).length
  }

  get hurried(): boolean {
    return this.haste > 1
  }

  play(moments: readonly Moment[]): void {
    this.queue.push(...moments)
    if (this.timer === null) this.next()
  }

  hurry(haste: number): void {
    this.haste = haste
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.next()
  }

  skip(): void {
    if (this.timer === null) return
    this.stop()
    this.done()
  }

  /** Drops what was still to be shown, except that the last moment is where things stand. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const last = this.queue.at(-1)
    this.queue = []
    this.haste = 1
    if (last) this.show(last)
  }

  private next(): void {
    this.timer = null
    if (this.pace() === 0) this.queue = this.queue.slice(-1)
    let moment = this.queue.shift()
    // Between two moves nothing rests: the next thing is already happening.
    while (moment && moment.event === null && this.queue.length > 0) moment = this.queue.shift()
    if (!moment) {
      this.haste = 1
      this.done()
      return
    }
    const wait = moment.event === null ? 0 : (this.pace() * this.weight(moment)) / this.haste
    if (moment.event !== null || this.queue.length > 0) this.timer = setTimeout(() => this.next(), wait)
    this.show(moment)
    if (this.timer === null) this.next()
  }

  /** What happens several times in a row, like drawing cards, is understood at the first. */
  private weight({ event }: Moment): number {
    return event?.kind !== undefined && this.queue[0]?.event?.kind === event.kind ? 0.4 : 1
  }
}
