import type { Cabinet, Shelf } from './cabinet.ts'
import type { News, Wire } from './news.ts'

interface Dated {
  readonly changed: number
}

/** Everything that lies on one shelf of this device, as this tab knows it: read when somebody first asks, then followed. */
export abstract class Listing<Stored extends { readonly id: string }> {
  protected cabinet: Cabinet | null = null
  /** What is stored, once somebody has asked for all of it. */
  protected known: Map<string, Stored> | null = null
  private listed: readonly Stored[] | null = null
  private reading: Promise<void> | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    protected readonly shelf: Shelf,
    private readonly read: (id: string, value: unknown) => Stored,
    private readonly open: () => Promise<Cabinet>,
    private readonly wire: Wire,
  ) {
    wire.listen((news) => {
      if (news.shelf === shelf) void this.hear(news)
    })
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

  protected async opened(): Promise<Cabinet> {
    this.cabinet ??= await this.open()
    return this.cabinet
  }

  protected readAll(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private async readNow(): Promise<void> {
    const all = await (await this.opened()).all(this.shelf)
    this.known = new Map([...all].map(([id, value]) => [id, this.read(id, value)]))
    this.changed()
  }

  /** What lies there under this name; null if nothing does. */
  protected async readOne(id: string): Promise<Stored | null> {
    const value = await (await this.opened()).get(this.shelf, id)
    return value === undefined ? null : this.read(id, value)
  }

  /** This is what is known of a thing from now on; null: it is gone. */
  protected note(id: string, stored: Stored | null): void {
    if (stored) this.known?.set(id, stored)
    else this.known?.delete(id)
    this.changed()
  }

  protected tell(name: string, turn: number | null): void {
    this.wire.tell({ shelf: this.shelf, name, turn })
  }

  /** Another tab has stored or removed something of this shelf. */
  protected abstract hear(news: News): Promise<void>

  protected changed(): void {
    this.listed = this.known && [...this.known.values()].sort((a, b) => dated(b) - dated(a))
    for (const listener of this.listeners) listener()
  }
}

/** What is damaged says nothing about when it was changed. */
const dated = (stored: object): number => (stored as Partial<Dated>).changed ?? 0
