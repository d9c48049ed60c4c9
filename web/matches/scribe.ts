import type { Cabinet } from '../storage/cabinet.ts'
import { isDamaged, type KeptMatch, type Stored } from './kept-match.ts'

/** Why something may be lost with the page: there is no room, or the browser keeps nothing at all. */
export type Unkept = 'full' | 'forbidden'

/** How it stands with the writing: all is stored; a turn is being written; no room; another tab has played on. */
export type Pen = 'stored' | 'writing' | 'full' | 'elsewhere'

/**
 * Writes one match down as it is played in this tab, one turn after the other. The page shows a move at once; its turn is
 * handed to the storage in the same instant, so that closing the tab right after a click loses nothing. What comes while
 * a turn is under way waits for it and goes as a whole: what followed a turn that came too late must not get through.
 */
export class Scribe {
  pen: Pen = 'stored'
  /** As this tab found it in the storage, or put it there. */
  stored: KeptMatch
  /** The last turn found no room; this holds until one does, also while it is tried again. */
  private noRoom = false
  /** What may be lost was said, and understood. */
  understood: Unkept | null = null
  /** Something came while a turn was under way. */
  private more = false
  /** The latest turn that another tab told of. */
  private theirs = 0
  private readonly listeners = new Set<() => void>()

  constructor(
    public kept: KeptMatch,
    private readonly cabinet: () => Cabinet | Promise<Cabinet>,
    private readonly read: (id: string) => Promise<Stored | null>,
  ) {
    this.stored = kept
  }

  /** Whether this tab knows more than the storage. */
  get isAhead(): boolean {
    return this.pen === 'writing' || this.pen === 'full'
  }

  /** Why the match may be lost with the page, as far as that is known. */
  get unkept(): Unkept | null {
    if (this.noRoom) return 'full'
    const cabinet = this.cabinet()
    return cabinet instanceof Promise || cabinet.lasts ? null : 'forbidden'
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  write(kept: KeptMatch): void {
    if (this.pen === 'elsewhere') return
    this.kept = { ...kept, turn: this.kept.turn }
    if (this.pen === 'writing') this.more = true
    else this.send()
  }

  /** There may be room again. */
  retry(): void {
    if (this.pen === 'full') this.send()
  }

  /** Another tab has stored a turn. */
  heard(turn: number): void {
    this.theirs = Math.max(this.theirs, turn)
    if (this.pen !== 'writing' && this.theirs > this.kept.turn) this.change('elsewhere')
  }

  /** What another tab has stored; null where it cannot be read. */
  async latest(): Promise<KeptMatch | null> {
    const stored = await this.read(this.kept.id)
    return stored && !isDamaged(stored) ? stored : null
  }

  /** This tab has caught up with another one, unless there is more by now: its next turn comes after this. */
  follow(kept: KeptMatch): void {
    this.kept = kept
    this.stored = kept
    this.more = false
    if (this.theirs <= kept.turn) this.change('stored')
  }

  private send(): void {
    this.more = false
    const next = { ...this.kept, turn: this.kept.turn + 1 }
    const put = (into: Cabinet) => into.put('matches', next.id, next, next.turn)
    const cabinet = this.cabinet()
    const written = cabinet instanceof Promise ? cabinet.then(put) : put(cabinet)
    this.change('writing')
    void written.then((result) => {
      if (result === 'taken') return this.change('elsewhere')
      if (result === 'full') return this.change('full')
      this.stored = next
      this.kept = { ...this.kept, turn: next.turn }
      if (this.theirs > next.turn) return this.change('elsewhere')
      this.change('stored')
      if (this.more) this.send()
    })
  }

  private change(pen: Pen): void {
    if (pen === this.pen) return
    this.pen = pen
    if (pen !== 'writing') this.noRoom = pen === 'full'
    if (!this.noRoom && this.understood === 'full') this.understood = null
    for (const listener of this.listeners) listener()
  }
}
