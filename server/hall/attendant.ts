import { USUAL } from '@sternentisch/bots/levels'
import { DRAW, isRefusal, type Refusal, type Seat, sparedAnswer } from '@sternentisch/kernel'
import { type Act, refuseOnline, type SeatWishes } from '@sternentisch/wire'
import type { Entry, Guest, WishChange } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { askedOf } from '../table/window.ts'
import { movesAhead } from './ahead.ts'
import { dueOf } from './due.ts'
import { type Asker, type Hall, requestOf } from './hall.ts'
import { settleRatings } from './ratings.ts'
import type { Room } from './room.ts'
import { Unplayable } from './unplayable.ts'

/** Somebody who answers for a seat with what that seat sees. */
export interface Thinker {
  /** The move in notation. */
  move(table: LiveTable, seat: Seat, level: number): Promise<string>
  /** Whether it agrees to a draw. */
  takesDraw(table: LiveTable, seat: Seat): Promise<boolean>
}

const BEAT = 200
/** So often the store is asked for what is due at tables that are not live. */
const LOOK = 2000
const AT_ONCE = 50
/** A table that nobody has used for so long is made from its log again when it is needed. */
const IDLE = 60_000
/** What went wrong is not tried again at once. */
const REST = 10_000
/** A table that cannot be made, say because its rules are missing, must not keep others waiting. */
const LONG_REST = 10 * 60_000
/** Whoever lost a server that was away can come back before their clock runs out. */
const GRACE = 10_000
/** What one process has taken upon itself is left to it for so long; then it may be dead. */
const TAKEN = 1500

/** Does what is due: bots decide, clocks run out, who can be spared a question is, matches are rated, idle tables are put away. */
export class Attendant {
  private readonly beat: ReturnType<typeof setInterval>
  private readonly busy = new Set<string>()
  /** Tables that cannot be made here, and until when they are left to other processes. */
  private readonly left = new Map<string, number>()
  private readonly since: number
  private looked = 0
  private looking: Promise<void> | null = null
  private stopped = false

  constructor(
    private readonly hall: Hall,
    private readonly thinker: Thinker,
    private readonly failed: (error: unknown) => void,
  ) {
    this.since = hall.now()
    this.beat = setInterval(() => this.round(), BEAT)
  }

  /** Begins nothing more; done once it looks for nothing any more. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.beat)
    await this.looking
  }

  /**
   * What somebody wants to do. A pass that answers a window at once would tell that there was nothing to think about: it is
   * kept until the window closes (null).
   */
  async act(
    guest: Guest,
    table: string,
    request: string,
    act: Act,
    asker?: Asker,
  ): Promise<number | Refusal | null> {
    if (act.do !== 'move') return this.hall.act(guest, table, request, act, asker)
    const live = this.hall.rooms.get(table)?.live
    // A game without windows has nothing to hold, and most moves are made where the table is at hand.
    const couldBeHeld = live?.game.windowAt !== undefined || !live
    if (couldBeHeld && (await this.isHeld(table, guest, requestOf(guest, request), act.text))) return null
    const done = await this.hall.act(guest, table, request, act, asker)
    const isNothingOffered = this.hall.rooms.get(table)?.live?.standing?.wantDraw.length === 0
    if (!isRefusal(done) && !isNothingOffered) void this.answerOffer(table).catch(this.failed)
    return done
  }

  private isHeld(table: string, guest: Guest, request: string, text: string): Promise<boolean> {
    return this.hall.rooms.hold(table, async (room) => {
      const live = await this.hall.liveIn(room)
      const seat = live?.seatOf(guest.id) ?? null
      if (!live || seat === null || live.answered(request) !== undefined) return false
      if (!this.closesWindow(live, seat, text)) return false
      const held = { text, since: live.turned, request }
      await this.keep(room, seat, { by: guest.id, held })
      return true
    })
  }

  private closesWindow(live: LiveTable, seat: Seat, text: string): boolean {
    if (this.hall.now() >= live.free || live.isBot(seat) || !live.deciding.includes(seat)) return false
    const window = askedOf(live, seat)?.window
    return window != null && live.game.write(window.pass) === text
  }

  /** Stored with the seat: it holds while its player is away. */
  wish(guest: Guest, table: string, seat: Seat, id: string, wishes: SeatWishes): Promise<Refusal | null> {
    return this.hall.rooms.hold(table, async (room) => {
      const live = await this.hall.liveIn(room)
      if (live?.seatOf(guest.id) !== seat) return refuseOnline('online.notSeated')
      // What was made ahead keeps its name as long as nobody changes it: nothing of it is played twice.
      const ahead = wishes.ahead ? { ahead: wishes.ahead, id } : {}
      await this.keep(room, seat, { by: guest.id, asking: wishes.asking, ...ahead })
      return null
    })
  }

