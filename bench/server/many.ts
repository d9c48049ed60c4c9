import { setTimeout as pause } from 'node:timers/promises'
import type { Plan } from './plan.ts'
import type { Serving, Starting } from './processes.ts'
import { wordsFor } from './rounds.ts'
import type { Used } from './served.ts'

/** What our server needs for many matches. */
export interface Many {
  /** Bytes of its process, with all of them open and some being played. */
  readonly rss: number
  /** kB of the heap for each match that is in memory, with the sockets of those who play. */
  readonly each: number
  /** The same for each that was begun, once nobody has touched them for a while. */
  readonly idle: number
}

export async function measureMany(
  { many: load, warmUp }: Plan,
  folder: string,
  start: Starting,
): Promise<Many> {
  const served = await start('ours', wordsFor('ours', folder, 'many'))
  try {
    // What is made once for all matches is none of theirs.
    if (warmUp) await served.load(warmUp)
    const before = await putAway(served)
    let open = before
    let rss = 0
    await served.load(load, async () => {
      rss = (await served.used()).rss
      open = await served.used('collected')
    })
    const after = await putAway(served)
    return {
      rss,
      each: (open.heap - before.heap) / open.tables / 1000,
      idle: (after.heap - before.heap) / (load.left + load.matches) / 1000,
    }
  } finally {
    await served.end()
  }
}

const PATIENCE = 120_000

/** Lets a while pass, until no table is in memory any more. */
async function putAway(served: Serving): Promise<Used> {
  await served.used('later')
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(200))
    if ((await served.used()).tables === 0) return served.used('collected')
  throw new Error('tables that nobody touches stay in memory')
}
