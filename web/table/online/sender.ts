import type { Refusal } from '@sternentisch/kernel'

/** Below this nobody notices that a move is under way. */
const NOTICED = 300

/**
 * Sends one move at a time. Until the server has answered nothing else can be decided here; what it has taken without
 * anything having happened is kept there, until the window it answers closes.
 */
export class Sender {
  private underWay = false
  private keptAt: number | null = null
  private late = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly send: (text: string) => Promise<Refusal | null>,
    /** How many messages of the match have been heard. */
    private readonly heard: () => number,
    private readonly changed: () => void,
  ) {}

  /** Something has been decided, and nothing has come of it yet. */
  get busy(): boolean {
    return this.underWay || this.isKept
  }

  /** It takes long enough to be told. */
  get isSlow(): boolean {
    return this.underWay && this.late
  }

  /** The server has the answer and waits with it, so that nobody can tell how fast it came. */
  get isKept(): boolean {
    return this.keptAt !== null && this.keptAt === this.heard()
  }

  async move(text: string): Promise<Refusal | null> {
    const before = this.heard()
    this.underWay = true
    this.late = false
    this.timer = setTimeout(() => {
      this.late = true
      this.changed()
    }, NOTICED)
    const refusal = await this.send(text)
    clearTimeout(this.timer)
    this.underWay = false
    // Whatever a stored move brings about is heard before the server says that it is stored.
    this.keptAt = refusal === null && this.heard() === before ? before : null
    return refusal
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
