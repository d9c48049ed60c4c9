import { DRAW, type Reader, type Refusal, refuse, type Seat } from '@sternentisch/kernel'
import type { Judge, Thinker } from '../../bot/question.ts'
import { BotSeats } from '../../host/bot-seats.ts'
import type { LocalHost } from '../../host/local-host.ts'
import { nameAt } from '../names.ts'
import { whyNotBack } from '../stage/take-back.ts'
import { NO_ACTIONS, type Trouble } from '../state.ts'
import { type Habits, unaskedAnswer } from './habits.ts'
import type { HotSeat } from './hot-seat.ts'

/** How play goes on at a table of this device: a move is made and shown, bots answer, and what need not be asked is decided. */
export class Flow {
  trouble: Trouble | null = null
  private running = false
  private readonly bots: BotSeats

  constructor(
    private readonly host: LocalHost,
    private readonly seats: HotSeat,
    thinker: Thinker & Judge,
    private readonly habits: Habits,
    private readonly changed: () => void,
  ) {
    const tell = { answered: () => this.proceed(), failed: () => this.fail('bot') }
    this.bots = new BotSeats(host, thinker, tell, habits.pace)
  }

  /** Whether anything can be decided here at all. */
  get isOpen(): boolean {
    return this.host.standing.result === null && this.trouble !== 'elsewhere' && this.trouble !== 'behind'
  }

  /** What the holder may decide. */
  get actions(): readonly unknown[] {
    return this.isOpen && this.seats.holderPlays ? this.seats.screen.actions() : NO_ACTIONS
  }

  start(): void {
    this.running = true
    this.proceed()
  }

  stop(): void {
    this.running = false
    this.halt()
  }

  /** Whatever is under way, on the screen or in a bot's mind, has become pointless. */
  halt(): void {
    this.seats.screen.stage.stop()
    this.bots.dismiss()
  }

  fail(trouble: Trouble): void {
    this.trouble = trouble
    if (trouble === 'elsewhere') this.bots.dismiss()
    this.changed()
  }

  /** Another tab was quicker: where only bots were, this one goes on with what they did there. */
  async follow(): Promise<void> {
    if (this.trouble === 'behind' || this.trouble === 'elsewhere') return
    this.fail('behind')
    this.bots.dismiss()
    if (!(await this.host.follow())) return this.fail('elsewhere')
    this.trouble = null
    if (!this.seats.screen.showNews()) this.proceed()
    this.changed()
  }

  move(seat: Seat, text: string, unasked = false): Refusal | null {
    if (!this.isOpen) return null
    const refusal = this.host.play(seat, text, this.seats.holder, unasked)
    if (refusal) return refusal
    this.askBots()
    // Also behind something that is still being shown, what there is to decide is another at once.
    if (this.seats.screen.showNews()) this.changed()
    else this.proceed()
    return null
  }

  /** Somebody else plays a seat now: what a bot thought there counts no more. */
  reseat(): void {
    this.bots.dismiss()
    this.seats.reseat()
    this.proceed()
    this.changed()
  }

  undo(seat: Seat, moves: number): Refusal | null {
    const refusal = this.host.undo(seat, moves)
    if (refusal) return refusal
    this.bots.dismiss()
    this.seats.screen.showTakenBack()
    this.proceed()
    return null
  }

  /** Bots say what they think of a draw, unless they move first. */
  async draw(seat: Seat): Promise<Refusal | null> {
    const refusal = this.host.whyNot('draw', seat)
    if (refusal) return refusal
    this.move(seat, DRAW)
    if (this.host.standing.result) return null
    const answers = await this.bots.answerOffer().catch(() => null)
    // A bot that moved in the meantime has answered by that.
    if (!this.host.standing.wantDraw.includes(seat)) return null
    if (!answers) return refuse('table.draw.unanswered')
    for (const { seat: bot, agrees } of answers) {
      if (agrees) this.move(bot, DRAW)
      else return refuse('table.draw.declined', { who: nameAt(this.host.bill, bot) })
    }
    return null
  }

  /** What can go on by itself goes on. */
  proceed(): void {
    const { stage } = this.seats.screen
    if (!this.running || stage.playing) return
    stage.settle()
    const reply = this.bots.takeReply()
    if (reply) {
      if (this.move(reply.seat, reply.text)) this.fail('bot')
      return
    }
    this.askBots()
    if (this.decideUnasked()) return
    this.seats.handOver()
    this.changed()
  }

  /** Whether something was decided that nobody had to be asked. */
  private decideUnasked(): boolean {
    const { game } = this.host
    if (!this.isOpen) return false
    for (const seat of this.seats.deciding) {
      const answer = this.unaskedFor(seat)
      if (answer !== undefined) return this.move(seat, game.write(answer), true) === null
    }
    return false
  }

  /** Where the table guards who had a choice, only whoever holds the device can be spared anything. */
  private unaskedFor(seat: Seat): unknown {
    const { host, habits, seats } = this
    const { game } = host
    const guarded = seats.isGuarded
    if (seat === seats.holder && seats.seen) {
      const { view } = seats.seen.rest
      const late = this.waitsForEnd(seats.seen)
      return unaskedAnswer(habits, { game, view, actions: this.actions, guarded, late })
    }
    if (guarded) return undefined
    const view = host.viewOf(seat)
    return unaskedAnswer(habits, { game, view, actions: game.actions(view), guarded, late: false })
  }

  /** Nothing is left but to end the turn, and once it is over nothing of it can be taken back. */
  private waitsForEnd(seen: Reader): boolean {
    const { game, keeper } = this.host
    const endsTurn = this.actions.length === 1 && game.endsTurn?.(seen.rest.view) === true
    return endsTurn && whyNotBack(seen, keeper.unasked) === null
  }

  private askBots(): void {
    const { result, deciding } = this.host.standing
    if (this.running && result === null && this.trouble === null) this.bots.ask(deciding)
  }
}
