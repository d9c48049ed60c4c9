import type { Commit, Entry, Index } from '../store.ts'

/**
 * A commit on its way to the thread of the store. Of an object every name goes along with every value, and is looked up over
 * there: a plain list costs half as much on either side. What entry and index have in common goes once.
 */
export type Packed = readonly [
  table: string,
  n: number,
  at: number,
  kind: Entry['kind'],
  seat: Entry['seat'],
  text: string,
  request: string | null,
  game: string,
  state: Index['state'],
  listed: boolean,
  code: string | null,
  due: number | null,
  stirred: number,
  guests: Index['guests'],
  deciding: Index['deciding'],
  moves: number,
  result: Index['result'],
  runsOut: number | null,
  notice: Index['notice'],
]

export const pack = ({ entry, index }: Commit): Packed => [
  entry.table,
  entry.n,
  entry.at,
  entry.kind,
  entry.seat,
  entry.text,
  entry.request,
  index.game,
  index.state,
  index.listed,
  index.code,
  index.due,
  index.stirred,
  index.guests,
  index.deciding,
  index.moves,
  index.result,
  index.runsOut,
  index.notice,
]

export function unpack(packed: Packed): Commit {
  const [table, n, at, kind, seat, text, request, ...index] = packed
  const [game, state, listed, code, due, stirred, guests, deciding, moves, result, runsOut, notice] = index
  return {
    entry: { table, n, at, kind, seat, text, request },
    index: {
      ...{ table, n, game, state, listed, code, due, stirred },
      ...{ guests, deciding, moves, result, runsOut, notice },
    },
  }
}
