import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Load } from './plan.ts'
import type { Round } from './rounds.ts'

/** As much as a disk writes at the least. */
const PAGE = Buffer.alloc(4096, 1)

/**
 * Milliseconds until the bare disk has a page for every move of a steady pace; those that come while it is busy share the next one. No
 * server that stores a move before it tells of it can be quicker.
 */
export async function delayOfDisk(folder: string, { pace, seconds }: Load): Promise<Round> {
  const file = await open(join(folder, 'page'), 'w')
  const delays: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  for (let now = start; now < end; now = performance.now()) {
    const due = Math.floor(((now - start) / 1000) * pace) - delays.length
    if (due > 0) {
      await file.write(PAGE)
      await file.datasync()
      const delay = performance.now() - now
      for (let each = 0; each < due; each++) delays.push(delay)
    } else await pause(1)
  }
  await file.close()
  delays.sort((one, other) => one - other)
  const part = (share: number): number => delays[Math.floor(delays.length * share)]
  return { median: part(0.5), p99: part(0.99) }
}
