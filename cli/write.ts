import { dirname } from 'node:path'
import { codeOf, type Disk } from './disk.ts'

/** What a process writes before it takes the place of the file; one that was killed may leave it behind. */
export const draftOf = (file: string, pid: number): string => `${file}.${pid}.tmp`

/**
 * Writes a file so that at every moment it is either as it was or complete, even if the power fails. What has to
 * be a new file never replaces one that somebody else has made meanwhile.
 */
export function writeWhole(
  file: string,
  text: string | Uint8Array,
  isNew: boolean,
  disk: Disk,
  mode = 0o666,
): void {
  const draft = draftOf(file, process.pid)
  drop(draft, disk)
  try {
    writeThrough(draft, text, disk, mode)
    if (isNew) claim(draft, file, disk)
    else disk.renameSync(draft, file)
  } finally {
    drop(draft, disk)
  }
}

function writeThrough(file: string, text: string | Uint8Array, disk: Disk, mode: number): void {
  const open = disk.openSync(file, 'wx', mode)
  try {
    disk.writeFileSync(open, text)
    disk.fsyncSync(open)
  } finally {
    disk.closeSync(open)
  }
}

/** A link fails if somebody else has taken the name meanwhile; a rename would not notice, but works everywhere. */
function claim(draft: string, file: string, disk: Disk): void {
  try {
    disk.linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    disk.renameSync(draft, file)
  }
}

/** Takes away what is of no use any more. If that fails it lies about, and hides nothing of what went before. */
export function drop(file: string, disk: Disk): void {
  try {
    disk.rmSync(file, { force: true })
  } catch {}
}

const NO_SYNC = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF']

/** The name of a file is stored with its folder. Not every system lets a folder be opened; those store it anyway. */
export function syncFolderOf(file: string, disk: Disk): void {
  try {
    const open = disk.openSync(dirname(file), 'r')
    try {
      disk.fsyncSync(open)
    } finally {
      disk.closeSync(open)
    }
  } catch (error) {
    if (!NO_SYNC.includes(codeOf(error))) throw error
  }
}
