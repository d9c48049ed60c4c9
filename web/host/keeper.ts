import type { Match, Seat, Viewer } from '@sternentisch/kernel'
import { type HandOver, keptAs, type Player } from '../matches/kept-match.ts'
import type { Scribe } from '../matches/scribe.ts'

const NOTHING: readonly string[] = []

/** Keeps a match on the device, with what its table knows beyond the log. */
export class Keeper {
  handOver: HandOver = 'choice'
  /** How many moves each seat has been shown. */
  private heard: readonly number[] = []
  /** Moves made without asking: without an alternative, or by a standing order. */
  unasked: readonly number[] = []
  /** What each viewer has read and put away. */
  private away: Readonly<Record<string, readonly string[]>> = {}

  constructor(
    private readonly scribe: Scribe,
    private readonly match: Match,
  ) {
    this.recall()
  }

  /** What is kept with the match, by this tab or by another one. */
  recall(): void {
    const { scribe, match } = this
    const { kept } = scribe
    this.handOver = kept.handOver ?? 'choice'
    this.heard = match.seats.map((seat) => kept.heard?.[seat] ?? match.steps.length)
    this.unasked = kept.unasked ?? []
    this.away = kept.away ?? {}
  }

  get players(): readonly Player[] {
    return this.scribe.kept.players
  }

  heardBy(seat: Seat): number {
    return this.heard[seat]
  }

  /** This seat has been shown everything. */
  tellAll(seat: Seat): void {
    this.heard = this.heard.with(seat, this.match.steps.length)
  }

  awayFor(viewer: Viewer | null): readonly string[] {
    return this.away[String(viewer)] ?? NOTHING
  }

  putAway(viewer: Viewer, name: string): void {
    this.away = { ...this.away, [viewer]: [...this.awayFor(viewer), name] }
  }

  /** The last move was made without asking. */
  markUnasked(): void {
    this.unasked = [...this.unasked, this.match.steps.length - 1]
  }

  /** After a move was taken back there is less to know. */
  forgetUndone(): void {
    const moves = this.match.steps.length
    this.heard = this.heard.map((each) => Math.min(each, moves))
    this.unasked = this.unasked.filter((each) => each < moves)
  }

  /** A bot that thinks so long plays the seat of a person; 0 gives it back. */
  lend(seat: Seat, budget: number): void {
    this.store(this.players.with(seat, { ...this.players[seat], budget }))
  }

  /** Writes the match down as it is now. */
  store(players = this.players): void {
    const { scribe, handOver, heard, unasked, away } = this
    scribe.write(keptAs({ ...scribe.kept, players }, this.match, { handOver, heard, unasked, away }))
  }
}
