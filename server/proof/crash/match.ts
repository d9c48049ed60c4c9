import { type AnyGame, type Luck, Reader, type Seat } from '@sternentisch/kernel'
import type { Opened } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import type { Planned } from '../openings.ts'
import { type Player, whim } from '../player.ts'

/** A match that goes on whatever happens to the server. */
export class ProvedMatch {
  over = false
  private stopped = false
  private readonly playing: Promise<void>[] = []

  private constructor(
    readonly table: string,
    readonly game: AnyGame,
    readonly players: readonly Player[],
    readonly watcher: Player,
  ) {}

  /** Opens a table; those who sit down do so as soon as they can. */
  static async open(
    { game, settings, decks }: Planned,
    players: readonly Player[],
    watcher: Player,
    luckOf: (name: string) => Luck,
  ): Promise<ProvedMatch> {
    const answer = await players[0].call('POST', 'api/tables', { settings, seat: 0, deck: decks[0] })
    if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${await answer.text()}`)
    const { table } = (await answer.json()) as Opened
    const match = new ProvedMatch(table, game, players, watcher)
    watcher.line.follow(table)
    for (const [seat, player] of players.entries()) {
      const luck = luckOf(`${table} ${seat}`)
      match.playing.push(match.play(player, seat as Seat, decks[seat], luck))
    }
    return match
  }

  stop(): Promise<unknown> {
    this.stopped = true
    return Promise.all(this.playing)
  }

  private async play(player: Player, seat: Seat, deck: string | null, luck: Luck): Promise<void> {
    const table = player.line.follow(this.table)
    if (seat > 0) void player.line.act(this.table, { do: 'sit', seat, deck })
    let reader: Reader | null = null
    while (!this.stopped) {
      if (!table.bill) {
        await pause(table)
        continue
      }
      reader ??= new Reader(table.bill)
      reader.readOn(table)
      if (reader.standing?.result) {
        this.over = true
        return
      }
      const act = whim(table, reader, this.game, seat, luck)
      const { next } = table
      if (act) {
        await Promise.race([player.line.act(this.table, act), this.ended()])
        // What is kept until a window closes is not said again before.
        if (act.do === 'move' && table.next === next) await pause(table)
      } else await pause(table)
    }
  }

  /** Nobody waits for an answer once all is over. */
  private async ended(): Promise<void> {
    while (!this.stopped) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Until something happens at a table, or for a moment. */
function pause(table: FollowedTable, ms = 150): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.subscribe(done)
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
