import { dirname } from 'node:path'
import { type Refusal, refuseBecause } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { isFull, makeFolder } from '../files.ts'
import { Keeper } from '../keeper.ts'
import type { Program } from '../program.ts'
import { tidy } from '../tidy.ts'

/** What is kept, as it is at this instant, and where. */
export interface Kept {
  /** The match as text. */
  text(): string
  moves(): number
  /** Where it lies if nobody names a place. */
  readonly usual: string
  readonly file: string | undefined
  /** What that file holds, if the match comes from it. */
  readonly known: string | undefined
}

/** Keeps the match on the disk while it is played, and says so when that does not work, and when it works again. */
export class Keeping {
  private keeper: Keeper
  /** Why the last move is not on the disk. */
  private trouble: Refusal | null = null
  /** How many moves are. */
  private kept = 0
  private readonly copies = new Map<string, Keeper>()

  constructor(
    private readonly program: Program,
    private readonly match: Kept,
  ) {
    this.keeper = new Keeper(match.file ?? match.usual, program.disk, match.known ?? null)
  }

  get file(): string {
    return this.keeper.file
  }

  /** Before the first card is seen it must be clear where the match is kept; for more room one can wait. */
  begin(): Refusal | null {
    const refusal = this.folder() ?? this.keeper.open(this.match.text())
    if (refusal && !isFull(refusal)) return refuseBecause(refusal, 'cli.noPlace')
    this.note(refusal)
    return null
  }

  keep(): Refusal | null {
    const refusal = this.folder() ?? this.keeper.keep(this.match.text())
    this.note(refusal)
    return refusal
  }

  /** A copy; but if the match has no good place any more, it is kept there from now on. */
  saveTo(file: string): Refusal | null {
    if (file === this.file) return this.keep()
    const place = this.copies.get(file) ?? new Keeper(file, this.program.disk)
    const refusal = place.keep(this.match.text())
    if (!refusal && this.trouble) {
      this.keeper.close()
      this.keeper = place
      this.note(null)
    } else {
      place.close()
      if (!refusal) this.copies.set(file, place)
    }
    return refusal
  }

  /** Below every table, as long as something is not saved. */
  remind(): void {
    const { speech } = this.program
    if (this.trouble) this.print(speech.say('cli.unsaved', { kept: this.known, save: this.saveWord }))
  }

  /** What is gone if everybody leaves now. */
  loss(): Refusal | null {
    return (
      this.trouble && refuseBecause(this.trouble, 'cli.lost', { kept: this.known, file: tidy(this.file) })
    )
  }

  close(): void {
    this.keeper.close()
  }

  private get known(): number {
    return Math.min(this.kept, this.match.moves())
  }

  private get saveWord(): string {
    return this.program.speech.say('cli.word.save')
  }

  /** The folder for what nobody has named a place for is ours to make. */
  private folder(): Refusal | null {
    return this.file === this.match.usual ? makeFolder(dirname(this.file), this.program.disk) : null
  }

  private note(refusal: Refusal | null): void {
    const { speech } = this.program
    const before = this.trouble
    this.trouble = refusal
    if (!refusal) this.kept = this.match.moves()
    if (refusal && before?.code !== refusal.code) {
      const reason = speech.explain(refusal)
      this.print(speech.say('cli.trouble', { reason, save: this.saveWord }))
    } else if (before && !refusal) this.print(speech.say('cli.keptAgain', { file: tidy(this.file) }))
  }

  private print(words: string): void {
    const { console } = this.program
    console.print(wrap(words, console.width, '  '))
  }
}
