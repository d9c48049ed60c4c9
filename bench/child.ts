import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Measured, Pace } from './measure.ts'
import { root } from './root.ts'

/**
 * Measures one configuration in a process of its own: within one process V8 shares what it has learned of types,
 * and one configuration would slow the other down. Production mode, so that no library spends time on the
 * checks it makes for developers.
 */
export async function measureAlone(entry: string, row: string, { warmUp, seconds }: Pace): Promise<Measured> {
  const words = ['tools/run.mjs', entry, row, String(warmUp), String(seconds)]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`${entry} ${row} ended with code ${code}`)
  return JSON.parse(said)
}

/** The other end: measures the batch that belongs to the row asked for, and reports. */
export function reportTo(
  parent: (line: string) => void,
  measured: (row: string, pace: Pace) => Measured,
): void {
  const [row, warmUp, seconds] = process.argv.slice(2)
  parent(JSON.stringify(measured(row, { warmUp: Number(warmUp), seconds: Number(seconds) })))
}
