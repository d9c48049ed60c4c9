import type { Viewer } from '@sternentisch/kernel'
import type { Store } from '../store/store.ts'
import type { Folds } from './folds.ts'
import type { Rooms } from './rooms.ts'

/** How many entries have to be played again before somebody can be served: nothing where a table is at hand. */
export class Effort {
  constructor(
    private readonly store: Pick<Store, 'index'>,
    private readonly rooms: Rooms,
    private readonly folds: Folds,
    /** So many of the latest posts of a table are at hand. */
    private readonly keep: number,
  ) {}

  /** For one who wants to do something at a table, or to be shown it from this number on. */
  of(table: string, guest: string | null, from: number | null): number | Promise<number> {
    const live = this.rooms.get(table)?.live
    if (!live) return this.ofLog(table, from)
    const viewer = from === null ? null : live.viewerFor(guest)
    if (from === null || viewer === null || live.writtenFor(viewer, from) !== null) return 0
    return this.folds.has(table, viewer) ? 0 : live.n
  }

  private async ofLog(table: string, from: number | null): Promise<number> {
    const index = await this.store.index(table)
    if (!index) return 0
    const isOld = from !== null && from <= index.n - this.keep
    return (index.n + 1) * (isOld ? 2 : 1)
  }

  /** For a glance of one who plays there. */
  async ofGlance(table: string, guest: string): Promise<number> {
    const index = await this.store.index(table)
    const seat = index?.guests.indexOf(guest) ?? -1
    return !index || seat < 0 || this.folds.has(table, seat as Viewer) ? 0 : index.n + 1
  }
}
