import type { Scribe, Unkept } from '../matches/scribe.ts'

/** Whether what is played here is stored, as far as the table has noticed. */
export class Safety {
  /** Why the match may be lost with the page. */
  unkept: Unkept | null = null
  private stopListening = (): void => {}

  constructor(
    private readonly scribe: Scribe,
    private readonly tell: { changed(): void; takenElsewhere(): void },
  ) {}

  /** The same, until it was understood. */
  get toSay(): Unkept | null {
    return this.unkept === this.scribe.understood ? null : this.unkept
  }

  understand(): void {
    this.scribe.understood = this.unkept
  }

  start(): void {
    this.stopListening = this.scribe.subscribe(() => this.look())
    this.look()
  }

  stop(): void {
    this.stopListening()
  }

  private look(): void {
    const { pen, unkept } = this.scribe
    if (pen === 'elsewhere') this.tell.takenElsewhere()
    if (unkept === this.unkept) return
    this.unkept = unkept
    this.tell.changed()
  }
}
