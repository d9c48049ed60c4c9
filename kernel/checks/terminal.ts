// What holds for a game in the terminal: at every moment of a match there are words for it, in every language
import { type GameEvent, tellTo } from '../events.ts'
import type { AnyGame } from '../game.ts'
import type { Draws } from '../random.ts'
import type { Viewer } from '../seat.ts'
import type { GameTerminal, Page } from '../terminal/game-terminal.ts'
import { kernelText } from '../text/index.ts'
import { type Catalogues, LANGS, type Speech } from '../text.ts'
import { attentive, slipIn } from './attentive.ts'
import { type Check, check, expect, startWalk, type Walk, walkOn } from './check.ts'
import { faultIn } from './sentences.ts'

/** A game as a terminal shows it. */
export interface TerminalGame {
  readonly game: AnyGame
  readonly terminal: GameTerminal
  readonly text: Catalogues
}

const NAMES = ['Anna', 'Jonas', 'Mira', 'Bo']
const WIDTHS = [80, 40]
/** Moves described of a long list. */
const SOME = 3

/**
 * Telling and drawing: nothing is asked in vain, nothing breaks a line that is promised to be one, and nobody reads the
 * name of a message instead of the message. Drawings take long, so they take turns with viewers, languages and widths.
 */
export const terminalSpeaks = ({ terminal, text }: Omit<TerminalGame, 'game'>): Check =>
  check('terminal', (game, seed) => {
    const dealt: GameEvent[] = []
    const start = startWalk(game, seed, (event) => dealt.push(event))
    const inquiry = new Inquiry({ game, terminal, text }, start)
    for (const event of dealt) inquiry.hear(event)
    const end = walkOn(
      start,
      () => inquiry.look(),
      (event) => inquiry.hear(event),
    )
    expect(game.deciding(end.table).length === 0, 'the match is not over')
    inquiry.end()
  })

class Inquiry {
  private missing: string[] = []
  private turn = 0
  private readonly speeches: readonly Speech[]
  private readonly viewers: readonly Viewer[]
  private readonly luck: Draws

  constructor(
    private readonly shown: TerminalGame,
    private readonly walk: Walk,
  ) {
    this.speeches = LANGS.map((lang) =>
      attentive(lang, [kernelText, shown.text], (key) => this.missing.push(key)),
    )
    this.viewers = [...walk.viewers, 'all']
    this.luck = walk.whims
  }

  /** At a decision. */
  look(): void {
    const { game, terminal } = this.shown
    for (const viewer of this.viewers) {
      const view = game.view(this.walk.table, viewer)
      for (const speech of this.speeches)
        this.line('ask', viewer, speech, terminal.ask(view, speech, this.page()))
      const actions = typeof viewer === 'number' ? game.actions(view) : []
      if (actions.length > 0) this.decide(view, viewer, actions)
    }
    this.draw((view, speech, page) => terminal.drawTable(view, speech, page))
  }

  private decide(view: unknown, viewer: Viewer, actions: readonly unknown[]): void {
    const { terminal } = this.shown
    const speech = this.speeches[this.turn % this.speeches.length]
    const listed = terminal.listMoves(view, actions, speech, this.page())
    if (listed === null)
      this.text('explainTyping', viewer, speech, terminal.explainTyping(view, speech, this.page()))
    else this.text('listMoves', viewer, speech, listed)
    for (let n = Math.min(SOME, actions.length); n > 0; n--) {
      const action = actions[this.luck.below(actions.length)]
      for (const each of this.speeches) {
        this.line('describeAction', viewer, each, terminal.describeAction(action, view, each, this.page()))
        for (const warning of terminal.warnings(action, view, each, this.page()))
          this.line('warnings', viewer, each, warning)
      }
    }
  }

  /** In the middle of a move. */
  hear(event: GameEvent): void {
    const { game, terminal } = this.shown
    for (const viewer of this.viewers) {
      const view = game.view(this.walk.table, viewer)
      const told = tellTo(event, viewer)
      for (const speech of this.speeches) {
        const words = terminal.tellEvent(told, view, speech, this.page())
        // What belongs to an event may follow on lines of its own.
        for (const line of words?.split('\n') ?? [])
          this.line(`tellEvent of “${event.kind}”`, viewer, speech, line)
      }
    }
  }

  end(): void {
    const { terminal } = this.shown
    for (const _ of [...this.viewers, ...this.speeches])
      this.draw((view, speech, page) => terminal.tellResult(view, speech, page))
  }

  private draw(drawing: (view: unknown, speech: Speech, page: Page) => string): void {
    const { game } = this.shown
    const turn = this.turn++
    const viewer = this.viewers[turn % this.viewers.length]
    const speech = this.speeches[turn % this.speeches.length]
    const width = WIDTHS[turn % WIDTHS.length]
    const view = game.view(this.walk.table, viewer)
    this.text('a drawing', viewer, speech, drawing(view, speech, this.page(width)))
  }

  private readonly page = (width = WIDTHS[0]): Page => ({
    width,
    colour: false,
    names: NAMES.slice(0, this.walk.seats.length),
  })

  /** Words that are promised to be one line, and have no holes. */
  private line(asked: string, viewer: Viewer, speech: Speech, words: string): void {
    const fault = faultIn(words, speech.lang)
    expect(fault === null, `${asked} for ${viewer} in ${speech.lang}: ${fault}`)
    expect(!/[\r\n]/.test(words), `${asked} for ${viewer} in ${speech.lang} breaks the line: “${words}”`)
    this.text(asked, viewer, speech, words)
  }

  private text(asked: string, viewer: Viewer, { lang }: Speech, words: string): void {
    expect(words.trim() !== '', `${asked} for ${viewer} in ${lang} says nothing`)
    const missing = this.missing.find((key) => words.includes(key))
    this.missing = []
    expect(missing === undefined, `${asked} for ${viewer} in ${lang}: no words for ${missing}`)
    const slip = slipIn(words)
    expect(slip === null, `${asked} for ${viewer} in ${lang}: ${slip}`)
  }
}
