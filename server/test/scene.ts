import { boxOf } from '@sternentisch/games/shelf'
import { type AnyGame, type Refusal, type Seat, type Seed, seedFrom } from '@sternentisch/kernel'
import type { Kind, Message, Settings } from '@sternentisch/wire'
import { FollowedTable } from '@sternentisch/wire/client'
import { findGame } from '../find-game.ts'
import { Hall, type HallWays } from '../hall/hall.ts'
import type { Follower } from '../hall/room.ts'
import { type ToldMessage, writeMessage } from '../hall/told.ts'
import { MemoryStore } from '../store/memory.ts'
import type { Entry, Guest, Store } from '../store/store.ts'
import { LiveTable } from '../table/live-table.ts'
import { type Opened, readSettings, type Seated } from '../table/opened.ts'

export const gameOf = (id: string): AnyGame => boxOf(id)!.game

export const settingsOf = (game: string, more: Partial<Settings> = {}): Settings => ({
  ...{ game, options: {}, cards: null, clock: null, watch: 'link', late: 'lose', listed: true, rated: false },
  chairs: [{ for: 'person' }, { for: 'person' }],
  ...more,
})

export const guestOf = (id: string): Guest => ({ id, name: id, colour: 'gold', since: 0 })
export const anna = guestOf('anna')
export const ben = guestOf('ben')
export const cleo = guestOf('cleo')

export const seatedAs = ({ id, name }: Guest, deck: string | null = null): Seated => ({
  ...{ guest: id, name, colour: 'gold', deck, away: false },
})

/** A table and its log, with somebody on the first chair. Each thing happens a second after the one before. */
export class Scene {
  readonly live: LiveTable
  readonly entries: Entry[] = []
  now = 1_000_000

  constructor(settings: Settings, { keep = 1000, seed = seedFrom('scene') as Seed } = {}) {
    const game = gameOf(settings.game)
    const meant = readSettings(game, settings)
    if ('code' in meant) throw new Error(meant.code)
    this.live = new LiveTable('t', { game, keep })
    const seated = meant.chairs.map((chair, seat) => {
      if (chair.for === 'bot')
        return { guest: null, name: `bot ${seat}`, colour: null, deck: null, away: false }
      return seat === 0 ? seatedAs(anna) : null
    })
    const opened: Opened = {
      rules: game.version,
      settings: meant,
      seed,
      opener: 'anna',
      code: 'CODE',
      seated,
    }
    this.did('open', null, JSON.stringify(opened))
  }

  /** What happens, and why not. */
  does(kind: Kind, seat: Seat | null, text = '', after = 1000): Refusal | null {
    const entry = { table: 't', n: this.live.n, at: this.now + after, kind, seat, text, request: null }
    const refusal = this.live.take(entry)
    if (!refusal) {
      this.now += after
      this.entries.push(entry)
    }
    return refusal
  }

  did(kind: Kind, seat: Seat | null, text = '', after = 1000): this {
    const refusal = this.does(kind, seat, text, after)
    if (refusal) throw new Error(`${kind} ${seat} ${text}: ${refusal.code}`)
    return this
  }

  sits(guest: Guest, seat: Seat, deck: string | null = null): Refusal | null {
    return this.does('sit', seat, JSON.stringify(seatedAs(guest, deck)))
  }

  /** Everybody is there. */
  begun(others: readonly Guest[] = [ben]): this {
    for (const [at, guest] of others.entries())
      this.did('sit', (at + 1) as Seat, JSON.stringify(seatedAs(guest)))
    return this
  }

  movesOf(seat: Seat): readonly string[] {
    return this.live.hosted?.moves(seat) ?? []
  }

  /** Whoever decides first plays something that can be played. */
  plays(after = 1000): this {
    const [seat] = this.live.deciding
    const moves = this.movesOf(seat)
    return this.did('move', seat, moves[(this.live.n * 7) % moves.length], after)
  }

  left(seat: Seat): number {
    return this.live.notice?.clocks?.left[seat] ?? Number.NaN
  }
}

/** A store that can be made to wait, to fail, and to be beaten by another process. */
export class TestStore extends MemoryStore {
  commits = 0
  /** What happens before the next transaction, and whether that fails. */
  before: (() => void | Promise<void>) | null = null

  override async commit(...[commits]: Parameters<MemoryStore['commit']>) {
    this.commits++
    const { before } = this
    this.before = null
    await before?.()
    return super.commit(commits)
  }
}

export function hallWith(store: Store, ways: Partial<HallWays> = {}) {
  const failures: unknown[] = []
  const failed = (error: unknown): void => {
    failures.push(error)
  }
  let dealt = 0
  const seed = (): Seed => seedFrom(`hall ${dealt++}`)
  const hall = new Hall({ store, seed, findGame, botName: () => 'Robo', failed, ...ways })
  return { hall, failures }
}

/** Somebody who looks, as a page does: with what was heard, folded. */
export class Onlooker implements Follower {
  viewer: Follower['viewer'] = 'audience'
  next: number
  catchingUp = false
  gone = false
  readonly heard: Message[] = []
  readonly table: FollowedTable
  /** How often one waited for what was sent. */
  waited = 0

  constructor(
    readonly guest: string | null,
    from = 0,
  ) {
    this.next = from
    this.table = new FollowedTable('t', () => 0)
    this.table.next = from
  }

  send(message: ToldMessage): void {
    const said = JSON.parse(writeMessage(message)) as Message
    this.heard.push(said)
    this.table.take(said)
  }

  async drained(): Promise<void> {
    this.waited++
  }

  get numbers(): readonly number[] {
    return this.heard.flatMap((message) => (message.re === 'posts' ? message.posts.map(({ n }) => n) : []))
  }
}

/** Waits until it holds, for as long as a busy machine may need. */
export async function soon(holds: () => boolean, patience = 10_000): Promise<void> {
  for (const end = Date.now() + patience; !holds(); ) {
    if (Date.now() > end) throw new Error(`it never came: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Lets everything happen that can without time passing. */
export async function quiet(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}
