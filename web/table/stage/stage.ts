import type { Moment, Reader } from '@sternentisch/kernel'
import { Reel } from './reel.ts'

/** What whoever looks is shown: everything that a reader has seen runs in its time. */
export class Stage {
  moment: Moment | null = null
  private reader: Reader | null = null
  /** What is being shown has been told before. */
  private again = false
  private readonly reel: Reel

  constructor(
    pace: () => number,
    tell: { changed(): void; done(): void },
    /** What of it is for the board. */
    private readonly forBoard: (moments: readonly Moment[], reader: Reader) => readonly Moment[],
  ) {
    this.reel = new Reel(
      pace,
      (moment) => {
        this.moment = moment
        tell.changed()
      },
      () => tell.done(),
    )
  }

  get playing(): boolean {
    return this.reel.playing
  }

  get hurried(): boolean {
    return this.reel.hurried
  }

  get retelling(): boolean {
    return this.again
  }

  /** Events that have happened and were not shown yet. */
  get untold(): number {
    return this.again ? 0 : this.reel.left
  }

  /** From now on what this reader sees, as it was after so many moves; null behind the curtain, where nobody looks. */
  openFor(reader: Reader | null, moves = reader?.scenes.length ?? 0): void {
    this.reader = reader
    this.moment = reader?.scenes[moves]?.moments[0] ?? reader?.rest ?? null
  }

  /** False if there is nothing to show. */
  show(moments: readonly Moment[]): boolean {
    const shown = this.reader ? this.forBoard(moments, this.reader) : moments
    if (shown.length > 0) this.reel.play(shown)
    return shown.length > 0
  }

  /** Shows what happened since that many moves; false if that is nothing. */
  showSince(moves: number): boolean {
    return this.show((this.reader?.scenes ?? []).slice(moves).flatMap((scene) => scene.moments))
  }

  /** Shows a move of the past again, from one thing that happened on, then goes back to how things are. */
  retell(index: number, from = 0): void {
    const scene = this.reader?.scenes[index]
    if (!this.reader || !scene || this.reel.playing) return
    this.again = true
    this.reel.play([...scene.moments.slice(from, -1), this.reader.rest])
  }

  /** Holds one instant of the past on the screen until it is let go; false if it cannot be. */
  hold(index: number, at: number): boolean {
    const moment = this.reel.playing ? undefined : this.reader?.scenes[index]?.moments[at]
    if (!moment) return false
    this.again = true
    this.moment = moment
    return true
  }

  /** Back to how things are. */
  letGo(): void {
    if (!this.again || this.reel.playing) return
    this.again = false
    this.moment = this.reader?.rest ?? null
  }

  /** Whatever was told again is over. */
  settle(): void {
    this.again = false
  }

  hurry(): void {
    this.reel.hurry(this.reel.hurried ? 1 : 4)
  }

  skip(): void {
    this.reel.skip()
  }

  stop(): void {
    this.reel.stop()
  }
}
