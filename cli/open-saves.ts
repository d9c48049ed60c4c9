import { join } from 'node:path'
import { isRefusal, type Log, letterOf, parseLog, type Seat } from '@sternentisch/kernel'
import type { Disk } from './disk.ts'
import { readPlain } from './files.ts'
import { isLocked } from './lock.ts'
import type { Speech } from './text/index.ts'
import { tidy } from './tidy.ts'

/** A match that can be gone on with. */
export interface OpenSave {
  readonly file: string
  readonly game: string
  readonly names: readonly string[]
  readonly moves: number
  readonly changed: Date
  /** Somebody plays it in another terminal at this moment. */
  readonly inUse: boolean
}

/** The matches in a folder that are not over, the latest first, and no more than fit on a screen. */
export function openSaves(folder: string, most: number, disk: Disk): OpenSave[] {
  const found: OpenSave[] = []
  for (const { file, changed } of logsIn(folder, disk)) {
    const text = readPlain(file, disk)
    const log = isRefusal(text) ? text : parseLog(text)
    if (isRefusal(log) || log.headers.has('result') || !log.headers.has('game')) continue
    const game = log.headers.get('game')?.value ?? ''
    const inUse = isLocked(file, disk)
    found.push({ file, game, names: namesIn(log), moves: log.moves.length, changed, inUse })
    if (found.length === most) break
  }
  return found
}

function logsIn(folder: string, disk: Disk): { file: string; changed: Date }[] {
  try {
    return disk
      .readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, name))
      .flatMap((file) => dated(file, disk))
      .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.file < b.file ? -1 : 1))
  } catch {
    return []
  }
}

/** Nothing for a file that has gone meanwhile. */
function dated(file: string, disk: Disk): { file: string; changed: Date }[] {
  try {
    return [{ file, changed: disk.statSync(file).mtime }]
  } catch {
    return []
  }
}

const namesIn = ({ headers }: Log): string[] =>
  ([0, 1, 2, 3] as Seat[]).flatMap((seat) => headers.get(`seat ${letterOf(seat)}`)?.value ?? []).map(tidy)

/** `<game>, Anna – Bot B, 14 moves, 3 May 2026, 14:07` */
export function describeSave({ game, names, moves, changed, inUse }: OpenSave, speech: Speech): string {
  const name = speech.find(`${game}.name`) ?? tidy(game)
  const when = new Intl.DateTimeFormat(speech.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const params = { game: name, names: names.join(' – '), n: moves, when: when.format(changed) }
  return speech.say(inUse ? 'cli.open.inUse' : 'cli.open.match', params)
}
