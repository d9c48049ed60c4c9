import { isRefusal, type Match, type Refusal, refuse } from '@sternentisch/kernel'

const MOST_TABLES = 1000

/** The tables that are open, by name. */
export class Tables {
  private readonly open = new Map<string, Match>()

  get(name: string): Match | Refusal {
    return this.open.get(name) ?? refuse('referee.empty', { match: name })
  }

  /** Whatever stood on that table before is swept away. */
  put(name: string, match: Match): Refusal | null {
    if (!this.open.has(name) && this.open.size >= MOST_TABLES) {
      return refuse('referee.many', { max: MOST_TABLES })
    }
    this.open.set(name, match)
    return null
  }

  close(name: string): Refusal | null {
    return this.open.delete(name) ? null : refuse('referee.empty', { match: name })
  }

  /** Sets a table up again from its moves, after a failure in the middle of one. */
  repair(name: string): void {
    const match = this.get(name)
    if (!isRefusal(match)) this.open.set(name, match.at(match.steps.length))
  }
}
