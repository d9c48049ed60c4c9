/** What people keep lies on one of these shelves, each thing under its name. A review has the name of its match. */
export const SHELVES = ['matches', 'cards', 'decks', 'sets', 'reviews'] as const
export type Shelf = (typeof SHELVES)[number]

/** What became of a thing that was put in: kept; refused because its turn is taken; or there is no room. */
export type Written = 'stored' | 'taken' | 'full'

/** What became of a thing that was to go: gone; or it stays, because somebody has changed it since. */
export type Removed = 'gone' | 'taken'

/** What lies under the same name on another shelf, and goes with a thing. */
export const GOES_WITH: Readonly<Partial<Record<Shelf, Shelf>>> = { matches: 'reviews' }

/**
 * Where this device keeps what must outlive the page. Whatever comes out may be anything: an older version of us, another
 * program or a broken disk may have put it there, so whoever reads checks it.
 */
export interface Cabinet {
  /** False where the browser keeps nothing: then everything goes with the page. */
  readonly lasts: boolean
  /** Undefined where nothing lies under this name. */
  get(shelf: Shelf, name: string): Promise<unknown>
  all(shelf: Shelf): Promise<ReadonlyMap<string, unknown>>
  /**
   * A thing that several tabs may change is put in by turns: each turn is given once, so whoever built on something older
   * comes too late and changes nothing.
   */
  put(shelf: Shelf, name: string, value: unknown, turn?: number): Promise<Written>
  /** Of a thing that is put in by turns, only this one goes: what somebody has made of it since stays. */
  remove(shelf: Shelf, name: string, turn?: number): Promise<Removed>
}

/** Keeps things as long as the page lasts. */
export class PageCabinet implements Cabinet {
  readonly lasts: boolean = false
  private readonly shelves = {
    matches: new Map<string, unknown>(),
    cards: new Map<string, unknown>(),
    decks: new Map<string, unknown>(),
    sets: new Map<string, unknown>(),
    reviews: new Map<string, unknown>(),
  }
  private readonly turns = new Set<string>()

  async get(shelf: Shelf, name: string): Promise<unknown> {
    return this.shelves[shelf].get(name)
  }

  async all(shelf: Shelf): Promise<ReadonlyMap<string, unknown>> {
    return new Map(this.shelves[shelf])
  }

  async put(shelf: Shelf, name: string, value: unknown, turn?: number): Promise<Written> {
    const claim = `${name} ${turn}`
    if (turn !== undefined && this.turns.has(claim)) return 'taken'
    if (turn !== undefined) this.turns.add(claim)
    this.shelves[shelf].set(name, value)
    return 'stored'
  }

  async remove(shelf: Shelf, name: string, turn?: number): Promise<Removed> {
    if (turn !== undefined && this.turns.has(`${name} ${turn + 1}`)) return 'taken'
    this.shelves[shelf].delete(name)
    const other = GOES_WITH[shelf]
    if (other) this.shelves[other].delete(name)
    for (const claim of this.turns) if (claim.startsWith(`${name} `)) this.turns.delete(claim)
    return 'gone'
  }
}
