import type { Commit, Entry, Index } from '../store.ts'

/** What a move changes of an index while the match goes on. */
type MovedIndex = Pick<Index, 'table' | 'n' | 'due' | 'stirred' | 'deciding' | 'moves' | 'runsOut'> & {
  readonly notice: null
}

/** A commit as far as it is written: nearly all of them are moves, and of those nothing else is needed. */
export interface Written {
  readonly entry: Entry
  readonly index: Index | MovedIndex
}

/**
 * A move on its way to the thread of the store. Of an object every name goes along with every value, and is looked up over there: a
 * plain list costs half as much on either side. What entry and index have in common goes once.
 */
type PackedMove = readonly [
  table: string,
  n: number,
  at: number,
  kind: Entry['kind'],
  seat: Entry['seat'],
  text: string,
  request: string | null,
  due: number | null,
  stirred: number,
  deciding: Index['deciding'],
  moves: number,
  runsOut: number | null,
]

/** Whatever is seldom goes as it is. */
export type Packed = PackedMove | Commit

export function pack(commit: Commit): Packed {
  const { entry, index } = commit
  if (index.notice !== null) return commit
  const { table, n, at, kind, seat, text, request } = entry
  const { due, stirred, deciding, moves, runsOut } = index
  return [table, n, at, kind, seat, text, request, due, stirred, deciding, moves, runsOut]
}

export function unpack(packed: Packed): Written {
  if ('entry' in packed) return packed
  const [table, n, at, kind, seat, text, request, due, stirred, deciding, moves, runsOut] = packed
  return {
    entry: { table, n, at, kind, seat, text, request },
    index: { table, n, due, stirred, deciding, moves, runsOut, notice: null },
  }
}
