import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Luck, Reader, randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Opened } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { openings, type Planned } from '../openings.ts'
import { Player } from '../player.ts'
import type { Report } from '../report.ts'
import { ATTACKS, type Target } from './attacks.ts'
import type { Health } from './victim.ts'

/** So much more may be on the heap after everything than before: what a table and its few people need, and caches. */
const MOST_GROWTH = 40_000_000
/** Honest people are answered within this. */
const SOON_MS = 100
const EVERY = 500

/** A server is attacked in every way there is, while honest people play at it. */
export class Hostile {
  private readonly luck: Luck
  private child: ChildProcessByStdio<Writable, Readable, null> | null = null
  private lines: AsyncIterator<string> | null = null
  private readonly waits: number[] = []
  private readonly honest: Player[] = []
  private table = ''
  private planned: Planned | null = null
  private ended = false

  constructor(
    private readonly victim: string,
    private readonly seed: string,
    private readonly messages: number,
  ) {
    this.luck = randomFrom(seedFrom(seed)).stream('hostile')
  }

  async *attack(): AsyncGenerator<Report> {
    const address = await this.start()
    try {
      await this.open(address)
      const attacker = await Player.arrive(address, 'Mallory')
      attacker.leave()
      const port = Number(new URL(address).port)
      const before = await this.health('')
      const playing = this.honest.map((player, seat) => this.play(player, seat as Seat))
      const names = Object.keys(ATTACKS)
      let [done, shown, problem] = [0, 0, null as string | null]
      for (let round = 0; done < this.messages && problem === null; round++) {
        const target: Target = {
          port,
          table: this.table,
          token: attacker.token,
          luck: this.luck,
          overheard: this.overheard,
        }
        const some = [names[round % names.length], names[this.luck.below(names.length)]]
        const came = await Promise.all(some.map((name) => ATTACKS[name](target).catch(String)))
        for (const [at, each] of came.entries())
          if (typeof each === 'number') done += each
          else problem ??= `${some[at]}: ${each}`
        if (this.child?.exitCode !== null || this.child.signalCode !== null) problem ??= 'the server is gone'
        if (done - shown < EVERY) continue
        shown = done
        yield { done: Math.min(done, this.messages), wrong: null, figures: this.figures(null) }
      }
      this.ended = true
      await Promise.all(playing)
      // What attackers left half open is theirs to close.
      await new Promise((resolve) => setTimeout(resolve, 3500))
      const after = problem === 'the server is gone' ? null : await this.health(this.table)
      yield {
        done: Math.min(done, this.messages),
        wrong: problem ?? (after && this.judge(before, after)),
        figures: this.figures(after, before),
      }
    } finally {
      for (const player of this.honest) player.leave()
      this.child?.kill('SIGKILL')
    }
  }

  private async start(): Promise<string> {
    const child = spawn(process.execPath, ['--expose-gc', this.victim], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.child = child
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const { address } = JSON.parse((await this.lines.next()).value) as { readonly address: string }
    return `${address}/`
  }

  private async health(table: string): Promise<Health> {
    this.child?.stdin.write(`${table}\n`)
    return JSON.parse((await this.lines?.next())?.value) as Health
  }

  private async open(address: string): Promise<void> {
    const next = openings(randomFrom(seedFrom(`${this.seed} openings`)).stream('openings'))
    // Only those whose table has seats for all of them.
    do this.planned = next()
    while (this.planned.settings.chairs.length !== 2 || this.planned.game.windowAt !== undefined)
    const { settings, decks } = this.planned
    for (const name of ['Anna', 'Ben']) this.honest.push(await Player.arrive(address, name))
    const opened = await this.honest[0].call('POST', 'api/tables', { settings, seat: 0, deck: decks[0] })
    const { table } = (await opened.json()) as Opened
    this.table = table
    const followed = this.honest.map(({ line }) => line.follow(table))
    await this.honest[1].line.act(table, { do: 'sit', seat: 1, deck: decks[1] })
    for (const each of followed) while (!each.bill) await moment(10)
  }

  /** Word for word what the honest ones have said. */
  private get overheard(): readonly string[] {
    return this.honest.flatMap(({ asked }) =>
      [...asked].slice(-5).map(([id, { table, act }]) => JSON.stringify({ to: 'act', table, id, act })),
    )
  }

  /** Plays, takes back and asks, so that it never ends; measures how long an answer takes. */
  private async play(player: Player, seat: Seat): Promise<void> {
    const table = player.line.tables.get(this.table) as FollowedTable
    const luck = randomFrom(seedFrom(`${this.seed} ${seat}`)).stream('player')
    const reader = new Reader(table.bill as NonNullable<typeof table.bill>)
    while (!this.ended) {
      await moment(40)
      reader.readOn(table)
      const began = performance.now()
      if (table.notice?.ask && table.notice.ask.seat !== seat)
        await player.line.act(this.table, { do: 'grant' })
      else if (reader.standing?.result) await player.line.say(this.table, { say: 'phrase', phrase: 1 })
      else if (reader.scenes.length > 60 && luck.below(4) === 0)
        await player.line.act(this.table, { do: 'ask', moves: 30 })
      else {
        const game = this.planned?.game
        const mine = reader.standing?.deciding.includes(seat) && game
        const actions = mine ? game.actions(reader.rest.view) : []
        if (!game || actions.length === 0) continue
        await player.line.act(this.table, {
          do: 'move',
          text: game.write(actions[luck.below(actions.length)]),
        })
      }
      this.waits.push(performance.now() - began)
    }
  }

  private figures(after: Health | null, before?: Health): Readonly<Record<string, number>> {
    const waits = [...this.waits].sort((one, other) => one - other)
    const at = (share: number): number => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
    return {
      ...{ honest: waits.length, wait_ms: at(0.5), wait_p99_ms: at(0.99) },
      ...(after && before
        ? {
            ...{ late_ms: Math.round(after.late), busy_ms: Math.round(after.busy), rooms: after.rooms },
            grown_kB: Math.round((after.heap - before.heap) / 1000),
          }
        : {}),
    }
  }

  /** The clock of a machine that others use says little: what counts is how long the server was at work on something else. */
  private judge(before: Health, after: Health): string | null {
    const { rooms, sockets, failures, busy, heap, requests } = after
    if (failures.length > 0) return `something went wrong in the server: ${failures[0]}`
    if (rooms > 1) return `${rooms} rooms are kept for one table`
    if (sockets > this.honest.length) return `${sockets} sockets are kept`
    if (heap - before.heap > MOST_GROWTH) return `${heap - before.heap} bytes are kept`
    if (busy > SOON_MS) return `somebody had to wait for ${Math.round(busy)} ms of work`
    const names = this.honest.map(({ guest }) => guest)
    const stranger = requests.find((each) => each !== null && !names.includes(each.split(' ')[0]))
    if (stranger != null) return `a stranger stands in the log: ${stranger}`
    if (new Set(requests.filter(Boolean)).size !== requests.filter(Boolean).length)
      return 'something stands in the log twice'
    return this.waits.length > 0 ? null : 'honest people were not answered'
  }
}

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
