import * as v from 'valibot'
import { readSmallJson, writeSmall } from '../../storage/small.ts'

/** What this device keeps of a table online: the rest is the server's. */
const Kept = v.object({
  table: v.string(),
  /** So many moves have been seen here. */
  seen: v.fallback(v.nullable(v.number()), null),
  /** What was read on the board and put away. */
  away: v.fallback(v.array(v.string()), []),
  /** Nobody's talk is shown here. */
  quiet: v.fallback(v.boolean(), false),
  /** So many things that were said have been read here. */
  heard: v.fallback(v.number(), 0),
})
export type KeptHere = v.InferOutput<typeof Kept>

const KEY = 'sternentisch.at'
/** Whoever plays at more tables than this is told of old ones from their beginning. */
const MOST = 60

const all = (): readonly KeptHere[] => {
  const read = v.safeParse(v.array(Kept), readSmallJson(KEY))
  return read.success ? read.output : []
}

export const keptHere = (table: string): KeptHere =>
  all().find((each) => each.table === table) ?? { table, seen: null, away: [], quiet: false, heard: 0 }

export function keepHere(table: string, changes: Partial<Omit<KeptHere, 'table'>>): void {
  const now = { ...keptHere(table), ...changes }
  const others = all().filter((each) => each.table !== table)
  writeSmall(KEY, JSON.stringify([now, ...others].slice(0, MOST)))
}
