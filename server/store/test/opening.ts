// Opens many new databases, each at the same instant as others who do the same, and says which it could not open.
import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal } from '@sternentisch/kernel'
import { SqliteStore } from '../sqlite/store.ts'

const APART = 30
const [folder, many, start] = process.argv.slice(2)
for (let at = 0; at < Number(many); at++) {
  await pause(Number(start) + at * APART - Date.now())
  const store = SqliteStore.open(`${folder}/${at}.sqlite`)
  if (isRefusal(store)) console.log(`${at}: ${store.code}`)
  else await store.close()
}
