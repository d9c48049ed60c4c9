import {
  CONCEDE,
  DRAW,
  isRefusal,
  type Match,
  type Move,
  type Refusal,
  refuse,
  type Seat,
} from '@sternentisch/kernel'
import type { Judge, Thinker } from '../bot/question.ts'
import type { Player } from '../matches/kept-match.ts'
import type { Scribe, Unkept } from '../matches/scribe.ts'
import { BotSeats } from './bot-seats.ts'
import { Keeper } from './keeper.ts'
import { nameAt } from './names.ts'
import { Device } from './stage/device.ts'
import { Offer } from './stage/offer.ts'
import { Stage, type StageHabits } from './stage/stage.ts'
import { NO_ACTIONS, type TableState, type Trouble } from './state.ts'

/** What a table takes from the settings, asked anew each time, and from its board. */
export interface Habits extends StageHabits {
  autoPass(): boolean
  /** What the viewer's standing orders say to a decision; undefined if they leave it open. */
  answer?(view: unknown, actions: readonly unknown[]): unknown
}

/**
 * A match on this device: persons at the screen, bots in a worker. Everything that happens comes through here, is
 * handed to the storage at once, and is shown to whoever holds the device, one thing after another. Play never waits
 * for the storage: without room it goes on, and only another tab that was quicker stops it.
 */
