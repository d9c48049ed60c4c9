/** How a column is kept in PostgreSQL; in SQLite everything is a text or a number. */
type Kind =
  | 'text'
  | 'int'
  | 'real'
  /** 0 or 1. */
  | 'bool'
  /** Seats as figures of one text. */
  | 'digits'
  /** A list as JSON. */
  | 'list'

/** A table that both databases have, with the columns they have in common. */
export interface Shape {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, Kind>>
  /** What is used up is left behind. */
  readonly taken?: true
}

const text = 'text'
const int = 'int'

/** Everything that must not be lost, in an order in which whatever is referred to comes first. */
export const SHAPES: readonly Shape[] = [
  {
    ...{ name: 'tables', key: ['id'] },
    columns: {
      ...{ id: text, n: int, game: text, state: text, listed: 'bool', lobby: 'bool', code: text, due: int },
      ...{ stirred: int, deciding: 'digits', moves: int, result: text, runs_out: int, guests: 'list' },
    },
  },
  {
    ...{ name: 'entries', key: ['tbl', 'n'] },
    columns: { tbl: text, n: int, at: int, seat: int, kind: text, text, request: text },
  },
  { name: 'notices', key: ['tbl'], columns: { tbl: text, notice: text } },
  { name: 'wishes', key: ['tbl', 'seat'], columns: { tbl: text, seat: int, wishes: text } },
  { name: 'guests', key: ['id'], columns: { id: text, name: text, colour: text, since: int } },
  { name: 'sessions', key: ['hash'], columns: { hash: text, guest: text, at: int } },
  { name: 'transfers', key: ['code'], columns: { code: text, guest: text, until: int }, taken: true },
  {
    ...{ name: 'talk', key: ['tbl', 'n'] },
    columns: {
      ...{ tbl: text, n: int, at: int, guest: text, seat: int, name: text, colour: text, spoken: text },
      request: text,
    },
  },
  { name: 'cards', key: ['hash'], columns: { hash: text, game: text, file: text, by: text, at: int } },
  {
    ...{ name: 'passkeys', key: ['id'] },
    columns: { id: text, guest: text, public_key: text, counter: int, transports: 'list', since: int },
  },
  {
    ...{ name: 'recovery', key: ['guest', 'hash'], taken: true },
    columns: { guest: text, key: text, hash: text, at: int },
  },
  {
    ...{ name: 'rated', key: ['guest', 'game', 'n'] },
    columns: { guest: text, game: text, n: int, tbl: text, at: int, mu: 'real', sigma: 'real' },
  },
]

/** A row as SQLite has it. */
export type Row = Readonly<Record<string, string | number | null>>

/** Where everything comes from, or goes to. Rows come in the order of their keys, compared by their bytes. */
export interface End {
  rows(shape: Shape): AsyncIterable<Row>
  add(shape: Shape, rows: readonly Row[]): Promise<void>
  /** What follows from what was added. */
  finish(): Promise<void>
}
