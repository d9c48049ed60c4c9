import type { GameEnding } from '@sternentisch/grammar'
import {
  type AnyGame,
  type Bill,
  type Feed,
  type Moment,
  Reader,
  type Remember,
  remember,
  type Viewer,
} from '@sternentisch/kernel'
import { NO_ACTIONS } from '../state.ts'
import { beforeEnding, endedMatch } from './before-ending.ts'
import { Offer } from './offer.ts'
import { Stage } from './stage.ts'

/** As much of a feed as it takes to read it, wherever it comes from. */
export interface Told extends Pick<Feed, 'since'> {
  readonly bill: Bill
}

export interface ScreenHabits {
  pace(): number
  readonly remember?: Remember | undefined
  /** What the match will end with, where that is shown. */
  readonly ending?: Pick<GameEnding, 'begins'> | undefined
}

/** What a screen shows of a match: what the feed of whoever looks tells, in its time, and what there is to decide. */
export class Screen {
  readonly stage: Stage
  /** What whoever looks has seen so far; null if nobody does. */
  reader: Reader | null = null
  /** Everybody reads on where they stopped: handing over costs no more than what was missed. */
  private readonly readers = new Map<Viewer, Reader>()
  private readonly offer: Offer
  /** Whether the match went on when it was first looked at: only then its ending is shown. */
  private fresh: boolean | null = null

  constructor(
    game: AnyGame,
    private readonly feedOf: (viewer: Viewer) => Told,
    private readonly habits: ScreenHabits,
    private readonly tell: { changed(): void; done(): void },
  ) {
    this.offer = new Offer(game)
    this.stage = new Stage(habits.pace, tell, (moments, reader) => this.forBoard(moments, reader))
  }

  /** From now on for this viewer, as things were after so many moves; null: nobody looks. */
  openFor(viewer: Viewer | null, moves?: number): void {
    this.reader = viewer === null ? null : this.readerOf(viewer)
    this.readOn()
    if (this.reader) this.fresh ??= !this.reader.standing?.result
    this.stage.openFor(this.reader, moves)
  }

  /** Shows what is new to whoever looks; false if there is nothing to show. */
  showNews(): boolean {
    return this.stage.show(this.readOn())
  }

  /** Something was taken back: whatever ran of it has never been. */
  showTakenBack(): void {
    this.readOn()
    this.stage.stop()
    this.stage.openFor(this.reader)
  }

  /** Tells what happened since so many moves; false if nothing did. Until it is told nothing can be decided. */
  tellSince(moves: number): boolean {
    this.offer.close()
    this.stage.stop()
    this.stage.openFor(this.reader, moves)
    return this.stage.showSince(moves)
  }

  /** What whoever looks may decide. */
  actions(): readonly unknown[] {
    return this.reader ? this.offer.to(this.reader, this.stage.playing) : NO_ACTIONS
  }

  readonly hurry = (): void => {
    this.stage.hurry()
    this.tell.changed()
  }

  readonly skip = (): void => this.stage.skip()

  readonly again = (index: number, at = 0): void => {
    this.stage.letGo()
    this.stage.retell(index, at)
    this.tell.changed()
  }

  readonly peek = (index: number | null, at: number): void => {
    if (index === null) this.stage.letGo()
    else if (!this.stage.hold(index, at)) return
    this.tell.changed()
  }

  /** What a viewer has seen by now, whoever looks at the screen. */
  readNow(viewer: Viewer): Reader {
    const reader = this.readerOf(viewer)
    reader.readOn(this.feedOf(viewer))
    return reader
  }

  private forBoard(moments: readonly Moment[], reader: Reader): readonly Moment[] {
    const { ending } = this.habits
    const match = this.fresh && ending ? endedMatch(reader) : null
    return match && ending ? beforeEnding(moments, match, (each) => ending.begins(each)) : moments
  }

  private readOn() {
    return this.reader?.readOn(this.feedOf(this.reader.bill.viewer)) ?? []
  }

  private readerOf(viewer: Viewer): Reader {
    return remember(this.readers, viewer, () => new Reader(this.feedOf(viewer).bill, this.habits.remember))
  }
}
