import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isRefusal, type Refusal, refuse } from '@sternentisch/kernel'
import { codeOf, type Disk, realDisk } from './disk.ts'
import type { Environment } from './speech.ts'
import { tidy } from './tidy.ts'

const LARGEST = 4_000_000

/** The text of a file, or why there is none. */
export function readText(file: string, disk: Disk = realDisk): string | Refusal {
  try {
    const bytes = readBytes(file, disk)
    // Some editors put a mark in front of everything; it is no part of the text.
    return bytes
      ? bytes.toString('utf8').replace(/^\uFEFF/, '')
      : refuse('cli.file.long', { file: tidy(file), max: LARGEST })
  } catch (error) {
    return whyNot(file, error)
  }
}

/** Null if there is more than a match can be: what a pipe or a device holds is only known by reading it. */
function readBytes(file: string, disk: Disk): Buffer | null {
  const open = disk.openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (let size = 0; size <= LARGEST; ) {
      const part = Buffer.alloc(1 << 16)
      const n = disk.readSync(open, part)
      if (n === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, n))
      size += n
    }
    return null
  } finally {
    disk.closeSync(open)
  }
}

/** The text of a file that is to be written again: a pipe or a device is none, and might never answer. */
export function readPlain(file: string, disk: Disk): string | Refusal {
  try {
    const there = disk.statSync(file)
    if (there.isFile() || there.isDirectory()) return readText(file, disk)
    return refuse('cli.file.notPlain', { file: tidy(file) })
  } catch (error) {
    return whyNot(file, error)
  }
}

export const isMissing = (text: string | Refusal): boolean =>
  isRefusal(text) && text.code === 'cli.file.missing'

/** Why a file could not be read or written. */
export function whyNot(file: string, error: unknown): Refusal {
  const code = codeOf(error)
  const params = { file: tidy(file), code }
  if (code === 'ENOENT' || code === 'ENOTDIR') return refuse('cli.file.missing', params)
  if (code === 'EISDIR') return refuse('cli.file.folder', params)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return refuse('cli.file.denied', params)
  if (code === 'ENOSPC' || code === 'EDQUOT') return refuse(FULL, params)
  return refuse('cli.file.failed', params)
}

const FULL = 'cli.file.full'

/** There may be room again later; everything else stays wrong until somebody does something. */
export const isFull = ({ code }: Refusal): boolean => code === FULL

/** Where matches are saved unless somebody says otherwise. */
export const savesFolder = ({ STERNENTISCH_SAVES, XDG_STATE_HOME, HOME }: Environment): string =>
  STERNENTISCH_SAVES || join(XDG_STATE_HOME || join(HOME || homedir(), '.local', 'state'), 'sternentisch')

/** Makes a folder and those above it. */
export function makeFolder(folder: string, disk: Disk): Refusal | null {
  try {
    makeFrom(folder, disk)
    return null
  } catch (error) {
    const refusal = whyNot(folder, error)
    return isFull(refusal) ? refusal : refuse('cli.file.noMake', { file: tidy(folder), code: codeOf(error) })
  }
}

/**
 * Step by step: where a folder takes no folders and says that it is not there itself, as /proc does, Node's own
 * way (`recursive`) tries for ever.
 */
function makeFrom(folder: string, disk: Disk): void {
  try {
    disk.mkdirSync(folder)
  } catch (error) {
    if (isFolder(folder, disk)) return
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || above === folder || isFolder(above, disk)) throw error
    makeFrom(above, disk)
    makeFrom(folder, disk)
  }
}

function isFolder(path: string, disk: Disk): boolean {
  try {
    return disk.statSync(path).isDirectory()
  } catch {
    return false
  }
}
