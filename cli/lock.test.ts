import { spawn, spawnSync } from 'node:child_process'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { realDisk } from './disk.ts'
import { isLocked, Lock } from './lock.ts'
import { type Owner, startOf, thisProcess } from './owner.ts'

const MINUTE = 60_000

/** A file with a lock on it, of a process like this one but for what is said. */
function lockedBy(different: Partial<Owner>, minutesAgo = 0): string {
  const file = join(freshFolder(), 'm.log')
  writeFileSync(`${file}.lock`, JSON.stringify({ ...thisProcess(), ...different }))
  const then = new Date(Date.now() - minutesAgo * MINUTE)
  utimesSync(`${file}.lock`, then, then)
  return file
}

/** Does the lock shut others out? Taking it must agree with asking. */
function holds(file: string): boolean {
  const asked = isLocked(file, realDisk)
  const taken = Lock.take(file, realDisk)
  expect(isRefusal(taken)).toBe(asked)
  if (!isRefusal(taken)) taken.release()
  return asked
}

const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock on a save', () => {
  it('lets one in, and the next when it is released', () => {
    const file = join(freshFolder(), 'm.log')
    const lock = Lock.take(file, realDisk)
    expect(holds(file)).toBe(true)
    if (!isRefusal(lock)) lock.release()
    expect(existsSync(`${file}.lock`)).toBe(false)
    expect(holds(file)).toBe(false)
  })

  it('of a process that lives holds, also of another one, however long it thinks', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      const pid = child.pid ?? 0
      expect(holds(lockedBy({ pid, started: startOf(pid) ?? '' }, 600))).toBe(true)
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('of a dead process shuts nobody out', () => {
    expect(holds(lockedBy({ pid: deadPid() }))).toBe(false)
  })

  it('of a dead process whose number another one has now shuts nobody out', () => {
    expect(holds(lockedBy({ started: '1' }))).toBe(false)
  })

  it('from before the machine was started again shuts nobody out', () => {
    expect(holds(lockedBy({ boot: 'another start' }))).toBe(false)
  })

  it('of another machine, or of a container next door, holds for an hour after the last move', () => {
    for (const elsewhere of [{ host: 'attic' }, { space: 'pid:[1]' }]) {
      expect(holds(lockedBy(elsewhere, 50))).toBe(true)
      expect(holds(lockedBy(elsewhere, 70))).toBe(false)
    }
  })

  it('that says nothing is one that is just being written, but not for long', () => {
    for (const text of ['', '{', '{"pid":0}', 'null']) {
      const file = lockedBy({})
      writeFileSync(`${file}.lock`, text)
      expect(holds(file)).toBe(true)
      const then = new Date(Date.now() - MINUTE)
      utimesSync(`${file}.lock`, then, then)
      expect(holds(file)).toBe(false)
    }
  })

  it('takes away what a killed process was about to write', () => {
    const pid = deadPid()
    const file = lockedBy({ pid })
    writeFileSync(`${file}.${pid}.tmp`, 'half')
    expect(holds(file)).toBe(false)
    expect(existsSync(`${file}.${pid}.tmp`)).toBe(false)
  })
})
