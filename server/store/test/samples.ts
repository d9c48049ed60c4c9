import type { Notice } from '@sternentisch/wire'
import type { Commit, Entry, Guest, Index, TalkLimit } from '../store.ts'

/** A notice as lists show it; stores do not look into it but for who may watch. */
export const noticeOf = (table: string, more: Partial<Notice> = {}): Notice => ({
  ...{ table, game: 'game', rules: '1.0.0', options: { mode: 'duel' }, cards: null, rated: false },
  chairs: [{ for: 'person' }, { for: 'person' }],
  sitters: [{ name: 'Ann Ünïcode 🚀', colour: 'gold', away: false }, null],
  brings: [null, null],
  ...{ clock: null, watch: 'link', late: 'lose', listed: true },
  commitment: 'c'.repeat(64),
  ...{ opened: 1000, state: 'open', clocks: null, ask: null, again: [], next: null },
  ...more,
})

export const entryOf = (table: string, n: number, more: Partial<Entry> = {}): Entry => ({
  ...{ table, n, at: 1000 + n, kind: n === 0 ? 'open' : 'move', seat: n === 0 ? null : 0 },
  ...{ text: `move ${n}`, request: n === 0 ? null : `guest request-${n}` },
  ...more,
})

export const indexOf = (table: string, n: number, more: Partial<Index> = {}): Index => ({
  ...{ table, n, game: 'game', state: 'running', listed: true, code: null, due: null, stirred: 1000 + n },
  ...{ guests: ['ann', 'ben'], deciding: [0], moves: n, result: null, runsOut: null },
  notice: n === 0 ? noticeOf(table) : null,
  ...more,
})

/** A new table, or a move at one. */
export const commitOf = (
  table: string,
  n: number,
  index: Partial<Index> = {},
  entry: Partial<Entry> = {},
): Commit => ({ entry: entryOf(table, n, entry), index: indexOf(table, n, index) })

export const guestOf = (id: string): Guest => ({ id, name: `Name of ${id}`, colour: 'mint', since: 5 })

/** A table that keeps whatever is said. */
export const ALL_TALK: TalkLimit = { ofGuest: 1000, ofSide: 1000 }
