import { CONCEDE, type Reader, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Judge, Thinker } from '../../bot/question.ts'
import type { LocalHost } from '../../host/local-host.ts'
import { Safety } from '../../host/safety.ts'
import type { Lost, Release } from '../../host/share.ts'
import type { HandOver } from '../../matches/kept-match.ts'
import { refuse } from '../../text/refuse.ts'
import type { Notice } from '../recording.ts'
import { movesToUndo, whyNotBack } from '../stage/take-back.ts'
import { NO_LENDING, type TableState } from '../state.ts'
import type { Meanwhile, Table } from '../table.ts'
import { Flow } from './flow.ts'
import type { Habits } from './habits.ts'
import { HotSeat } from './hot-seat.ts'

/**
 * A match on this device: persons at the screen, bots in a worker. Whoever holds the device is shown what their feed
 * tells, one thing after another. Play never waits for the storage: without room it goes on, and only another tab that
 * was quicker stops it.
 */
export class LocalTable implements Table {
  state: TableState
  readonly bill: Notice
  private readonly seats: HotSeat
  private readonly flow: Flow
  private readonly safety: Safety
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly host: LocalHost,
    thinker: Thinker & Judge,
    habits: Habits,
  ) {
    const changed = () => this.refresh()
    this.seats = new HotSeat(host, habits, { changed, done: () => this.flow.proceed() })
    this.flow = new Flow(host, this.seats, thinker, habits, changed)
    this.safety = new Safety(host.scribe, { changed, takenElsewhere: () => void this.flow.follow() })
    this.bill = host.bill
    this.state = this.stateNow()
  }

  get seen(): Reader | null {
    return this.seats.seen
  }

  get witness(): Reader | null {
    return this.seats.witness
  }

  get meanwhile(): Meanwhile | null {
    return this.seats.meanwhile
  }

  get lost(): Lost | null {
    return this.safety.unkept === null ? null : this.host.lost
  }

  get release(): Release | null {
    return this.host.release
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): void {
    this.safety.start()
    this.flow.start()
  }

  stop(): void {
    this.safety.stop()
    this.flow.stop()
  }

  async decide(action: unknown): Promise<Refusal | null> {
    const { holder } = this.seats
    if (holder === null || !this.state.actions.includes(action)) return null
    return this.flow.move(holder, this.host.game.write(action))
  }

  async undo(): Promise<Refusal | null> {
    const { holder, seen } = this.seats
    if (holder === null || !seen) return null
    return this.whyNoUndo() ?? this.flow.undo(holder, movesToUndo(seen, this.host.keeper.unasked))
  }

  whyNoUndo(): Refusal | null {
    const { holder, seen } = this.seats
    if (holder === null || !seen) return null
    if (this.host.players[holder].budget > 0) return refuse('table.lend.undo')
    return whyNotBack(seen, this.host.keeper.unasked)
  }

  lend(seat: Seat, budget: number): void {
    if (!this.flow.isOpen || !this.state.lending.some((each) => each.seat === seat)) return
    this.host.keeper.lend(seat, budget)
    this.flow.reseat()
  }

  async concede(): Promise<void> {
    const { holder } = this.seats
    if (holder === null || this.state.over) return
    this.flow.halt()
    this.flow.move(holder, CONCEDE)
  }

  async draw(): Promise<Refusal | null> {
    const { holder } = this.seats
    return holder === null ? null : this.flow.draw(holder)
  }

  readonly thinkAgain = (): void => this.flow.proceed()

  setHandOver(how: HandOver): void {
    this.host.keeper.handOver = how
    this.host.keeper.store()
    this.flow.proceed()
    this.refresh()
  }

  drawCurtain(): void {
    if (this.seats.drawCurtain()) this.flow.proceed()
  }

  takeSeat(): void {
    const { curtain } = this.state
    if (curtain !== null && !this.seats.sitDown(curtain)) this.flow.proceed()
  }

  lookAgain(): void {
    this.seats.lookAgain()
    this.flow.proceed()
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
    this.flow.trouble = null
    this.flow.proceed()
  }

  readonly understand = (): void => {
    this.safety.understand()
    this.refresh()
  }

  rematch(): void {
    this.host.rematch()
  }

  private stateNow(): TableState {
    const { moves, deciding, conceded, late, wantDraw, result } = this.host.standing
    const { holder, holderPlays } = this.seats
    const plays = this.flow.isOpen && holderPlays
    return {
      ...this.seats.look(),
      ...{ moves, deciding, conceded, late, wantDraw, plays },
      actions: this.flow.actions,
      lending: result ? NO_LENDING : this.seats.lending,
      bots: this.host.bots,
      canDraw: plays && holder !== null && this.host.whyNot('draw', holder) === null,
      over: result !== null,
      by: result?.by ?? null,
      winners: result?.winners ?? NOBODY,
      trouble: this.flow.trouble,
      unkept: this.safety.toSay,
    }
  }

  private refresh(): void {
    this.state = this.stateNow()
    for (const listener of this.listeners) listener()
  }
}

const NOBODY: readonly Seat[] = []
