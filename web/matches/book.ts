import type { Cabinet } from '../storage/cabinet.ts'
import { Listing } from '../storage/listing.ts'
import type { News, Wire } from '../storage/news.ts'
import { isDamaged, type KeptMatch, readStored, type Stored } from './kept-match.ts'
import { Scribe, type Unkept } from './scribe.ts'

/** Milliseconds until it is tried once more whether there is room. */
const PATIENCE = 4000

/** All matches of this device, as this tab knows them. */
export class Book extends Listing<Stored> {
  private readonly scribes = new Map<string, Scribe>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => Promise<Cabinet>, wire: Wire) {
    super('matches', readStored, open, wire)
  }

  /** Null until the storage was opened, and where everything is kept. */
  readonly unkept = (): Unkept | null => {
    if ([...this.scribes.values()].some(({ unkept }) => unkept === 'full')) return 'full'
    return this.cabinet && !this.cabinet.lasts ? 'forbidden' : null
  }

  async find(id: string): Promise<Stored | null> {
    const scribe = this.scribes.get(id)
    return scribe?.isAhead ? scribe.kept : this.readOne(id)
  }

  /** A match that nobody knows yet. */
  begin(kept: KeptMatch): KeptMatch {
    this.scribeFor(kept).write(kept)
    return kept
  }

  /** Who writes down this match. */
  scribeFor(kept: KeptMatch): Scribe {
    const there = this.scribes.get(kept.id)
    if (there && there.pen !== 'elsewhere' && there.kept.turn >= kept.turn) return there
    const scribe = new Scribe(
      kept,
      () => this.cabinet ?? this.opened(),
      (id) => this.readOne(id),
    )
    scribe.subscribe(() => this.written(scribe))
    this.scribes.set(kept.id, scribe)
    return scribe
  }

  /** Takes away a match as this tab knew it. One that was played on elsewhere since stays, and is listed again. */
  async forget(stored: Stored): Promise<void> {
    const { id } = stored
    const scribe = this.scribes.get(id)
    this.scribes.delete(id)
    this.note(id, null)
    const turn = isDamaged(stored) ? undefined : Math.max(stored.turn, scribe?.stored.turn ?? 0)
    const cabinet = this.cabinet ?? (await this.opened())
    const removing = cabinet.remove('matches', id, turn)
    // Others look after what was handed over, and find what came of it. If this page goes now, it tells nobody later.
    this.tell(id, null)
    if ((await removing) === 'gone') this.tell(id, null)
    else this.note(id, await this.readOne(id))
    this.retry()
  }

  private written(scribe: Scribe): void {
    const { kept, pen } = scribe
    if (pen === 'stored') this.tell(kept.id, kept.turn)
    if (pen === 'full') this.retryLater()
    if (pen !== 'elsewhere' && this.scribes.get(kept.id) === scribe) this.note(kept.id, kept)
    else this.changed()
  }

  private retryLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.retry(), PATIENCE)
  }

  private retry(): void {
    for (const scribe of this.scribes.values()) scribe.retry()
  }

  protected async hear({ name, turn }: News): Promise<void> {
    if (turn !== null) this.scribes.get(name)?.heard(turn)
    else this.retry()
    if (this.known) this.note(name, await this.find(name))
  }
}
