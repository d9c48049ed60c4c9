import type { GameBoard } from '@sternentisch/grammar'
import {
  type GameEvent,
  isRefusal,
  Match,
  type Moment,
  type Refusal,
  type Seat,
  type Step,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'

/** One move as a viewer sees it: a moment for each thing that happened, then one at rest. */
export interface Scene {
  readonly seat: Seat
  readonly moments: readonly Moment[]
}

export type Remember = GameBoard['remember']

/** Films a match for one viewer, and keeps what this viewer remembers. */
export class Camera {
  private memory: unknown

  constructor(
    private readonly match: Match,
    private readonly viewer: Viewer,
    private readonly remember?: Remember,
  ) {}

  /**
   * A camera that has been there from the start, so that nothing is forgotten when a page is loaded again; and what it
   * has filmed, if it had to.
   */
  static caughtUp(match: Match, viewer: Viewer, remember?: Remember) {
    const camera = new Camera(match, viewer, remember)
    if (!remember) return { camera, scenes: null }
    const past = filmed(match, viewer, match.steps.length, remember)
    camera.memory = past.camera.memory
    return { camera, scenes: past.scenes }
  }

  rest(): Moment {
    return this.momentOf(null)
  }

  take(event: GameEvent): Moment {
    const moment = this.momentOf(event)
    if (!this.remember) return moment
    this.memory = this.remember(this.memory, moment)
    return { ...moment, memory: this.memory }
  }

  /** Makes a move and films it. */
  play(seat: Seat, text: string): { readonly step: Step; readonly scene: Scene } | Refusal {
    const moments: Moment[] = []
    const step = this.match.play(seat, text, (event) => moments.push(this.take(event)))
    if (isRefusal(step)) return step
    return { step, scene: { seat, moments: [...moments, this.rest()] } }
  }

  private momentOf(event: GameEvent | null): Moment {
    const moment = { view: this.match.view(this.viewer), event: event && tellTo(event, this.viewer) }
    return this.memory === undefined ? moment : { ...moment, memory: this.memory }
  }
}

/** The first moves of a match once more, from the deal on. */
function filmed(match: Match, viewer: Viewer, to: number, remember?: Remember) {
  const again = new Match(match.opening)
  const camera = new Camera(again, viewer, remember)
  const opening = [...again.dealt.map((event) => camera.take(event)), camera.rest()]
  const scenes = match.steps.slice(0, to).map(({ seat, text }) => {
    const shot = camera.play(seat, text)
    if (isRefusal(shot)) throw new Error(`a move once played is refused: ${text}`)
    return shot.scene
  })
  return { camera, opening, scenes }
}

/** What happened before the first decision. */
export const openingOf = (match: Match, viewer: Viewer, remember?: Remember): readonly Moment[] =>
  filmed(match, viewer, 0, remember).opening

/** The moves of a match from one on, filmed for one viewer. */
export const filmOf = (
  match: Match,
  viewer: Viewer,
  remember?: Remember,
  from = 0,
  to = match.steps.length,
): readonly Scene[] => filmed(match, viewer, to, remember).scenes.slice(from)
