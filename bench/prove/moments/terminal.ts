import {
  type AnyGame,
  type Draws,
  type GameEvent,
  type Match,
  type Speech,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import type { GameTerminal, Page } from '@sternentisch/kernel/terminal'
import type { Scene, Shot } from './follow.ts'
import type { Inquest } from './inquest.ts'
import type { ShownGame } from './moments.ts'

const WIDTHS = [80, 40]
const SOME_ACTIONS = 4

/** Asks of a terminal all that the programs ask of it, and more: at every instant. */
export class TerminalInquest {
  /** One way of drawing after the other: language and width. */
  private turn = 0

  private readonly game: AnyGame
  private readonly terminal: GameTerminal

  constructor(
    { game, terminal }: Pick<ShownGame, 'game' | 'terminal'>,
    private readonly inquest: Inquest,
    private readonly whims: Draws,
  ) {
    this.game = game
    this.terminal = terminal
  }

  look({ match, shots }: Scene): void {
    const { terminal, inquest } = this
    for (const { place, moment, event, actions } of shots) {
      const { view } = moment
      inquest.place = place
      inquest.counts.moments++
      const { names } = match.opening
      inquest.askInAll({ asked: 'terminal ask' }, (speech) => terminal.ask(view, speech, this.page(names)))
      this.draw('drawTable', names, (speech, page) => terminal.drawTable(view, speech, page))
      this.draw('drawChart', names, (speech, page) => this.chart(view, speech, page))
      if (event) this.tell(event, place.viewer, view, names)
      else this.rest(match, shots, { place, moment, event, actions })
    }
  }

  private rest(match: Match, shots: readonly Shot[], here: Shot): void {
    const { terminal, inquest } = this
    const { viewer } = here.place
    const { view } = here.moment
    const { names } = match.opening
    for (const { event, place } of shots)
      if (event && place.viewer === viewer) this.tell(event, viewer, view, names)
    if (here.actions.length > 0) this.decide(here, names)
    if (match.result === null) return
    // The log is told by a table on which everything is over.
    for (const { events } of match.steps) for (const event of events) this.tell(event, viewer, view, names)
    for (const width of WIDTHS)
      inquest.askInAll({ asked: 'tellResult' }, (speech) =>
        terminal.tellResult(view, speech, this.page(names, width)),
      )
  }

  private decide({ moment: { view }, actions }: Shot, names: readonly string[]): void {
    const { terminal, inquest, whims } = this
    this.draw('listMoves', names, (speech, page) => terminal.listMoves(view, actions, speech, page) ?? '')
    this.draw('explainTyping', names, (speech, page) => terminal.explainTyping(view, speech, page))
    inquest.ask({ asked: 'presets' }, () => terminal.presets(view, [], whims).map(({ move }) => move))
    for (let n = Math.min(SOME_ACTIONS, actions.length); n > 0; n--) {
      const action = actions[whims.below(actions.length)]
      const about = this.game.write(action)
      inquest.askInAll({ asked: 'describeAction', about }, (speech) =>
        terminal.describeAction(action, view, speech, { names }),
      )
      inquest.askInAll({ asked: 'terminal warnings', about }, (speech) =>
        terminal.warnings(action, view, speech, { names }),
      )
      inquest.ask({ asked: 'needsConsent', about }, () => terminal.needsConsent(action, view))
      inquest.ask({ asked: 'spellOut', about }, () => terminal.spellOut(view, about))
    }
  }

  private tell(event: GameEvent, viewer: Viewer, view: unknown, names: readonly string[]): void {
    const { inquest, terminal } = this
    const told = tellTo(event, viewer)
    inquest.askInAll({ asked: 'tellEvent' }, (speech) => terminal.tellEvent(told, view, speech, { names }))
  }

  private draw(
    asked: string,
    names: readonly string[],
    drawing: (speech: Speech, page: Page) => string,
  ): void {
    const { speeches } = this.inquest
    const turn = this.turn++
    const speech = speeches[turn % speeches.length]
    const width = WIDTHS[Math.floor(turn / speeches.length) % WIDTHS.length]
    const question = { asked, about: `${width} columns`, lang: speech.lang }
    this.inquest.draw(question, () => drawing(speech, this.page(names, width)))
  }

  private chart(view: unknown, speech: Speech, page: Page): string {
    const { charts } = this.terminal
    return charts.length === 0
      ? ''
      : this.terminal.drawChart(charts[this.whims.below(charts.length)], view, speech, page)
  }

  private page = (names: readonly string[], width = WIDTHS[0]): Page => ({ width, colour: false, names })
}
