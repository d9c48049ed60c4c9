import type { Moment, Reader, Scene } from '@sternentisch/kernel'
import { Reel } from '../stage/reel.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a move stands before the next one is shown. */
const PAUSE = 250
/** The same where nothing moves: long enough to look. */
const PAUSE_STILL = 900

export interface ProjectorState {
  /** So many moves have been made. */
  readonly at: number
  readonly moment: Moment
  /** Goes on by itself. */
  readonly running: boolean
  readonly speed: Speed
}

/** Shows a match that somebody has seen: any position, one move at a time, or all by itself. */
export class Projector {
  state: ProjectorState
  private readonly reel: Reel
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly seen: Pick<Reader, 'opening' | 'scenes'>,
    at: number,
    private readonly pace: () => number,
  ) {
    const from = Math.min(Math.max(0, at), this.scenes.length)
    this.state = { at: from, moment: this.restAt(from), running: false, speed: 1 }
    this.reel = new Reel(
      () => this.pace() / this.state.speed,
      (moment) => this.change({ moment }),
      () => this.arrived(),
    )
  }

  get scenes(): readonly Scene[] {
    return this.seen.scenes
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  jump(to: number): void {
    this.halt()
    const at = Math.min(Math.max(0, to), this.scenes.length)
    this.change({ at, moment: this.restAt(at), running: false })
  }

  /** In the middle of a move: the instant of one thing that happened in it. */
  stopAt(move: number, event: number): void {
    this.jump(move + 1)
    const moment = this.scenes[move]?.moments[event]
    if (moment) this.change({ moment })
  }

  forward(): void {
    this.halt()
    this.change({ running: false })
    this.advance()
  }

  toggle(): void {
    if (this.state.running) {
      this.halt()
      this.change({ running: false, moment: this.restAt(this.state.at) })
      return
    }
    const at = this.state.at === this.scenes.length ? 0 : this.state.at
    this.change({ running: true, at, moment: this.restAt(at) })
    this.wait()
  }

  setSpeed(speed: Speed): void {
    this.change({ speed })
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.wait()
  }

  /** Stops all timers: the page goes on to something else. */
  halt(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.reel.stop()
  }

  private advance(): void {
    const scene = this.scenes[this.state.at]
    if (!scene) return
    this.change({ at: this.state.at + 1 })
    this.reel.play(scene.moments)
  }

  private arrived(): void {
    if (!this.state.running) return
    if (this.state.at < this.scenes.length) this.wait()
    else this.change({ running: false })
  }

  private wait(): void {
    const pause = (this.pace() === 0 ? PAUSE_STILL : PAUSE) / this.state.speed
    this.timer = setTimeout(() => {
      this.timer = null
      this.advance()
    }, pause)
  }

  private restAt(at: number): Moment {
    const moments = this.scenes[at - 1]?.moments ?? this.seen.opening
    return moments[moments.length - 1]
  }

  private change(changes: Partial<ProjectorState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }
}
