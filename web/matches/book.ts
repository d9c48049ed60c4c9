import type { Cabinet } from '../storage/cabinet.ts'
import type { News, Wire } from '../storage/news.ts'
import { isDamaged, type KeptMatch, readStored, type Stored } from './kept-match.ts'
import { Scribe, type Unkept } from './scribe.ts'

/** Milliseconds until it is tried once more whether there is room. */
const PATIENCE = 4000

/** All matches of this device, as this tab knows them. */
export class Book {
  private cabinet: Cabinet | null = null
  private readonly scribes = new Map<string, Scribe>()
  /** What is stored, once somebody has asked for all of it. */
  private known: Map<string, Stored> | null = null
  private listed: readonly Stored[] | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly open: () => Promise<Cabinet>,
    private readonly wire: Wire,
  ) {
    wire.listen((news) => void this.hear(news))
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  /** Latest first, what is damaged last; null until it is known. */
  readonly list = (): readonly Stored[] | null => {
    if (!this.known) void this.readAll()
    return this.listed
  }

  /** Null until the storage was opened, and where everything is kept. */
  readonly unkept = (): Unkept | null => {
    if ([...this.scribes.values()].some(({ unkept }) => unkept === 'full')) return 'full'
    return this.cabinet && !this.cabinet.lasts ? 'forbidden' : null
  }

  async find(id: string): Promise<Stored | null> {
    const scribe = this.scribes.get(id)
    if (scribe?.isAhead) return scribe.kept
    const value = await (await this.opened()).get('matches', id)
    return value === undefined ? null : readStored(id, value)
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
    const scribe = new Scribe(kept, () => this.cabinet ?? this.opened())
    scribe.subscribe(() => this.note(scribe))
    this.scribes.set(kept.id, scribe)
    return scribe
  }

  async forget(id: string): Promise<void> {
    this.scribes.delete(id)
    this.known?.delete(id)
    this.changed()
    await (await this.opened()).remove('matches', id)
    this.wire.tell({ shelf: 'matches', name: id, turn: null })
    this.retry()
  }

  private async opened(): Promise<Cabinet> {
    this.cabinet ??= await this.open()
    return this.cabinet
  }

  private async readAll(): Promise<void> {
    const all = await (await this.opened()).all('matches')
    this.known = new Map([...all].map(([id, value]) => [id, readStored(id, value)]))
    this.changed()
  }

  private note(scribe: Scribe): void {
    const { kept, pen } = scribe
    if (pen === 'stored') this.wire.tell({ shelf: 'matches', name: kept.id, turn: kept.turn })
    if (pen !== 'elsewhere' && this.scribes.get(kept.id) === scribe) this.known?.set(kept.id, kept)
    if (pen === 'full') this.retryLater()
    this.changed()
  }

  private retryLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.retry(), PATIENCE)
  }

  private retry(): void {
    for (const scribe of this.scribes.values()) scribe.retry()
  }

  private async hear({ shelf, name, turn }: News): Promise<void> {
    if (shelf !== 'matches') return
    if (turn !== null) this.scribes.get(name)?.heard(turn)
    else this.retry()
    if (!this.known) return
    const stored = await this.find(name)
    if (stored) this.known.set(name, stored)
    else this.known.delete(name)
    this.changed()
  }

  private changed(): void {
    this.listed = this.known && [...this.known.values()].sort((a, b) => changedAt(b) - changedAt(a))
    for (const listener of this.listeners) listener()
  }
}

const changedAt = (stored: Stored): number => (isDamaged(stored) ? 0 : stored.changed)
