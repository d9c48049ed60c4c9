import { realpathSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { attempt, type Database, makePrivate } from './open.ts'

/** Lets go of the file. */
type Release = () => void

/** A database that nobody holds is closed when memory is cleared, and its lock would be gone with it. */
const held = new Set<Database>()

/**
 * Has a file to itself for as long as it serves from it: two servers on one file would both look well, and never hear of each other's moves. The lock is
 * on an empty file beside, so that whoever makes a backup is not in the way; it is gone with the process, however that ends.
 */
export function serveAlone(file: string): Release | Refusal {
  const lock = attempt(file, () => {
    makePrivate(file)
    // By whichever name somebody comes to it.
    const beside = `${realpathSync(file)}-serving`
    makePrivate(beside)
    const database = new DatabaseSync(beside, { timeout: 0 })
    try {
      database.exec('BEGIN EXCLUSIVE')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
  if (isRefusal(lock))
    return lock.code === 'server.data.busy' ? refuseServing('server.data.served', { file }) : lock
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
