import {
  type AnyGame,
  type Attend,
  type Feed,
  Host,
  isRefusal,
  type Match,
  type Move,
  openOptions,
  Reader,
  type Refusal,
  type Remember,
  readLog,
  remember,
  type Viewer,
} from '@sternentisch/kernel'
import { playOnFrom, rematch } from '../matches/continue.ts'
import type { Player, SameTable } from '../matches/kept-match.ts'
import { sitDown } from '../matches/sit-down.ts'
import { onShelf } from '../shell/shelf.ts'
import type { Notice, Recording } from '../table/recording.ts'
import { Release } from './share.ts'

/** A match that lies on this device, with its host. Pages get no more of it than a recording, or a table. */
export class Hosted implements Recording {
  readonly bill: Notice
  /** Of those who were not there from the deal on. */
  private readonly later = new Map<Viewer, Feed>()

  /** Another match like this one is about to begin. */
  private beginning = false

  private constructor(
    readonly match: Match,
    readonly host: Host,
    private readonly expected: readonly Viewer[],
  ) {
    const { game, options, id, names } = match.opening
    const open = openOptions(game.options, options, 'audience')
    this.bill = { game: game.id, options: open, match: id, seats: match.seats, names }
  }

  /** Plays a log, each move once, for all of these who look. */
  static read(log: string, game: AnyGame, viewers: readonly Viewer[] = []): Hosted | Refusal {
    return Hosted.attended(viewers, (attend) => readLog(log, [game], attend))
  }

  /** A match as it is, played once more for all of these who look. */
  static again(match: Match, viewers: readonly Viewer[] = []): Hosted {
    const hosted = Hosted.attended(viewers, (attend) => match.at(match.steps.length, attend))
    if (isRefusal(hosted)) throw new Error(hosted.code)
    return hosted
  }

  private static attended(
    viewers: readonly Viewer[],
    play: (attend: Attend) => Match | Refusal,
  ): Hosted | Refusal {
    const hosts: Host[] = []
    const match = play((fresh) => hosts.push(new Host(fresh, viewers)))
    return isRefusal(match) ? match : new Hosted(match, hosts[0], viewers)
  }

  get standing() {
    return this.host.standing
  }

  readerFor(viewer: Viewer, keep?: Remember, moves = this.match.steps.length): Reader {
    const feed = this.expected.includes(viewer)
      ? this.host.feedOf(viewer)
      : remember(this.later, viewer, () => Hosted.again(this.match, [viewer]).host.feedOf(viewer))
    const reader = new Reader(feed.bill, keep)
    // The first message is the deal.
    reader.readOn({ since: (n) => feed.since(n).slice(0, moves + 1) })
    return reader
  }

  release(running: boolean): Release | null {
    return Release.of(this.match, { running })
  }

  async rematch({ players, handOver }: SameTable): Promise<void> {
    // Whoever asks twice, while the rules of today are fetched, means one match.
    if (this.beginning) return
    this.beginning = true
    const today = await onShelf(this.match.game.id)
      ?.load()
      .finally(() => {
        this.beginning = false
      })
    sitDown(rematch(this.match, players, undefined, { handOver }, today?.game))
  }

  playOn(moves: number, players: readonly Player[], then?: Move): void {
    sitDown(playOnFrom(this.match, moves, players, then))
  }
}
