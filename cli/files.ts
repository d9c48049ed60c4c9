import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isRefusal, parseLog, type Refusal, refuse } from '@sternentisch/kernel'
import type { Environment } from './speech.ts'
import { tidy } from './tidy.ts'

const LARGEST = 4_000_000

/** The text of a file, or why there is none. */
export function readText(file: string): string | Refusal {
  try {
    const { size } = statSync(file)
    if (size > LARGEST) return refuse('log.long', { n: size, max: LARGEST })
    return readFileSync(file, 'utf8')
  } catch (error) {
    return whyNot(file, error)
  }
}

function whyNot(file: string, error: unknown): Refusal {
  const { code = '?' } = error as NodeJS.ErrnoException
  const params = { file: tidy(file), code }
  if (code === 'ENOENT' || code === 'ENOTDIR') return refuse('cli.file.missing', params)
  if (code === 'EISDIR') return refuse('cli.file.folder', params)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return refuse('cli.file.denied', params)
  return refuse('cli.file.failed', params)
}

/** Where matches are saved unless somebody says otherwise. */
export const savesFolder = ({ STERNENTISCH_SAVES, XDG_STATE_HOME, HOME }: Environment): string =>
  STERNENTISCH_SAVES || join(XDG_STATE_HOME || join(HOME || homedir(), '.local', 'state'), 'sternentisch')

/**
 * Writes a match so that at every moment the file is either as it was or complete. A file that holds anything
 * but an earlier save of the same match is left alone.
 */
export function writeMatch(file: string, text: string, match: string): Refusal | null {
  const before = readText(file)
  const isNew = isRefusal(before) && before.code === 'cli.file.missing'
  if (isRefusal(before) && !isNew) return before
  if (!isRefusal(before) && matchIn(before) !== match) return refuse('cli.file.taken', { file: tidy(file) })
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text, { flag: 'wx' })
    if (isNew) claim(draft, file)
    else renameSync(draft, file)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return refuse('cli.file.taken', { file: tidy(file) })
    if (code === 'ENOENT' || code === 'ENOTDIR') return refuse('cli.file.noFolder', { file: tidy(file) })
    return whyNot(file, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A link fails if somebody else has taken the name meanwhile; a rename would not notice, but works everywhere. */
function claim(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    renameSync(draft, file)
  }
}

/** The match a log belongs to; null if it is no log. */
function matchIn(text: string): string | null {
  const log = parseLog(text)
  return isRefusal(log) ? null : (log.headers.get('match')?.value ?? null)
}

/** Makes the folder in which we save by ourselves. */
export function makeFolderFor(file: string): Refusal | null {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return null
  } catch (error) {
    return whyNot(dirname(file), error)
  }
}
