import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'

/** A process, such that no later one with the same number is taken for it. */
const schema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it was started, in whatever way the system says so. */
  started: v.string(),
  host: v.string(),
  /** Changes with every start of the machine. */
  boot: v.string(),
  /** Containers on one machine count their processes apart. */
  space: v.string(),
})
export type Owner = v.InferOutput<typeof schema>

/** How long a player on another machine, whose processes nobody here can see, is believed to think about a move. */
const LONGEST_THOUGHT_MS = 3_600_000

export function readOwner(text: string): Owner | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

export const thisProcess = (): Owner => ({
  pid: process.pid,
  started: startOf(process.pid) ?? '',
  host: hostname(),
  boot: orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  space: orEmpty(() => readlinkSync('/proc/self/ns/pid')),
})

/** Does this process still live? Of one that cannot be seen from here only its last sign is known. */
export function isAlive(owner: Owner, lastSignMs: number): boolean {
  const here = thisProcess()
  const sameHost = owner.host === here.host
  if (sameHost && owner.boot !== here.boot) return false
  if (!sameHost || owner.space !== here.space) return lastSignMs < LONGEST_THOUGHT_MS
  return exists(owner.pid) && startOf(owner.pid) === owner.started
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Null if it is dead and only waits to be buried. Where no way to ask is known, all were started alike. */
export function startOf(pid: number): string | null {
  const line = orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (line === '') return process.platform === 'win32' ? '' : askPs(pid)
  // The name of the program may hold anything, brackets too; state is the first word after it, the start the twentieth.
  const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return words[0] === 'Z' || words[0] === 'X' ? null : words[19]
}

const askPs = (pid: number): string =>
  orEmpty(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())

function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
