import { expect, it } from 'vitest'
import { Reader, type Row } from './reader.ts'

const rowOf = (tbl: string, n: number): Row => ({
  ...{ tbl, n, at: 0, seat: 0, kind: 'move', text: 'x', request: null },
})

/** A database with three entries of each table, and what it was asked. */
function loggedDatabase() {
  const asked: { readonly tbl: string; readonly n: number }[][] = []
  const put = async (_name: string, _text: string, values: readonly unknown[] = []) => {
    const wanted = JSON.parse(String(values[0])) as { tbl: string; n: number }[]
    asked.push(wanted)
    return wanted.flatMap(({ tbl, n }) =>
      [0, 1, 2].filter((each) => each >= n).map((each) => rowOf(tbl, each)),
    )
  }
  return { asked, database: { put } }
}

it('what is wanted together is read by one statement, and everybody gets their own', async () => {
  const { asked, database } = loggedDatabase()
  const reader = new Reader(database)
  const [a, b, late, nothing] = await Promise.all([
    ...[reader.entries('a', 1), reader.entries('b', 0), reader.entries('a', 2), reader.entries('b', 3)],
  ])
  expect(asked).toEqual([
    [
      { tbl: 'a', n: 1 },
      { tbl: 'b', n: 0 },
    ],
  ])
  const numbers = [a, b, late, nothing].map((entries) => entries.map(({ table, n }) => `${table}${n}`))
  expect(numbers).toEqual([['a1', 'a2'], ['b0', 'b1', 'b2'], ['a2'], []])
  await reader.entries('c', 0)
  expect(asked).toHaveLength(2)
})

it('a great many tables are read by several statements', async () => {
  const { asked, database } = loggedDatabase()
  const reader = new Reader(database)
  const all = await Promise.all(Array.from({ length: 250 }, (_, at) => reader.entries(`t${at}`, 2)))
  expect(asked.map((wanted) => wanted.length)).toEqual([100, 100, 50])
  expect(all.every((entries) => entries.length === 1)).toBe(true)
})

it('where the database is away everybody is told, and later ones are read again', async () => {
  let isAway = true
  const { database } = loggedDatabase()
  const reader = new Reader({
    put: (...words) => (isAway ? Promise.reject(new Error('away')) : database.put(...words)),
  })
  const both = [reader.entries('a', 0), reader.entries('b', 0)]
  for (const one of both) await expect(one).rejects.toThrow('away')
  isAway = false
  expect(await reader.entries('a', 0)).toHaveLength(3)
})
