import type { Cabinet } from '../storage/cabinet.ts'
import type { News, Wire } from '../storage/news.ts'
import { isWholeDeck, type KeptDeck, readDeckStored, type StoredDeck } from './kept-deck.ts'

/** What a page must know about the keeping of its decks: no room, nothing lasts, or another tab was quicker. */
export type DeckTrouble = 'full' | 'forbidden' | 'elsewhere'

/** All decks of this device, as this tab knows them. A change is shown at once and stored turn by turn, as matches are. */
export class DeckShelf {
  private cabinet: Cabinet | null = null
  private known: Map<string, StoredDeck> | null = null
  private listed: readonly StoredDeck[] | null = null
  private reading: Promise<void> | null = null
  /** One after the other, or a second change would claim the turn of the first. */
  private writing: Promise<void> = Promise.resolve()
  private said: DeckTrouble | null = null
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

  /** Latest first; null until it is known. */
  readonly list = (): readonly StoredDeck[] | null => {
    if (!this.known) void this.readAll()
    return this.listed
  }

  readonly trouble = (): DeckTrouble | null =>
    this.said ?? (this.cabinet && !this.cabinet.lasts ? 'forbidden' : null)

  /** What is kept once all that was asked for is done. */
  async settled(): Promise<void> {
    await this.readAll()
    await this.writing
  }

  keep(deck: KeptDeck): void {
    this.said = null
    this.known?.set(deck.id, deck)
    this.changed()
    this.writing = this.writing.then(() => this.store(deck.id))
  }

  remove(id: string): void {
    this.known?.delete(id)
    this.changed()
    this.writing = this.writing.then(async () => {
      await (await this.opened()).remove('decks', id)
      this.wire.tell({ shelf: 'decks', name: id, turn: null })
    })
  }

  /** The deck as it is by now: what was changed meanwhile goes with it. */
  private async store(id: string): Promise<void> {
    const deck = this.known?.get(id)
    if (!deck || !isWholeDeck(deck)) return
    const next = { ...deck, turn: deck.turn + 1 }
    const written = await (await this.opened()).put('decks', id, next, next.turn)
    if (written === 'stored') {
      const latest = this.known?.get(id)
      if (latest && isWholeDeck(latest)) this.known?.set(id, { ...latest, turn: next.turn })
      this.wire.tell({ shelf: 'decks', name: id, turn: next.turn })
    } else {
      this.said = written === 'full' ? 'full' : 'elsewhere'
      if (written === 'taken') await this.read(id)
    }
    this.changed()
  }

  private async opened(): Promise<Cabinet> {
    this.cabinet ??= await this.open()
    return this.cabinet
  }

  private readAll(): Promise<void> {
    this.reading ??= (async () => {
      const all = await (await this.opened()).all('decks')
      this.known = new Map([...all].map(([id, value]) => [id, readDeckStored(id, value)]))
      this.changed()
    })()
    return this.reading
  }

  private async read(id: string): Promise<void> {
    const value = await (await this.opened()).get('decks', id)
    if (value === undefined) this.known?.delete(id)
    else this.known?.set(id, readDeckStored(id, value))
  }

  private async hear({ shelf, name, turn }: News): Promise<void> {
    if (shelf !== 'decks' || !this.known) return
    const mine = this.known.get(name)
    // What this tab has told itself is no news.
    if (turn !== null && mine && isWholeDeck(mine) && mine.turn >= turn) return
    await this.read(name)
    this.changed()
  }

  private changed(): void {
    const dated = (deck: StoredDeck): number => (isWholeDeck(deck) ? deck.changed : 0)
    this.listed = this.known && [...this.known.values()].sort((a, b) => dated(b) - dated(a))
    for (const listener of this.listeners) listener()
  }
}
