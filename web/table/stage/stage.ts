import {
  isRefusal,
  type Match,
  type Moment,
  type Refusal,
  type Seat,
  type Viewer,
} from '@sternentisch/kernel'
import { Camera, filmOf, type Remember, type Scene } from '../film.ts'
import { Reel } from './reel.ts'

export interface StageHabits {
  pace(): number
  readonly remember?: Remember
}

/** What whoever looks is shown: a camera films for one viewer, and everything filmed runs in its time. */
export class Stage {
  moment: Moment | null = null
  private viewer: Viewer | null = null
  private camera: Camera | null = null
  /** What is being shown has been told before. */
  private again = false
  private readonly reel: Reel
  /** All moves so far, once they have been filmed. */
  private past: Scene[] | null = null

  constructor(
    private readonly match: Match,
    private readonly habits: StageHabits,
    tell: { changed(): void; done(): void },
  ) {
    this.reel = new Reel(
      habits.pace,
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

  /** From now on for this viewer, at rest; null behind the curtain, where nobody looks. */
  openFor(viewer: Viewer | null): void {
    this.viewer = viewer
    const caughtUp = viewer === null ? null : Camera.caughtUp(this.match, viewer, this.habits.remember)
    this.camera = caughtUp?.camera ?? null
    this.past = caughtUp?.scenes ?? null
    this.moment = this.camera?.rest() ?? null
  }

  /** Makes a move; answers what there is to see of it. */
  film(seat: Seat, text: string): readonly Moment[] | Refusal {
    const made = this.camera ? this.camera.play(seat, text) : this.match.play(seat, text)
    if (isRefusal(made)) return made
    if (!('scene' in made)) return []
    this.past?.push(made.scene)
    return made.scene.moments
  }

  /** What the viewer has not seen since that many moves; it begins there. */
  missedSince(moves: number): readonly Moment[] {
    const missed = this.scenes(moves).flatMap(({ moments }) => moments)
    this.moment = missed[0] ?? this.moment
    return missed
  }

  /** False if there is nothing to show. */
  show(moments: readonly Moment[]): boolean {
    if (moments.length > 0) this.reel.play(moments)
    return moments.length > 0
  }

  /** Shows a move of the past again, from one thing that happened on, then goes back to how things are. */
  retell(index: number, from = 0): void {
    if (!this.camera || this.reel.playing) return
    const scene = this.sceneOf(index)
    if (!scene) return
    this.again = true
    this.reel.play([...scene.moments.slice(from, -1), this.camera.rest()])
  }

  /** Holds one instant of the past on the screen until it is let go; false if it cannot be. */
  hold(index: number, at: number): boolean {
    const moment = this.reel.playing ? undefined : this.sceneOf(index)?.moments[at]
    if (!moment) return false
    this.again = true
    this.moment = moment
    return true
  }

  /** Back to how things are. */
  letGo(): void {
    if (!this.again || this.reel.playing) return
    this.again = false
    this.moment = this.camera?.rest() ?? null
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

  private sceneOf(index: number): Scene | undefined {
    this.past ??= [...this.scenes(0)]
    return this.past[index]
  }

  private scenes(from: number, to?: number) {
    return this.viewer === null ? [] : filmOf(this.match, this.viewer, this.habits.remember, from, to)
  }
}