  private async keep(room: Room, seat: Seat, change: WishChange): Promise<void> {
    const { ahead } = room.wishesOf(seat)
    const wishes = await room.wishInTurn(async () => {
      const after = await this.hall.store.setWishes(room.table, seat, change)
      room.wishes.set(seat, after)
      return after
    })
    room.looked.delete(seat)
    if (room.live) room.due = dueOf(room.live, room.looked)
    if (ahead.length > 0 || wishes.ahead.length > 0) this.hall.usher.tellAhead(room, seat)
  }

  private round(): void {
    const now = this.hall.now()
    for (const room of this.hall.rooms.all()) {
      if (room.due !== null && room.due <= now) this.begin(room.table)
      if (room.live?.settings.watch === 'late') this.hall.usher.deliver(room)
      if (room.live && room.holders === 0 && now - room.used > IDLE && !room.isAnybodyBehind)
        this.hall.drop(room.table)
    }
    if (now - this.looked < LOOK || this.looking) return
    this.looked = now
    this.hall.neighbours.missTheDead()
    this.looking = this.due(now)
      .then((tables) => {
        const taken = this.hall.store.takeDue !== undefined
        for (const table of tables) if (taken || !this.hall.rooms.get(table)?.live) this.begin(table, taken)
      })
      .catch(this.failed)
      .finally(() => {
        this.looking = null
      })
  }

  private due(now: number): Promise<readonly string[]> {
    const { store } = this.hall
    for (const [table, until] of this.left) if (until <= now) this.left.delete(table)
    return store.takeDue?.(now, AT_ONCE, now + TAKEN, [...this.left.keys()]) ?? store.dueBy(now, AT_ONCE)
  }

  /** Where several processes have the same table at hand, one of them does what is due. */
  private async isOurs(room: Room, live: LiveTable): Promise<boolean> {
    const { store } = this.hall
    const now = this.hall.now()
    if (!store.claim || (await store.claim(room.table, live.n - 1, now, now + TAKEN))) return true
    // Taken, or nothing is due any more: the store knows when to look again.
    const index = await store.index(room.table)
    if (room.live === live && index?.n === live.n - 1) room.due = index.due
    return false
  }

  private begin(table: string, taken = false): void {
    if (this.busy.has(table) || this.stopped) return
    this.busy.add(table)
    this.hall.rooms
      .hold(table, (room) => this.attend(room, taken).catch((error) => this.rest(room, error)))
      .catch(this.failed)
      .finally(() => this.busy.delete(table))
  }

  /** Something went wrong: other tables go first. */
  private async rest(room: Room, error: unknown): Promise<void> {
    if (!(error instanceof Unplayable)) this.failed(error)
    const { store } = this.hall
    const now = this.hall.now()
    if (room.live) room.due = now + REST
    else {
      const index = await store.index(room.table)
      room.dueKept = null
      // Another process, of a newer release perhaps, can do what cannot be done here, and at once.
      if (store.takeDue) this.left.set(room.table, now + LONG_REST)
      if (index) await store.setDue(room.table, index.n, store.takeDue ? now : now + LONG_REST)
    }
  }

  private async attend(room: Room, taken: boolean): Promise<void> {
    const live = await this.hall.liveIn(room)
    if (!live || !(taken || (await this.isOurs(room, live)))) return
    if (live.state === 'over') return this.settle(room, live)
    if (await this.runsOut(live)) return
    const { n } = live
    for (const seat of live.deciding) {
      if (live.isBot(seat)) this.think(room, live, seat)
      else await this.spare(room, live, seat)
      // The table has gone on: what is due there now was found out with that.
      if (room.live !== live || live.n !== n) return
    }
    const due = dueOf(live, room.looked)
    // What a bot thinks about is done when it has thought.
    room.due = room.thinking.size > 0 ? null : due
    // And what is due stays so in the store until then: should this process die, somebody else thinks.
    if (room.stored === n && room.thinking.size === 0) await this.hall.keepDue(room, n - 1, due)
  }

  /** A match that is over is rated. Should this process die before, another one finds it due. */
  private async settle(room: Room, live: LiveTable): Promise<void> {
    const { n } = live
    // An end that is not on the disk yet may come to nothing.
    if (room.stored < n) return
    if (live.settings.rated) await settleRatings(this.hall.store, live)
    if (live.n !== n) return
    room.due = null
    await this.hall.keepDue(room, n - 1, null)
  }