export class LocalTable {
  state: TableState
  private trouble: Trouble | null = null
  private unkept: Unkept | null = null
  /** Moves of bots that wait until everything before them has been shown. */
  private replies: Move[] = []
  private running = false
  private stopListening = (): void => {}
  private readonly device: Device
  private readonly keeper: Keeper
  private readonly offer: Offer
  private readonly stage: Stage
  private readonly bots: BotSeats
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly scribe: Scribe,
    readonly match: Match,
    thinker: Thinker & Judge,
    private readonly habits: Habits,
  ) {
    this.keeper = new Keeper(scribe, match)
    this.offer = new Offer(match)
    this.stage = new Stage(match, habits, {
      changed: () => this.refresh(),
      done: () => this.proceed(),
    })
    const bots = {
      answered: (seat: Seat, text: string) => {
        this.replies.push({ seat, text })
        if (!this.stage.playing) this.proceed()
      },
      failed: () => this.fail('bot'),
    }
    this.bots = new BotSeats(match, scribe.kept.players, thinker, bots, habits.pace)
    this.device = new Device(match, scribe.kept.players)
    this.stage.openFor(this.device.viewer)
    this.state = this.stateNow()
  }

  get players(): readonly Player[] {
    return this.keeper.players
  }

  /** The match may end with the page, whether or not that was understood. */
  get mayBeLost(): boolean {
    return this.unkept !== null
  }

  private get holder(): Seat | null {
    return this.device.holder
  }

  private get over(): boolean {
    return this.match.result !== null
  }

  /** Whoever gave up decides nothing more. */
  private get plays(): boolean {
    return this.isOpen && this.holder !== null && this.device.persons.includes(this.holder)
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
    this.stopListening = this.scribe.subscribe(() => this.lookAtStorage())
    this.lookAtStorage()
    this.proceed()
  }

  stop(): void {
    this.running = false
    this.stopListening()
    this.stage.stop()
    this.dismissBots()
  }

  /** The viewer's own decision. */
  decide(action: unknown): Refusal | null {
    if (this.holder === null || !this.state.actions.includes(action)) return null
    return this.move(this.holder, this.match.game.write(action))
  }

  undo(): Refusal | null {
    if (this.holder === null) return null
    const refusal = this.match.undo(this.holder, this.movesToUndo())
    if (refusal) return this.byName(refusal)
    this.dismissBots()
    this.stage.stop()
    this.keeper.forgetUndone()
    this.stage.openFor(this.holder)
    this.keeper.store()
    this.proceed()
    return null
  }

  /** What was played by itself goes with the decision before it: alone it would be played again at once. */
  private movesToUndo(): number {
    const { steps } = this.match
    const isOwn = (index: number): boolean => steps[index]?.seat === this.holder
    let moves = 1
    // What others were not asked is theirs to know.
    while (isOwn(steps.length - moves) && this.keeper.unasked.includes(steps.length - moves)) moves++
    return moves
  }

  /** Standing orders have changed: perhaps there is nothing to ask any more. */
  readonly thinkAgain = (): void => this.proceed()

  /** Whether the last move can be taken back, and if not, why: told to its mover. To others it was another's, no more. */
  whyNoUndo(): Refusal | null {
    return this.holder === null ? null : this.byName(this.match.whyNoUndo(this.holder, this.movesToUndo()))
  }

  /** Whoever decided since is called as everywhere on the page. */
  private byName(refusal: Refusal | null): Refusal | null {
    const last = this.match.steps.at(-1)
    if (refusal?.code !== 'undo.other' || !last) return refusal
    return refuse('table.undo.other', { who: nameAt(this.match, last.seat) })
  }

  /** With two sides the match is over; with more a bot plays on, and the others with it. */
  concede(): void {
    if (this.holder === null || this.over) return
    this.dismissBots()
    this.stage.stop()
    this.move(this.holder, CONCEDE)
  }

  /** Offers a draw, or agrees to one; bots say what they think of it, unless they move first. */
  async draw(): Promise<Refusal | null> {
    const { holder } = this
    if (holder === null) return null
    const refusal = this.match.whyNot('draw', holder)
    if (refusal) return refusal
    this.move(holder, DRAW)
    if (this.over) return null
    const answers = await this.bots.answerOffer().catch(() => null)
    // A bot that moved in the meantime has answered by that.
    if (!this.match.wantDraw.includes(holder)) return null
    if (!answers) return refuse('table.draw.unanswered')
    for (const { seat, agrees } of answers) {
      if (agrees) this.move(seat, DRAW)
      else return refuse('table.draw.declined', { who: nameAt(this.match, seat) })
    }
    return null
  }

  /** The holder has seen enough: nothing secret stays on the screen. */
  drawCurtain(): void {
    if (this.nextSeat() === null) return
    this.device.holder = null
    this.stage.openFor(null)
    this.proceed()
  }

  /** Whoever the curtain waits for sits down, and is first shown what happened meanwhile. */
  takeSeat(): void {
    const seat = this.state.curtain
    if (seat === null) return
    this.device.holder = seat
    this.stage.openFor(seat)
    const missed = this.stage.missedSince(this.keeper.heardBy(seat))
    this.keeper.tellAll(seat)
    this.keeper.store()
    if (!this.stage.show(missed)) this.proceed()
  }

  hurry = (): void => {
    this.stage.hurry()
    this.refresh()
  }

  skip = (): void => this.stage.skip()

  /** Shows a move of the past again, from one thing that happened on. */
  readonly again = (index: number, at = 0): void => {
    this.stage.letGo()
    this.stage.retell(index, at)
  }

  /** Holds an instant of the past on the screen; null lets it go. */
  readonly peek = (index: number | null, at: number): void => {
    if (index === null) this.stage.letGo()
    else if (!this.stage.hold(index, at)) return
    this.refresh()
  }

  /** The viewer has read something that the board need not show again. */
  readonly putAway = (name: string): void => {
    const { viewer } = this.device
    if (viewer === null) return
    this.keeper.putAway(viewer, name)
    this.keeper.store()
    this.refresh()
  }

  /** Asks the bot once more after it failed. */
  retry(): void {
    this.trouble = null
    this.proceed()
  }

  /** The person knows what may be lost, and wants to see the board. */
  readonly understand = (): void => {
    this.scribe.understood = this.unkept
    this.refresh()
  }

  private lookAtStorage(): void {
    const { pen, unkept } = this.scribe
    if (pen === 'elsewhere') this.fail('elsewhere')
    if (unkept === this.unkept) return
    this.unkept = unkept
    this.refresh()
  }

  private move(seat: Seat, text: string, unasked = false): Refusal | null {
    if (!this.isOpen) return null
    const seen = this.stage.film(seat, text)
    if (isRefusal(seen)) return seen
    if (unasked) this.keeper.markUnasked()
    if (this.holder !== null) this.keeper.tellAll(this.holder)
    this.keeper.store()
    this.askBots()
    if (!this.stage.show(seen)) this.proceed()
    return null
  }

  /** What can go on by itself goes on: bots think, and what need not be asked is decided. */
  private proceed(): void {
    if (!this.running || this.stage.playing) return
    this.stage.settle()
    const reply = this.replies.shift()
    if (reply) {
      this.bots.done(reply.seat)
      if (isRefusal(this.move(reply.seat, reply.text))) this.fail('bot')
      return
    }
    this.askBots()
    this.refresh()
    const { holder } = this
    if (holder === null || !this.state.plays || !this.state.deciding.includes(holder)) return
    const answer = this.unaskedAnswer(this.match.view(holder), this.state.actions)
    if (answer !== undefined) this.move(holder, this.match.game.write(answer), true)
  }

  /** The only action there is, or the one that a standing order names. */
  private unaskedAnswer(view: unknown, actions: readonly unknown[]): unknown {
    if (actions.length !== 1) return this.habits.answer?.(view, actions)
    const watched = this.device.persons.length > 1
    if (!this.habits.autoPass() || (watched && this.match.game.alwaysAsks?.(view))) return undefined
    return actions[0]
  }

  private askBots(): void {
    if (this.running && !this.over && this.trouble === null) this.bots.ask(this.match.deciding())
  }

  private dismissBots(): void {
    this.replies = []
    this.bots.dismiss()
  }

  private fail(trouble: Trouble): void {
    this.trouble = trouble
    if (trouble === 'elsewhere') this.dismissBots()
    this.refresh()
  }

  private nextSeat(): Seat | null {
    return this.over ? null : this.device.next()
  }

  private stateNow(): TableState {
    const { stage } = this
    const next = this.nextSeat()
    return {
      viewer: this.device.viewer,
      moment: stage.moment,
      playing: stage.playing,
      hurried: stage.hurried,
      retelling: stage.retelling,
      untold: stage.untold,
      curtain: this.device.viewer === null ? (next ?? this.device.persons[0]) : null,
      next: stage.playing ? null : next,
      plays: this.plays,
      actions: this.plays ? this.offer.to(this.holder, stage.playing) : NO_ACTIONS,
      deciding: this.match.deciding(),
      moves: this.match.steps.length,
      unasked: this.keeper.unasked,
      away: this.keeper.awayFor(this.device.viewer),
      over: this.over,
      by: this.match.result?.by ?? null,
      conceded: this.match.conceded,
      wantDraw: this.match.wantDraw,
      trouble: this.trouble,
      unkept: this.unkept === this.scribe.understood ? null : this.unkept,
    }
  }

  private refresh(): void {
    this.state = this.stateNow()
    for (const listener of this.listeners) listener()
  }
}
