import type { Cabinet, Removed, Shelf, Written } from './cabinet.ts'

/** Something that still lies in localStorage. */
export interface OldThing {
  readonly shelf: Shelf
  readonly name: string
  readonly value: unknown
  /** The text is taken away, unless an older version of the page, still open, has changed it meanwhile. */
  remove(): void
}

/** A cabinet that had no room for some old things: they are read where they lie, until they are put in or removed. */
export class WithLeftovers implements Cabinet {
  readonly lasts: boolean
  private readonly left: Map<string, OldThing>

  constructor(
    private readonly cabinet: Cabinet,
    left: readonly OldThing[],
  ) {
    this.lasts = cabinet.lasts
    this.left = new Map(left.map((thing) => [`${thing.shelf} ${thing.name}`, thing]))
  }

  async get(shelf: Shelf, name: string): Promise<unknown> {
    return (await this.cabinet.get(shelf, name)) ?? this.left.get(`${shelf} ${name}`)?.value
  }

  async all(shelf: Shelf): Promise<ReadonlyMap<string, unknown>> {
    const here = [...this.left.values()].filter((thing) => thing.shelf === shelf)
    const old = here.map(({ name, value }) => [name, value] as const)
    return new Map([...old, ...(await this.cabinet.all(shelf))])
  }

  async put(shelf: Shelf, name: string, value: unknown, turn?: number): Promise<Written> {
    const written = await this.cabinet.put(shelf, name, value, turn)
    if (written === 'stored') this.takeAway(shelf, name)
    return written
  }

  async remove(shelf: Shelf, name: string, turn?: number): Promise<Removed> {
    const removed = await this.cabinet.remove(shelf, name, turn)
    if (removed === 'gone') this.takeAway(shelf, name)
    return removed
  }

  private takeAway(shelf: Shelf, name: string): void {
    this.left.get(`${shelf} ${name}`)?.remove()
    this.left.delete(`${shelf} ${name}`)
  }
}