  private async runsOut(live: LiveTable): Promise<boolean> {
    const now = this.hall.now()
    const due = live.state === 'open' ? dueOf(live, new Map()) : null
    if (due !== null && due <= now) {
      await this.hall.enter(live.id, null, () => ({ kind: 'close', seat: null, text: '' }))
      return true
    }
    const out = live.runsOut
    if (!out || out.at > now || now < this.since + GRACE) return false
    await this.hall.enter(live.id, null, () => ({ kind: 'flag', seat: out.seat, text: '' }))
    return true
  }

  private think(room: Room, live: LiveTable, seat: Seat): void {
    if (room.thinking.has(seat)) return
    room.thinking.add(seat)
    const { turned } = live
    const chair = live.settings.chairs[seat]
    const level = chair.for === 'bot' ? chair.level : USUAL
    const thought = async (): Promise<void> => {
      let rest = 0
      try {
        const text = await this.thinker.move(live, seat, level)
        // Unless whoever sits there came back meanwhile, or the match has gone on without it.
        const done = await this.hall.enter(live.id, null, (now) =>
          now.isBot(seat) && now.turned === turned
            ? { kind: 'move', seat, text }
            : refuseOnline('online.nothingAsked'),
        )
        if (isRefusal(done)) rest = BEAT
      } catch (error) {
        rest = REST
        if (!this.stopped) this.failed(error)
      }
      room.thinking.delete(seat)
      const due = room.live && dueOf(room.live, room.looked)
      room.due = due && Math.max(due, rest && this.hall.now() + rest)
    }
    void this.hall.rooms.hold(room.table, thought).catch(this.failed)
  }

  /** A move for somebody, unless the table has gone on since one looked. */
  private enterFor(live: LiveTable, seat: Seat, text: string, request: string | null) {
    const { n } = live
    return this.hall.enter(live.id, request, (now) =>
      now.n === n ? { kind: 'move', seat, text } : refuseOnline('online.nothingAsked'),
    )
  }

  /** Plays what somebody has played ahead, or what they need not be asked. */
  private async spare(room: Room, live: LiveTable, seat: Seat): Promise<void> {
    if (room.looked.get(seat) === live.n || this.hall.now() < live.free) return
    room.looked.set(seat, live.n)
    const wishes = room.wishesOf(seat)
    const { held } = wishes
    if (held && held.since === live.turned && live.answered(held.request) === undefined) {
      await this.enterFor(live, seat, held.text, held.request)
      return
    }
    const [ahead] = movesAhead(live, seat, wishes)
    if (ahead) {
      const done = await this.enterFor(live, seat, ahead.text, ahead.request)
      // One that cannot be played any more takes all behind it along.
      const { by, id } = wishes
      if (isRefusal(done) && done.code !== 'online.nothingAsked' && by !== undefined && id !== undefined)
        await this.keep(room, seat, { by, ahead: [], instead: id })
      else this.hall.usher.tellAhead(room, seat)
      return
    }
    const isHere = [...room.followers].some(({ viewer }) => viewer === seat)
    // Who is here answers what has one answer with their own page; a window closes for all in the same way.
    if (isHere && live.game.windowAt === undefined) return
    const asked = askedOf(live, seat)
    if (!asked || (isHere && !asked.window)) return
    const late = asked.actions.length === 1 && live.game.endsTurn?.(asked.view) === true && isHere
    const answer = sparedAnswer(
      { actions: asked.actions, window: asked.window, guarded: false, late },
      wishes.asking,
    )
    if (answer !== undefined) await this.enterFor(live, seat, live.game.write(answer), null)
  }

  /** What a bot answers, unless whoever sits there came back while it thought, or nothing is offered any more. */
  private answerFor(live: LiveTable, seat: Seat, answer: Pick<Entry, 'kind' | 'seat' | 'text'>) {
    return this.hall.enter(live.id, null, (now) =>
      now.isBot(seat) && now.standing?.wantDraw.length ? answer : refuseOnline('online.nothingAsked'),
    )
  }

  /** Bots say what they think of a draw that somebody offers. */
  private async answerOffer(table: string): Promise<void> {
    const live = await this.hall.liveTable(table)
    const { wantDraw = [], result } = live?.standing ?? {}
    if (!live || result || wantDraw.length === 0) return
    const bots = live.seats.filter((seat) => live.isBot(seat) && !wantDraw.includes(seat))
    for (const seat of bots) {
      if (!(await this.thinker.takesDraw(live, seat))) {
        await this.answerFor(live, seat, { kind: 'decline', seat, text: 'draw' })
        return
      }
      await this.answerFor(live, seat, { kind: 'move', seat, text: DRAW })
    }
  }
}
