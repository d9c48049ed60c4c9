import type { Lesson } from '@sternentisch/grammar'
import { kernelText, speechIn } from '@sternentisch/kernel'
import { createRoot, type Root } from 'react-dom/client'
import { learnerOf } from '../../host/lesson-host.ts'
import type { OpenGame } from '../../table/open/open-game.ts'
import { drawn } from '../../table/test/drawn.ts'
import { webText } from '../../text/index.ts'
import { LessonBoard } from '../lesson-board.tsx'
import {
  asksForMove,
  isFinished,
  type LessonRun,
  lessonReducer,
  rightMoves,
  startLesson,
} from '../lesson-run.ts'

/** The lesson at each of its steps that asks for a move, all earlier ones answered rightly. */
export function askingSteps({ game, board }: OpenGame, lesson: Lesson): readonly LessonRun[] {
  const asking: LessonRun[] = []
  for (let run = startLesson(game, lesson, board.remember); !isFinished(run); ) {
    const asks = asksForMove(run)
    if (asks) asking.push(run)
    const next = lessonReducer(run, asks ? { kind: 'try', move: rightMoves(run)[0] } : { kind: 'next' })
    if (next.step === run.step) throw new Error(`${lesson.id}: step ${run.step + 1} has no right move`)
    run = next
  }
  return asking
}

/** Somebody at one step of a lesson, who clicks only what glows. */
export class Learner {
  private readonly page = document.createElement('div')
  private readonly root: Root
  private decided: string | null = null
  /** What was clicked since nothing was picked. */
  private clicked: string[] = []

  constructor(private readonly opened: OpenGame) {
    document.body.append(this.page)
    this.root = createRoot(this.page)
  }

  async sitDown(run: LessonRun): Promise<void> {
    this.clicked = []
    const { game, text } = this.opened
    const speech = speechIn('en', [kernelText, webText, text])
    const moment = learnerOf(run).rest
    const onDecide = (action: unknown): void => {
      this.decided = game.write(action)
    }
    await drawn(() =>
      this.root.render(
        <LessonBoard
          key={run.step}
          {...{ opened: this.opened, run, moment, speech, onDecide }}
          playing={false}
          names={['You', 'Jonas']}
        />,
      ),
    )
  }

  async leave(): Promise<void> {
    await drawn(() => this.root.unmount())
    this.page.remove()
  }

  /** What glows, by the words on it; of things with the same words each has a number. */
  glowing(): ReadonlyMap<string, HTMLElement> {
    return this.spotsThat((spot) => spot.dataset.pickable === 'yes')
  }

  /** How the board stands, as far as it can be seen: what glows, what is picked, what could be confirmed. */
  standing(): string {
    const [glowing, picked] = [this.glowing(), this.spotsThat((spot) => spot.dataset.picked === '')]
    return JSON.stringify([[...glowing.keys()], [...picked.keys()], this.button() !== null])
  }

  /** Clicks these one after the other and nothing else; answers the move if one is decided by it. */
  async click(path: readonly string[]): Promise<string | null> {
    if (!this.clicked.every((name, at) => name === path[at])) await this.putAllBack()
    for (const name of path.slice(this.clicked.length)) {
      const spot = this.glowing().get(name)
      if (!spot) throw new Error(`${name} does not glow any more`)
      await drawn(() => spot.click())
      this.clicked.push(name)
    }
    return this.takeDecision()
  }

  /** Confirms what is picked, if it can be confirmed; answers the move. */
  async confirm(): Promise<string | null> {
    const button = this.button()
    if (button) await drawn(() => button.click())
    return this.takeDecision()
  }

  private button = (): HTMLButtonElement | null => this.page.querySelector('.preview-confirm:not(:disabled)')

  /** Once something is decided, nothing is picked any more. */
  private takeDecision(): string | null {
    const { decided } = this
    if (decided !== null) this.clicked = []
    this.decided = null
    return decided
  }

  /** Escape puts back what the last click has picked. */
  private async putAllBack(): Promise<void> {
    for (; this.clicked.length > 0; this.clicked.pop())
      await drawn(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      })
  }

  private spotsThat(isMeant: (spot: HTMLElement) => boolean): ReadonlyMap<string, HTMLElement> {
    const counts = new Map<string, number>()
    const found = new Map<string, HTMLElement>()
    for (const spot of this.page.querySelectorAll<HTMLElement>('[data-spot]')) {
      const words = spot.getAttribute('aria-label') ?? ''
      const number = (counts.get(words) ?? 0) + 1
      counts.set(words, number)
      if (isMeant(spot)) found.set(number === 1 ? words : `${words} (${number})`, spot)
    }
    return found
  }
}
