const NEWLINE = 10

/** Takes the place of a line that was too long to be kept. */
export const TOO_LONG = Symbol('a line that is too long')

export type Line = Buffer | typeof TOO_LONG

/**
 * Cuts a stream of bytes into lines. No more than the longest line is ever kept: what is longer is reported at
 * once and skipped up to its end.
 */
export class Lines {
  private parts: Buffer[] = []
  private size = 0
  private skipping = false

  constructor(private readonly longest: number) {}

  *push(chunk: Buffer): Generator<Line> {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start)
      const part = chunk.subarray(start, end < 0 ? chunk.length : end)
      if (!this.skipping && this.size + part.length > this.longest) {
        this.forget()
        this.skipping = true
        yield TOO_LONG
      }
      if (end < 0) {
        if (!this.skipping) this.keep(part)
        return
      }
      if (!this.skipping) yield this.size === 0 ? part : Buffer.concat([...this.parts, part])
      this.forget()
      this.skipping = false
      start = end + 1
    }
  }

  /** The last line, where the stream ends without a newline. */
  *end(): Generator<Line> {
    if (this.size > 0) yield Buffer.concat(this.parts)
    this.forget()
  }

  private keep(part: Buffer): void {
    if (part.length === 0) return
    // A copy: a small rest would otherwise keep the whole chunk alive.
    this.parts.push(Buffer.from(part))
    this.size += part.length
  }

  private forget(): void {
    this.parts = []
    this.size = 0
  }
}
