import { boxOf } from '@sternentisch/games/shelf'
import { letterOf, type Seat } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import type { Notice } from '@sternentisch/wire'
import type { Connection, FollowedTable, Happened, Line } from '@sternentisch/wire/client'
import type { Program } from '../program.ts'
import type { Speech } from '../text/index.ts'
import { tidy } from '../tidy.ts'
import { linkTo } from './address.ts'
import type { AtServer } from './at-server.ts'
import { leftOf, timeLeft } from './clocks.ts'
import type { Keyboard } from './keyboard.ts'
import { OnlineDesk } from './online-desk.ts'
import { RemoteTable } from './remote-table.ts'

/** What `hear` answers where nothing was typed, but something has happened. */
export const CHANGED = Symbol('something has happened')

export interface VisitWays {
  readonly program: Program
  readonly server: AtServer
  readonly line: Line
  readonly table: string
  readonly me: string
  readonly keyboard: Keyboard
}

/** Somebody at a table of a server, from before the match until they leave. */
export class Visit {
  readonly followed: FollowedTable
  /** From the deal on. */
  desk: OnlineDesk | null = null
  /** How much of what happened, and of what was said, is known here; and who was there. */
  readonly known = { happened: 0, said: 0, here: new Set<Seat>() }
  readonly muted = new Set<string>()
  private connection: Connection
  ended = false
  private changed = false
  private wake: (() => void) | null = null
  private readonly stops: (() => void)[]

  constructor(readonly ways: VisitWays) {
    this.followed = ways.line.follow(ways.table)
    this.connection = ways.line.connection
    this.stops = [
      ways.line.subscribe(() => this.tellConnection()),
      this.followed.subscribe(() => this.stir()),
    ]
    void ways.program.console.ended.then(() => {
      this.ended = true
      this.stir()
    })
  }

  get speech(): Speech {
    return this.ways.program.speech
  }

  get say(): Speech['say'] {
    return this.speech.say
  }

  get link(): string {
    return linkTo(this.ways.server.address, this.ways.table)
  }

  /** What happened, as far as it has been told here. */
  get heard(): readonly Happened[] {
    return this.followed.happened.slice(0, this.known.happened)
  }

  /** What everybody knows of the table; there once the server has answered. */
  get notice(): Notice {
    const { notice } = this.followed
    if (!notice) throw new Error('nothing is known of the table yet')
    return notice
  }

  get seat(): Seat | null {
    const { viewer } = this.followed
    return typeof viewer === 'number' ? viewer : null
  }

  name(seat: Seat): string {
    return tidy(this.notice.sitters[seat]?.name ?? letterOf(seat))
  }

  print(text: string): void {
    const { console } = this.ways.program
    console.print(wrap(text, console.width, '  '))
  }

  /** Begins to tell of the match; `midway` where it is not new to whoever has come. */
  begin(midway: boolean): OnlineDesk | null {
    const { followed, ways } = this
    const box = followed.bill && boxOf(followed.bill.game)
    if (!followed.bill || !box) return null
    const host = new RemoteTable({
      ...{ line: ways.line, followed, bill: followed.bill, givenUp: ways.program.console.ended },
      remind: () => this.tellClocks(),
    })
    this.desk = new OnlineDesk(ways.program, box, host, this.notice.chairs)
    if (midway) {
      for (const { told } of followed.happened) if (told) host.hearOn()
      this.desk.comeBack()
    }
    return this.desk
  }

  /** What is typed next, or `CHANGED`. Where nobody sits at a keyboard, a line is read only if one is asked for. */
  async hear(asks: boolean): Promise<string | null | typeof CHANGED> {
    const { keyboard, me, program } = this.ways
    if (this.ended) return null
    if (this.changed) {
      this.changed = false
      return CHANGED
    }
    const stirred = this.stirs()
    const reads = asks || program.console.interactive
    const typed = reads ? keyboard.next(this.say('cli.prompt', { who: me })) : null
    const heard = await Promise.race(typed ? [typed, stirred] : [stirred])
    if (heard === CHANGED) this.changed = false
    else keyboard.taken()
    return heard
  }

  /** The next time that anything happens. */
  stirs(): Promise<typeof CHANGED> {
    return new Promise((resolve) => {
      this.wake = () => resolve(CHANGED)
    })
  }

  leave(): void {
    for (const stop of this.stops) stop()
    this.ways.line.unfollow(this.ways.table)
  }

  /** At once, also while somebody waits for an answer. */
  private tellConnection(): void {
    const { connection } = this.ways.line
    const before = this.connection
    if (connection === 'lost' && before === 'open') this.print(this.say('cli.online.lost'))
    if (connection === 'lost' && before === 'opening')
      this.print(this.say('cli.online.noAnswer', { server: this.ways.server.address }))
    if (connection === 'open' && before === 'lost') this.print(this.say('cli.online.found'))
    // While it is being opened again it is still lost.
    if (connection !== 'opening') this.connection = connection
    this.stir()
  }

  private stir(): void {
    this.changed = true
    this.wake?.()
  }

  private tellClocks(): void {
    const { clocks, sitters } = this.notice
    if (!clocks) return
    const now = Date.now() + this.followed.ahead
    const each = sitters.map((_, seat) => {
      const left = timeLeft(leftOf(clocks, seat as Seat, now))
      return `${this.name(seat as Seat)} ${left}${clocks.running.includes(seat as Seat) ? ' ←' : ''}`
    })
    this.print(this.say('cli.online.clocks', { clocks: each.join(' · ') }))
  }
}
