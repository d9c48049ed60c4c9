import type { Elsewhere } from '../store.ts'

/**
 * Whether the database is within reach, as several find out who each have a way there of their own. Whoever is here is sent away when one of them says so, and
 * taken in again when none does: else people would be let in by one and sent away by another, again and again.
 */
export class Reach {
  private readonly away = new Set<object>()

  constructor(private readonly elsewhere: Elsewhere) {}

  /** What one of them tells. */
  from(): Elsewhere {
    const { away, elsewhere } = this
    const one = {}
    return {
      stored: (what) => elsewhere.stored(what),
      stirred: (table) => elsewhere.stirred(table),
      present: (presence) => elsewhere.present(presence),
      alive: (process) => elsewhere.alive(process),
      ended: (session) => elsewhere.ended(session),
      spent: (spent) => elsewhere.spent(spent),
      away: () => {
        away.add(one)
        elsewhere.away()
      },
      missed: () => {
        away.delete(one)
        // Nothing could be read as long as another one finds no way there, who says so when it has found one.
        if (away.size === 0) elsewhere.missed()
      },
    }
  }
}
