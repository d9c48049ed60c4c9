import { CONCEDE, DRAW, type Reader, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Judge, Thinker } from '../bot/question.ts'
import { BotSeats } from '../host/bot-seats.ts'
import type { LocalHost } from '../host/local-host.ts'
import { Safety } from '../host/safety.ts'
import type { Lost, Release } from '../host/share.ts'
import { refuse } from '../text/refuse.ts'
import { type Habits, unaskedAnswer } from './habits.ts'
import { HotSeat } from './hot-seat.ts'
import { nameAt } from './names.ts'
import type { Notice } from './recording.ts'
import { NO_ACTIONS, type TableState, type Trouble } from './state.ts'
import type { Table } from './table.ts'
import { movesToUndo, whyNotBack } from './take-back.ts'

/**
 * A match on this device: persons at the screen, bots in a worker. Whoever holds the device is shown what their feed
 * tells, one thing after another. Play never waits for the storage: without room it goes on, and only another tab that
 * was quicker stops it.
 */
export class LocalTable implements Table {
  state: TableState
  readonly bill: Notice
  private trouble: Trouble | null = null
  private running = false
  private readonly seats: HotSeat
  private readonly bots: BotSeats
  private readonly safety: Safety
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly host: LocalHost,
    thinker: Thinker & Judge,
    private readonly habits: Habits,
  ) {
    const [changed, done] = [() => this.refresh(), () => this.proceed()]
    this.seats = new HotSeat(host, habits, { changed, done })
    this.bots = new BotSeats(host, thinker, { answered: done, failed: () => this.fail('bot') }, habits.pace)
    this.safety = new Safety(host.scribe, { changed, takenElsewhere: () => this.fail('elsewhere') })
    this.bill = host.bill
    this.state = this.stateNow()
  }

  get seen(): Reader | null {
    return this.seats.seen
  }

  get lost(): Lost | null {
    return this.safety.unkept === null ? null : this.host.lost
  }

  get release(): Release | null {
    return this.host.release
  }

  private get over(): boolean {
    return this.host.standing.result !== null
  }

  /** Whether anything can be decided here at all. */
  private get isOpen(): boolean {
    return !this.over && this.trouble !== 'elsewhere'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): void {
    this.running = true
    this.safety.start()
    this.proceed()
  }

  stop(): void {
    this.running = false
    this.safety.stop()
    this.seats.screen.stage.stop()
    this.bots.dismiss()
  }

  async decide(action: unknown): Promise<Refusal | null> {
    const { holder } = this.seats
    if (holder === null || !this.state.actions.includes(action)) return null
    return this.move(holder, this.host.game.write(action))
  }

  async undo(): Promise<Refusal | null> {
    const { holder, seen } = this.seats
    if (holder === null || !seen) return null
    const { unasked } = this.host.keeper
    const refusal = whyNotBack(seen, unasked) ?? this.host.undo(holder, movesToUndo(seen, unasked))
    if (refusal) return refusal
    this.bots.dismiss()
    this.seats.screen.showTakenBack()
    this.proceed()
    return null
  }

  whyNoUndo(): Refusal | null {
    const { holder, seen } = this.seats
    return holder === null || !seen ? null : whyNotBack(seen, this.host.keeper.unasked)
  }

  async concede(): Promise<void> {
    const { holder } = this.seats
    if (holder === null || this.over) return
    this.bots.dismiss()
    this.seats.screen.stage.stop()
    this.move(holder, CONCEDE)
  }

  /** Bots say what they think of it, unless they move first. */
  async draw(): Promise<Refusal | null> {
    const { holder } = this.seats
    if (holder === null) return null
    const refusal = this.host.whyNot('draw', holder)
    if (refusal) return refusal
    this.move(holder, DRAW)
    if (this.over) return null
    const answers = await this.bots.answerOffer().catch(() => null)
    // A bot that moved in the meantime has answered by that.
    if (!this.host.standing.wantDraw.includes(holder)) return null
    if (!answers) return refuse('table.draw.unanswered')
    for (const { seat, agrees } of answers) {
      if (agrees) this.move(seat, DRAW)
      else return refuse('table.draw.declined', { who: nameAt(this.bill, seat) })
    }
    return null
  }

  readonly thinkAgain = (): void => this.proceed()

  drawCurtain(): void {
    if (this.seats.drawCurtain()) this.proceed()
  }

  takeSeat(): void {
    const { curtain } = this.state
    if (curtain !== null && !this.seats.sitDown(curtain)) this.proceed()
  }

  readonly hurry = (): void => this.seats.screen.hurry()
  readonly skip = (): void => this.seats.screen.skip()
  readonly again: Table['again'] = (index, at) => this.seats.screen.again(index, at)
  readonly peek: Table['peek'] = (index, at) => this.seats.screen.peek(index, at)

  readonly putAway = (name: string): void => {
    this.seats.putAway(name)
    this.refresh()
  }

  retry(): void {
    this.trouble = null
    this.proceed()
  }

  readonly understand = (): void => {
    this.safety.understand()
    this.refresh()
  }

  rematch(): void {
    this.host.rematch()
  }

  private move(seat: Seat, text: string, unasked = false): Refusal | null {
    if (!this.isOpen) return null
    const refusal = this.host.play(seat, text, this.seats.holder, unasked)
    if (refusal) return refusal
    this.askBots()
    if (!this.seats.screen.showNews()) this.proceed()
    return null
  }

  /** What can go on by itself goes on: bots think, and what need not be asked is decided. */
  private proceed(): void {
    const { stage } = this.seats.screen
    if (!this.running || stage.playing) return
    stage.settle()
    const reply = this.bots.takeReply()
    if (reply) {
      if (this.move(reply.seat, reply.text)) this.fail('bot')
      return
    }
    this.askBots()
    this.refresh()
    this.decideUnasked()
  }

  private decideUnasked(): void {
    const { holder, seen, isShared } = this.seats
    const { plays, deciding, actions } = this.state
    if (holder === null || !seen || !plays || !deciding.includes(holder)) return
    const { game } = this.host
    const answer = unaskedAnswer(this.habits, { game, view: seen.rest.view, watched: isShared }, actions)
    if (answer !== undefined) this.move(holder, game.write(answer), true)
  }

  private askBots(): void {
    if (this.running && !this.over && this.trouble === null) this.bots.ask(this.host.standing.deciding)
  }

  private fail(trouble: Trouble): void {
    this.trouble = trouble
    if (trouble === 'elsewhere') this.bots.dismiss()
    this.refresh()
  }

  private stateNow(): TableState {
    const { moves, deciding, conceded, wantDraw, result } = this.host.standing
    const { holder, holderPlays } = this.seats
    const plays = this.isOpen && holderPlays
    return {
      ...this.seats.look(),
      ...{ moves, deciding, conceded, wantDraw, plays },
      canDraw: plays && holder !== null && this.host.whyNot('draw', holder) === null,
      actions: plays ? this.seats.screen.actions() : NO_ACTIONS,
      over: result !== null,
      by: result?.by ?? null,
      winners: result?.winners ?? NOBODY,
      trouble: this.trouble,
      unkept: this.safety.toSay,
    }
  }

  private refresh(): void {
    this.state = this.stateNow()
    for (const listener of this.listeners) listener()
  }
}

const NOBODY: readonly Seat[] = []
