import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuseLab } from '../text/index.ts'

/** Says whether what stands in a journal is an outcome that belongs there. */
export type Fits = (key: string, outcome: unknown) => boolean

/**
 * What has come out so far: a file to which every outcome is added as one line, below a first line that says what it is all about. A
 * program that was killed goes on from there; at most the last line is torn, and then that task is done again.
 */
export class Journal {
  private constructor(
    /** Outcomes by the key of their task. */
    readonly outcomes: Map<string, unknown>,
    private readonly file: number | null,
  ) {}

  /** Kept nowhere. */
  static forgetful = (): Journal => new Journal(new Map(), null)

  /** Opens a journal, or begins one. A file that is about something else, or was spoilt, is left alone. */
  static open(path: string, about: unknown, fits: Fits): Journal | Refusal {
    const head = `${JSON.stringify(about)}\n`
    try {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      const whole = text.slice(0, text.lastIndexOf('\n') + 1)
      const outcomes = whole === '' && head.startsWith(text) ? new Map() : read(path, whole, head, fits)
      if (isRefusal(outcomes)) return outcomes
      const file = openSync(path, text === '' ? 'a' : 'r+')
      if (whole !== text) ftruncateSync(file, Buffer.byteLength(whole))
      const journal = new Journal(outcomes, file)
      journal.at = Buffer.byteLength(whole)
      if (whole === '') journal.write(head)
      return journal
    } catch (error) {
      return refuseLab('lab.file.failed', { file: path, code: (error as NodeJS.ErrnoException).code ?? '?' })
    }
  }

  private at = 0

  note(key: string, outcome: unknown): void {
    this.outcomes.set(key, outcome)
    this.write(`${JSON.stringify([key, outcome])}\n`)
  }

  close(): void {
    if (this.file !== null) closeSync(this.file)
  }

  private write(line: string): void {
    if (this.file !== null) this.at += writeSync(this.file, line, this.at)
  }
}

function read(path: string, whole: string, head: string, fits: Fits): Map<string, unknown> | Refusal {
  if (!whole.startsWith(head)) return refuseLab('lab.file.other', { file: path })
  const outcomes = new Map<string, unknown>()
  for (const [at, line] of whole.slice(head.length).split('\n').slice(0, -1).entries()) {
    const entry = entryIn(line, fits)
    if (!entry || outcomes.has(entry[0])) return refuseLab('lab.file.spoilt', { file: path, line: at + 2 })
    outcomes.set(...entry)
  }
  return outcomes
}

function entryIn(line: string, fits: Fits): [string, unknown] | null {
  try {
    const entry: unknown = JSON.parse(line)
    if (!Array.isArray(entry) || entry.length !== 2) return null
    const [key, outcome]: unknown[] = entry
    return typeof key === 'string' && fits(key, outcome) ? [key, outcome] : null
  } catch {
    return null
  }
}
