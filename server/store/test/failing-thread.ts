// The thread of a store in which asking for some tables goes wrong.
import { isMainThread, workerData } from 'node:worker_threads'
import { keepStore, type StoreTask } from '../sqlite/thread.ts'

const task = workerData as StoreTask | null
if (!isMainThread && task?.role === 'failing')
  keepStore(task.file, (store) => {
    const entries = store.entries.bind(store)
    store.entries = async (table, from) => {
      if (table === 'fails') throw new Error('no such table')
      // Of a thread this ends the thread alone.
      if (table === 'dies') process.exit(1)
      return entries(table, from)
    }
  })
