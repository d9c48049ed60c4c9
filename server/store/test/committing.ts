// Commits to a database for ever, and says on a line of its own what was acknowledged: to be killed.
import { writeSync } from 'node:fs'
import { isRefusal } from '@sternentisch/kernel'
import { SqliteStore } from '../sqlite/store.ts'
import { commitOf } from './samples.ts'

const [file, name] = process.argv.slice(2)
const store = SqliteStore.open(file)
if (isRefusal(store)) throw new Error(store.code)
const tables = [`${name}a`, `${name}b`, `${name}c`]
for (let n = 0; ; n++) {
  const stored = await store.commit(tables.map((table) => commitOf(table, n, { due: n })))
  if (!stored.every(Boolean)) throw new Error(`number ${n} was taken`)
  writeSync(1, `${n}\n`)
}
