import type { Draws, Speech } from '@sternentisch/kernel'
import type { Place } from './inquest.ts'

/**
 * Drawing takes a hundred times as long as saying, so not every moment is drawn: the first of each kind for each
 * viewer is, so that what happens seldom is drawn at all; of the others one in so many, by chance.
 */
export class Sampling {
  private readonly seen = new Set<string>()
  private drawn = 0

  constructor(
    private readonly oneIn: number,
    private readonly whims: Draws,
  ) {}

  /** In which language a moment is drawn, if it is. */
  speechFor(speeches: readonly Speech[], { kind, viewer }: Place): Speech | null {
    const key = `${viewer} ${kind}`
    const first = !this.seen.has(key)
    this.seen.add(key)
    return first || this.whims.below(this.oneIn) === 0 ? speeches[this.drawn++ % speeches.length] : null
  }
}
