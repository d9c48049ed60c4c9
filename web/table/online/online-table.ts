import {
  type AnyGame,
  type Bill,
  CONCEDE,
  DRAW,
  type Reader,
  type Refusal,
  type Seat,
  type Standing,
  sparedAnswer,
} from '@sternentisch/kernel'
import type { Act, Notice, SeatWishes } from '@sternentisch/wire'
import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { type Habits, unaskedAnswer } from '../local/habits.ts'
import { Screen } from '../stage/screen.ts'
import { movesToUndo, whyNotBack } from '../stage/take-back.ts'
import { NO_ACTIONS, type TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { Absence } from './absence.ts'
import { keepHere, keptHere } from './kept-here.ts'
import { Sender } from './sender.ts'
import { stateOf } from './state-of.ts'
import { movesToAsk } from './take-back.ts'
import { type Company, canDraw, playsHere } from './who-plays.ts'

/** As much of the line as a table needs. */
export type TableLine = Pick<Line, 'act' | 'wish'>

/** What becomes of the viewer's decision, where that has to be said. */
export type Mood = 'sending' | 'kept' | 'spared' | null

/**
 * A match on a server: the feed of whoever looks comes over the line, and what is decided here is shown once the server has
 * stored it.
 */
export class OnlineTable implements Table {
  state: TableState
  readonly bill: Bill
  readonly screen: Screen
  private readonly sender: Sender
  private readonly absence: Absence
  private unasked: readonly number[] = []
  private away: readonly string[]
  /** What was tried by itself and refused is left to the person. */
  private refusedAt = -1
  private running = false
  private hush: (() => void) | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly followed: FollowedTable,
    private readonly line: TableLine,
    private readonly game: AnyGame,
    private readonly habits: Habits,
  ) {
    const { bill, id } = followed
    if (!bill) throw new Error('a table begins with its bill')
    this.bill = bill
    const kept = keptHere(id)
    this.away = kept.away
    this.absence = new Absence(kept.seen ?? 0, (seen) => keepHere(id, { seen }))
    const feed = { bill, since: (n: number) => followed.since(n) }
    const pace = (): number => (this.absence.isAway ? 0 : habits.pace())
    const tell = { changed: () => this.refresh(), done: () => this.proceed() }
    this.screen = new Screen(game, () => feed, { ...habits, pace }, tell)
    this.screen.openFor(bill.viewer)
    this.sender = new Sender(
      (text) => this.act({ do: 'move', text }),
      () => this.reader.read,
      () => this.refresh(),
    )
    // Who comes for the first time has missed nothing.
    this.absence.arrive(this.reader, kept.seen === null || typeof bill.viewer !== 'number')
    this.state = this.stateNow()
  }

  readonly meanwhile = null
  readonly lost = null
  readonly release = null

  get seen(): Reader {
    return this.reader
  }

  get witness(): Reader {
    return this.reader
  }

  get notice(): Notice {
    const { notice } = this.followed
    if (!notice) throw new Error('a table that runs has a notice')
    return notice
  }

  get company(): Company {
    return { viewer: this.bill.viewer, notice: this.notice, standing: this.standing }
  }

  /** Since how many moves whoever looks was away; null where there is nothing to tell. */
  get missedSince(): number | null {
    return this.absence.since
  }

  get mood(): Mood {
    if (this.sender.isSlow) return 'sending'
    if (this.sender.isKept) return 'kept'
    return this.isSpared ? 'spared' : null
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): void {
    this.running = true
    this.hush = this.followed.subscribe(() => this.hear())
    void this.wish()
    this.hear()
    this.proceed()
  }

  stop(): void {
    this.running = false
    this.hush?.()
    this.sender.stop()
    this.screen.stage.stop()
  }

  act(act: Act): Promise<Refusal | null> {
    return this.line.act(this.followed.id, act)
  }

  async decide(action: unknown): Promise<Refusal | null> {
    if (!this.state.actions.includes(action)) return null
    return this.send(action)
  }

  async undo(): Promise<Refusal | null> {
    const why = this.whyNoUndo()
    if (why || this.seat === null) return why
    return this.act({ do: 'undo', moves: movesToUndo(this.reader, this.unasked) })
  }

  whyNoUndo(): Refusal | null {
    return this.seat === null ? null : whyNotBack(this.reader, this.unasked)
  }

  /** How many moves others could be asked to take back; 0 where that makes no sense. */
  get askable(): number {
    const asks = playsHere(this.company) && this.notice.ask === null
    return asks && this.whyNoUndo() !== null ? movesToAsk(this.reader, this.unasked) : 0
  }

  /** A move that the server plays once it is this seat's turn, if it can be played then; null takes it back. */
  makeAhead(text: string | null): Promise<Refusal | null> {
    return this.wish({ ahead: text === null ? [] : [text] })
  }

  async concede(): Promise<void> {
    if (this.seat !== null && !this.state.over) await this.act({ do: 'move', text: CONCEDE })
  }

  async draw(): Promise<Refusal | null> {
    return this.seat === null ? null : this.act({ do: 'move', text: DRAW })
  }

  readonly thinkAgain = (): void => {
    void this.wish()
    this.proceed()
  }

  rematch(): void {
    void this.act({ do: 'again' })
  }

  readonly hurry = (): void => this.screen.hurry()
  readonly skip = (): void => this.screen.skip()
  readonly again: Table['again'] = (index, at) => this.screen.again(index, at)
  readonly peek: Table['peek'] = (index, at) => this.screen.peek(index, at)

  readonly putAway = (name: string): void => {
    this.away = [...this.away.filter((each) => each !== name), name]
    keepHere(this.followed.id, { away: [...this.away] })
    this.refresh()
  }

  /** Nobody hands a device over here, and no bot of this page can fail. */
  setHandOver(): void {}
  drawCurtain(): void {}
  takeSeat(): void {}
  lookAgain(): void {}
  retry(): void {}
  understand(): void {}

  /** The page is looked at, or no longer; or the line was lost and is back. */
  setAway(away: boolean): void {
    if (away === this.absence.isAway) return
    if (away) {
      this.absence.leave()
      this.screen.stage.skip()
      return
    }
    const since = this.absence.comeBack(this.reader)
    if (since !== null) this.tell(since)
    else this.refresh()
  }

  /** The film: what happened since somebody looked, on the board; or no more of it. */
  showMissed(wanted: boolean): void {
    const { since } = this.absence
    this.absence.told(this.reader.scenes.length)
    if (wanted && since !== null) this.tell(since)
    else this.proceed()
  }

  private tell(since: number): void {
    if (this.screen.tellSince(since)) this.refresh()
    else this.proceed()
  }

  private get reader(): Reader {
    const { reader } = this.screen
    if (!reader) throw new Error('somebody always looks')
    return reader
  }

  private get seat(): Seat | null {
    const { viewer } = this.bill
    return typeof viewer === 'number' ? viewer : null
  }

  private get standing(): Standing {
    const { standing } = this.reader
    if (!standing) throw new Error('a match that was dealt stands somehow')
    return standing
  }

  /** Something was heard of the table: of the match, or of those who sit there. */
  private hear(): void {
    // Whoever sees with other eyes now gets another table.
    if (this.followed.bill !== this.bill) return
    const news = this.followed.since(this.reader.read)
    const takenBack = news.some(({ kind }) => kind === 'undone')
    if (takenBack) this.screen.showTakenBack()
    const shown = !takenBack && news.length > 0 && this.screen.showNews()
    const { length } = this.reader.scenes
    if (takenBack) this.unasked = this.unasked.filter((index) => index < length)
    if (news.length > 0) this.absence.show(length)
    if (shown) this.refresh()
    else this.proceed()
  }

  /** What can go on by itself goes on. */
  private proceed(): void {
    const { stage } = this.screen
    if (!this.running || stage.playing) return
    stage.settle()
    const answer = this.unaskedNow()
    if (answer !== undefined) void this.send(answer, true)
    this.refresh()
  }

  private async send(action: unknown, unasked = false): Promise<Refusal | null> {
    const { length } = this.reader.scenes
    if (unasked) this.unasked = [...this.unasked, length]
    const sent = this.sender.move(this.game.write(action))
    this.refresh()
    const refusal = await sent
    if (refusal) {
      this.refusedAt = this.reader.read
      if (unasked) this.unasked = this.unasked.filter((index) => index !== length)
    }
    this.proceed()
    return refusal
  }

  /** What there is to decide, whoever answers it. */
  private get open(): readonly unknown[] {
    return playsHere(this.company) && !this.sender.busy ? this.screen.actions() : NO_ACTIONS
  }

  /** In a window the server answers, in its time: how long that takes must not tell what a hand lacks. */
  private get isSpared(): boolean {
    const { open: actions, game, reader } = this
    if (actions.length === 0 || this.refusedAt === reader.read) return false
    const window = game.windowAt?.(reader.rest.view, actions) ?? null
    const spared = { actions, window, guarded: false, late: false }
    return window !== null && sparedAnswer(spared, this.habits.asking()) !== undefined
  }

  private unaskedNow(): unknown {
    const { open: actions, game, reader } = this
    const waits = this.refusedAt === reader.read || actions.length === 0 || this.missedSince !== null
    if (waits || this.isSpared) return undefined
    const { view } = reader.rest
    const endsTurn = actions.length === 1 && game.endsTurn?.(view) === true
    const late = endsTurn && whyNotBack(reader, this.unasked) === null
    return unaskedAnswer(this.habits, { game, view, actions, guarded: false, late })
  }

  /** When to ask, and what was made ahead, is kept with the seat: it holds while nobody is here, too. */
  private async wish(more: Pick<SeatWishes, 'ahead'> = {}): Promise<Refusal | null> {
    if (this.seat === null || this.standing.result) return null
    const { when, at } = this.habits.asking()
    return this.line.wish(this.followed.id, this.seat, { asking: { when, at: [...at] }, ...more })
  }

  private stateNow(): TableState {
    const { company } = this
    return stateOf({
      ...{ company, screen: this.screen, unasked: this.unasked, away: this.away },
      plays: playsHere(company),
      canDraw: canDraw(this.game, company),
      actions: this.isSpared ? NO_ACTIONS : this.open,
    })
  }

  private refresh(): void {
    if (this.followed.bill !== this.bill) return
    this.state = this.stateNow()
    for (const listener of this.listeners) listener()
  }
}
