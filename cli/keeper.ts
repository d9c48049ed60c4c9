import { isRefusal, type Log, parseLog, type Refusal, refuse } from '@sternentisch/kernel'
import { codeOf, type Disk } from './disk.ts'
import { isMissing, readPlain, whyNot } from './files.ts'
import { Lock } from './lock.ts'
import { tidy } from './tidy.ts'
import { draftOf, drop, syncFolderOf, writeWhole } from './write.ts'

/**
 * Keeps one match in one file, move after move. A file is only replaced by what follows from it: if it holds anything
 * but what was last seen there, or an earlier stage of the same match, it is left alone.
 */
export class Keeper {
  private readonly path: string
  private lock: Lock | null = null

  /** `known` is what was read from the file, by whoever goes on with it. */
  constructor(
    readonly file: string,
    private readonly disk: Disk,
    private known: string | null = null,
  ) {
    this.path = real(file, disk)
  }

  /** Takes the file, so that nobody else does; one that is not there yet is written. */
  open(text: string): Refusal | null {
    return this.guarded((before) => (before === null ? this.write(text, true) : null), text)
  }

  /** Everything is on the disk when this answers null. */
  keep(text: string): Refusal | null {
    return this.guarded((before) => (before === text ? null : this.write(text, before === null)), text)
  }

  close(): void {
    if (!this.lock) return
    drop(draftOf(this.path, process.pid), this.disk)
    this.lock.release()
    this.lock = null
  }

  private guarded(write: (before: string | null) => Refusal | null, text: string): Refusal | null {
    const lock = this.lock ?? Lock.take(this.path, this.disk)
    if (isRefusal(lock))
      return isMissing(lock) ? refuse('cli.file.noFolder', { file: tidy(this.file) }) : lock
    this.lock = lock
    lock.touch()
    const before = readPlain(this.path, this.disk)
    if (isRefusal(before)) return isMissing(before) ? write(null) : this.giveUp(before)
    const refusal = before === this.known ? null : whyNotReplace(before, text, this.file)
    return refusal ? this.giveUp(refusal) : write(before)
  }

  /** A file that is somebody else's is not kept locked. */
  private giveUp(refusal: Refusal): Refusal {
    this.close()
    return refusal
  }

  private write(text: string, isNew: boolean): Refusal | null {
    try {
      writeWhole(this.path, text, isNew, this.disk)
      this.known = text
      syncFolderOf(this.path, this.disk)
      return null
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return refuse('cli.file.taken', { file: tidy(this.file) })
      return whyNot(this.file, error)
    }
  }
}

/** Behind a link lies one file, whatever it is called. */
function real(file: string, disk: Disk): string {
  try {
    return disk.realpathSync(file)
  } catch {
    return file
  }
}

function whyNotReplace(before: string, after: string, file: string): Refusal | null {
  const [old, fresh] = [parseLog(before), parseLog(after)]
  const isOther = isRefusal(old) || isRefusal(fresh) || idOf(old) !== idOf(fresh)
  if (isOther) return refuse('cli.file.taken', { file: tidy(file) })
  return isEarlier(old, fresh) ? null : refuse('cli.file.changed', { file: tidy(file) })
}

const idOf = ({ headers }: Log): string =>
  ['match', 'seed'].map((key) => headers.get(key)?.value ?? '').join(' ')

const isEarlier = (old: Log, fresh: Log): boolean =>
  old.moves.every(({ seat, text }, at) => fresh.moves[at]?.seat === seat && fresh.moves[at].text === text)
