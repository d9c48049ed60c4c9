import type { GameBoard, Picked } from '@sternentisch/grammar'
import { type AnyGame, type Draws, eventsFor, type Match, type Speech } from '@sternentisch/kernel'
import { namesFor } from '@sternentisch/web/names'
import { drawBoard, drawChart, drawEnding, drawResult, drawThumbnail, type Sitting } from './drawings.tsx'
import type { Scene, Shot } from './follow.ts'
import type { Inquest } from './inquest.ts'
import type { ShownGame } from './moments.ts'
import type { Sampling } from './sampling.ts'

/** How many of many actions are put into words at one instant. */
const SOME_ACTIONS = 4

/** Asks of a board all that a page asks of it. */
export class PageInquest {
  private readonly game: AnyGame
  private readonly board: GameBoard

  constructor(
    { game, board }: Pick<ShownGame, 'game' | 'board'>,
    private readonly inquest: Inquest,
    private readonly sampling: Sampling,
    private readonly whims: Draws,
  ) {
    this.game = game
    this.board = board
  }

  look({ match, shots }: Scene): void {
    for (const shot of shots) {
      this.inquest.place = shot.place
      this.inquest.counts.moments++
      this.read(match, shot)
      this.weigh(shot)
      this.draw(match, shot)
    }
  }

  /** The lines above and beside the board. */
  private read(match: Match, { place: { viewer }, moment: { view, event: told } }: Shot): void {
    const { board, inquest } = this
    const names = (speech: Speech) => namesFor(seating(match), viewer, speech)
    inquest.askInAll({ asked: 'asks' }, (speech) => board.asks(view, names(speech), speech, told))
    if (board.progress)
      inquest.askInAll({ asked: 'progress' }, (speech) => board.progress?.(view, speech) ?? null)
    if (told === null) return
    const { options } = match.opening
    inquest.askInAll({ asked: 'tell' }, (speech) => board.tell(told, viewer, names(speech), speech, options))
    inquest.ask({ asked: 'stands' }, () => board.stands?.(told) ?? null)
  }

  /** What is said of things that can be done. */
  private weigh({ moment: { view }, actions }: Shot): void {
    const { board, inquest } = this
    if (actions.length === 0) return
    const window = this.game.windowAt?.(view, actions) ?? null
    if (window && !actions.includes(window.pass))
      inquest.note({ asked: 'window', about: window.name }, 'cannot pass')
    for (const order of board.orders ?? []) {
      const question = { asked: 'order', about: order.name }
      const answer = inquest.ask(question, () => order.answer(view, actions) ?? null) ?? null
      if (answer !== null && !actions.includes(answer)) inquest.note(question, 'not one of the actions')
    }
    for (const action of this.some(actions)) {
      const about = this.game.write(action)
      inquest.askInAll({ asked: 'describe', about }, (speech) => board.describe(action, view, speech))
      inquest.askInAll({ asked: 'deed', about }, (speech) => board.deed(action, view, speech))
      inquest.askInAll({ asked: 'warnings', about }, (speech) => board.warnings(action, view, speech))
    }
  }

  private draw(match: Match, { place, moment, actions }: Shot): void {
    const { inquest, game, board } = this
    const { viewer } = place
    const speech = this.sampling.speechFor(inquest.speeches, place)
    if (!speech) return
    const { lang } = speech
    const sitting: Sitting = {
      game,
      board,
      viewer,
      moment,
      speech,
      names: namesFor(seating(match), viewer, speech),
    }
    inquest.draw({ asked: 'Board', lang }, () => drawBoard(sitting, actions, []))
    inquest.draw({ asked: 'Chart', lang }, () => drawChart(sitting))
    if (actions.length > 0) {
      const picks = this.somePicks(actions)
      const about = picks.flatMap(({ parts }) => parts).join(' + ')
      inquest.draw({ asked: 'Board', about, lang }, () => drawBoard(sitting, actions, picks))
    }
    if (place.event !== null) return
    inquest.draw({ asked: 'Thumbnail', lang }, () => drawThumbnail(sitting))
    inquest.draw({ asked: 'Result', lang }, () => resultOf(match, sitting))
    inquest.draw({ asked: 'Ending', lang }, () => endingOf(match, sitting))
  }

  /** The first parts of one of the actions, one after the other, perhaps all. */
  private somePicks(actions: readonly unknown[]): readonly Picked[] {
    const parts = this.game.parts(actions[this.whims.below(actions.length)])
    return parts.slice(0, 1 + this.whims.below(parts.length)).map((part) => ({ parts: [part], at: null }))
  }

  private some(actions: readonly unknown[]): readonly unknown[] {
    if (actions.length <= SOME_ACTIONS) return actions
    return Array.from({ length: SOME_ACTIONS }, () => actions[this.whims.below(actions.length)])
  }
}

const seating = ({ seats, opening }: Match) => ({ seats, names: opening.names })

function resultOf(match: Match, sitting: Sitting): string {
  const events = [...match.dealt, ...match.steps.flatMap((step) => step.events)]
  return drawResult(sitting, eventsFor(events, sitting.viewer), match.view('all'))
}

/** As long as it goes on: as if the first seat had won because the others gave up. */
function endingOf(match: Match, sitting: Sitting): string {
  const events = [match.dealt, ...match.steps.map((step) => step.events)].flat()
  const result = match.result ?? { winners: [0], scores: [], by: 'conceding' as const }
  return drawEnding(sitting, eventsFor(events, sitting.viewer), result)
}
