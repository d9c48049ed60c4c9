import type { AnyGame, Feed, Matter, Refusal, Seat, Standing, Viewer } from '@sternentisch/kernel'
import type { Question } from '../bot/question.ts'
import { type Player, personsAt } from '../matches/kept-match.ts'
import type { Scribe } from '../matches/scribe.ts'
import type { Notice } from '../table/recording.ts'
import type { BotTable } from './bot-seats.ts'
import type { Hosted } from './hosted.ts'
import { Keeper } from './keeper.ts'
import { movedElsewhere } from './moved-elsewhere.ts'
import { questionAt } from './question-at.ts'
import { Lost, type Release } from './share.ts'

/** Who looks at the table of a match: its persons; where they are not one, there may be an audience only. */
export function viewersAt(players: readonly Player[]): readonly Viewer[] {
  const persons = personsAt(players)
  return persons.length === 1 ? persons : [...persons, 'audience']
}

/** Hosts a match on this device: the match, its seed and its log stay behind this. */
export class LocalHost implements BotTable {
  readonly keeper: Keeper

  constructor(
    readonly scribe: Scribe,
    private readonly hosted: Hosted,
  ) {
    this.keeper = new Keeper(scribe, hosted.match)
  }

  get game(): AnyGame {
    return this.hosted.match.game
  }

  get players(): readonly Player[] {
    return this.scribe.kept.players
  }

  /** Where bots play now, and how long they think there. */
  get bots(): readonly { readonly seat: Seat; readonly budget: number }[] {
    return this.players.flatMap(({ budget }, seat) => (budget > 0 ? [{ seat: seat as Seat, budget }] : []))
  }

  get bill(): Notice {
    return this.hosted.bill
  }

  get standing(): Standing {
    return this.hosted.standing
  }

  readonly feedOf = (viewer: Viewer): Feed => this.hosted.host.feedOf(viewer)

  /** A move that stands is stored in the same instant; whoever holds the device has seen it. */
  play(seat: Seat, text: string, holder: Seat | null, unasked: boolean): Refusal | null {
    const refusal = this.hosted.host.play(seat, text)
    if (refusal) return refusal
    if (unasked) this.keeper.markUnasked()
    if (holder !== null) this.keeper.tellAll(holder)
    this.keeper.store()
    return null
  }

  /** Another tab was quicker. Where nobody decided anything there, its moves are made here, too; false where somebody did. */
  async follow(): Promise<boolean> {
    const { scribe, hosted } = this
    while (scribe.pen === 'elsewhere') {
      const there = await scribe.latest()
      const { stored, kept: here } = scribe
      const ahead = there && movedElsewhere(hosted.match, { stored, here, there })
      if (!there || !ahead) return false
      for (const { seat, text } of ahead) if (hosted.host.play(seat, text)) return false
      scribe.follow(there)
      this.keeper.recall()
    }
    return true
  }

  undo(seat: Seat, moves: number): Refusal | null {
    const refusal = this.hosted.host.undo(seat, moves)
    if (refusal) return refusal
    this.keeper.forgetUndone()
    this.keeper.store()
    return null
  }

  /** Whether a seat may give up or offer a draw now; null if it may. */
  whyNot(matter: Matter, seat: Seat): Refusal | null {
    return this.hosted.match.whyNot(matter, seat)
  }

  viewOf(seat: Seat): unknown {
    return this.hosted.match.view(seat)
  }

  questionFor(seat: Seat, budget: number, purpose: string): Question {
    return questionAt(this.hosted.match, seat, budget, purpose)
  }

  get release(): Release | null {
    return this.hosted.release(this.standing.result === null)
  }

  get lost(): Lost {
    return new Lost(this.hosted.match)
  }

  rematch(): void {
    this.hosted.rematch({ players: this.players, handOver: this.keeper.handOver })
  }
}
