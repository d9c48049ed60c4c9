import type * as v from 'valibot'
import { safeParse } from 'valibot'
import type { Cabinet, Shelf } from './cabinet.ts'
import { Listing } from './listing.ts'
import type { News, Wire } from './news.ts'

/** Something that this device keeps, and that its pages change. */
export interface Kept {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** How often it was stored: whoever builds on an older turn comes too late. */
  readonly turn: number
}

/** What lies in the storage and does not make what it should be. */
export interface Unreadable {
  readonly id: string
  readonly content: string
}

export const isReadable = <Thing extends Kept>(stored: Thing | Unreadable): stored is Thing =>
  !('content' in stored)

/** What a page must know about the keeping: no room, nothing lasts, or another tab was quicker. */
export type Trouble = 'full' | 'forbidden' | 'elsewhere'

/** A shelf of things that pages change. A change is shown at once and stored turn by turn, as matches are. */
export class KeptShelf<Thing extends Kept> extends Listing<Thing | Unreadable> {
  /** One after the other, or a second change would claim the turn of the first. */
  private writing: Promise<void> = Promise.resolve()
  /** What waits to be stored: changes that are made meanwhile go with it. */
  private readonly waiting = new Set<string>()
  /** The latest turn of each thing that this tab has stored. */
  private readonly mine = new Map<string, number>()
  private said: Trouble | null = null

  constructor(
    shelf: Shelf,
    schema: v.GenericSchema<unknown, Thing>,
    open: () => Promise<Cabinet>,
    wire: Wire,
  ) {
    super(shelf, (id, value) => readKept(schema, id, value), open, wire)
  }

  readonly trouble = (): Trouble | null =>
    this.said ?? (this.cabinet && !this.cabinet.lasts ? 'forbidden' : null)

  /** What is kept once all that was asked for is done. */
  async settled(): Promise<void> {
    if (!this.known) await this.readAll()
    await this.writing
  }

  keep(thing: Thing): void {
    this.said = null
    this.note(thing.id, thing)
    if (this.waiting.has(thing.id)) return
    this.waiting.add(thing.id)
    this.writing = this.writing.then(() => this.store(thing.id, thing))
  }

  /** Takes away a thing as this tab knew it. What another tab has made of it since stays, and is listed again. */
  remove(thing: Thing | Unreadable): void {
    const { id } = thing
    this.note(id, null)
    this.writing = this.writing.then(async () => {
      const turn = isReadable(thing) ? Math.max(thing.turn, this.mine.get(id) ?? 0) : undefined
      const removing = (this.cabinet ?? (await this.opened())).remove(this.shelf, id, turn)
      // Others look after what was handed over, and find what came of it. If this page goes now, it tells nobody later.
      this.tell(id, null)
      if ((await removing) === 'gone') this.tell(id, null)
      else this.note(id, await this.readOne(id))
    })
  }

  /** The thing as it is by now. Where nobody has asked for the others, it is as it was given. */
  private async store(id: string, given: Thing): Promise<void> {
    this.waiting.delete(id)
    const latest = this.known ? this.known.get(id) : given
    if (!latest || !isReadable(latest)) return
    const next = { ...latest, turn: latest.turn + 1 }
    const written = await (await this.opened()).put(this.shelf, id, next, next.turn)
    if (written === 'stored') {
      this.mine.set(id, next.turn)
      const now = this.known?.get(id)
      if (now && isReadable(now)) this.note(id, { ...now, turn: next.turn })
      this.tell(id, next.turn)
      return
    }
    this.said = written === 'full' ? 'full' : 'elsewhere'
    this.note(id, written === 'taken' ? await this.readOne(id) : latest)
  }

  protected async hear({ name, turn }: News): Promise<void> {
    if (!this.known) return
    const mine = this.known.get(name)
    // What this tab has told itself is no news.
    if (turn !== null && mine && isReadable(mine) && mine.turn >= turn) return
    this.note(name, await this.readOne(name))
  }
}

function readKept<Thing extends Kept>(
  schema: v.GenericSchema<unknown, Thing>,
  id: string,
  value: unknown,
): Thing | Unreadable {
  const read = safeParse(schema, value)
  if (read.success && read.output.id === id) return read.output
  return { id, content: JSON.stringify(value) ?? '' }
}
