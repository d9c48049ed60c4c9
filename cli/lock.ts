import { isRefusal, type Refusal, refuse } from '@sternentisch/kernel'
import { codeOf, type Disk } from './disk.ts'
import { isMissing, readText, whyNot } from './files.ts'
import { isAlive, type Owner, readOwner, thisProcess } from './owner.ts'
import { draftOf, drop } from './write.ts'

/** So long nobody looks into a lock that its owner is just about to write. */
const BEING_WRITTEN_MS = 2000
const TRIES = 5

/**
 * One terminal at a time plays a saved match: a file beside it says which. A process that was killed leaves its lock
 * behind; whoever comes next sees that it is dead and takes the place. Should two ever slip through, what they write
 * is compared with what is there (keeper.ts), and nothing is overwritten all the same.
 */
export class Lock {
  private constructor(
    private readonly path: string,
    private readonly text: string,
    private readonly disk: Disk,
  ) {}

  static take(file: string, disk: Disk): Lock | Refusal {
    const path = `${file}.lock`
    const text = JSON.stringify(thisProcess())
    for (let tries = 0; tries < TRIES; tries++) {
      const made = create(path, text, disk)
      if (isRefusal(made)) return made
      if (made) return new Lock(path, text, disk)
      const found = readText(path, disk)
      if (isRefusal(found)) {
        if (isMissing(found)) continue
        return found
      }
      const owner = readOwner(found)
      if (isHeld(path, owner, disk)) return inUse(file, owner)
      setAside(path, found, disk)
      if (owner) drop(draftOf(file, owner.pid), disk)
    }
    return inUse(file, null)
  }

  /** Says that somebody still plays here, for machines that cannot see this process. */
  touch(): void {
    try {
      const now = new Date()
      this.disk.utimesSync(this.path, now, now)
    } catch {}
  }

  release(): void {
    if (readText(this.path, this.disk) === this.text) drop(this.path, this.disk)
  }
}

/** Is somebody at work on this file? */
export function isLocked(file: string, disk: Disk): boolean {
  const path = `${file}.lock`
  const found = readText(path, disk)
  return !isRefusal(found) && isHeld(path, readOwner(found), disk)
}

const inUse = (file: string, owner: Owner | null): Refusal =>
  refuse('cli.file.inUse', { file, pid: owner?.pid ?? '?', host: owner?.host ?? '?' })

/** False if there is one already. One that could not be written to its end is taken away again: it would shut us out. */
function create(path: string, text: string, disk: Disk): boolean | Refusal {
  let isOurs = false
  try {
    const open = disk.openSync(path, 'wx')
    isOurs = true
    try {
      disk.writeFileSync(open, text)
    } finally {
      disk.closeSync(open)
    }
    return true
  } catch (error) {
    if (isOurs) drop(path, disk)
    return !isOurs && codeOf(error) === 'EEXIST' ? false : whyNot(path, error)
  }
}

function isHeld(path: string, owner: Owner | null, disk: Disk): boolean {
  const age = ageOf(path, disk)
  return owner ? isAlive(owner, age) : age < BEING_WRITTEN_MS
}

/** A lock that has gone meanwhile is as old as can be. */
function ageOf(path: string, disk: Disk): number {
  try {
    return Math.abs(Date.now() - disk.statSync(path).mtimeMs)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Takes a dead lock away; if somebody else has done so and put up a new one in this very moment, it is put back. */
function setAside(path: string, dead: string, disk: Disk): void {
  const aside = `${path}.${process.pid}`
  try {
    disk.renameSync(path, aside)
    if (readText(aside, disk) !== dead) disk.linkSync(aside, path)
  } catch {
    // Somebody else was quicker; the next try shows who.
  }
  drop(aside, disk)
}
