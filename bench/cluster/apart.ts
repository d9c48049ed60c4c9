import type { Probed } from './cost.ts'
import type { Costs } from './model.ts'

/** What was measured of one move, in seconds of work, where so many processes share a database. */
export interface Worked {
  readonly processes: number
  readonly client: number
  readonly server: number
  readonly database: number
  readonly commits: number
}

/**
 * Takes apart what a move has cost: what comes with every move from what comes with every statement and every notice, of which there are
 * fewer for each move the busier it is, and more the more processes there are.
 */
export function costsOf(one: Worked, two: Worked, probed: Probed): Costs {
  const server = one.server - aside(one, probed).server
  const database = one.database - aside(one, probed).database
  const crowded = crowding(one, two)
  return {
    ...{ ...probed, client: one.client, server: above0(server), database: above0(database) },
    other: above0(two.server / crowded - aside(two, probed).server - server),
    reads: above0(two.database / crowded - aside(two, probed).database - database),
  }
}

/**
 * How much longer all work takes where more processes take turns at the same cores, and find less of what they need at hand. The clients
 * tell: they do the same for each move, however many processes there are.
 */
export const crowding = (one: Pick<Worked, 'client'>, many: Pick<Worked, 'client'>): number =>
  many.client / one.client

const above0 = (seconds: number): number => Math.max(0, seconds)

/** Statements and notices of a move. Whoever measures listens as well. */
function aside({ processes, commits }: Worked, { asks, answers, hears, tells }: Probed) {
  const statements = commits * (processes > 1 ? 2 : 1)
  return {
    server: statements * asks + commits * processes * hears,
    database: statements * answers + commits * (processes + 1) * tells,
  }
}
