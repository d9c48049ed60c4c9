import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Measured, Pace } from './measure.ts'
import { root } from './root.ts'

/**
 * Measures one configuration in a process of its own: within one process V8 shares what it has learned of types,
 * and one configuration would slow the other down.
 */
export async function measureAlone<Answer = Measured>(
  entry: string,
  row: string,
  pace: Pace,
): Promise<Answer> {
  const [answer] = await measureTogether<Answer>(entry, [row], pace)
  return answer
}

/**
 * Several in one process, where figures do not matter. Production mode, so that no library spends time on the checks it
 * makes for developers.
 */
export async function measureTogether<Answer = Measured>(
  entry: string,
  rows: readonly string[],
  { warmUp, seconds }: Pace,
): Promise<Answer[]> {
  const words = ['tools/run.mjs', entry, String(warmUp), String(seconds), ...rows]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`${entry} ${rows.join(' ')} ended with code ${code}`)
  return JSON.parse(said)
}

/** The other end: measures the batches that belong to the rows asked for, one after the other, and reports. */
export function reportTo(
  parent: (line: string) => void,
  measured: (row: string, pace: Pace) => Measured,
): void {
  const [warmUp, seconds, ...rows] = process.argv.slice(2)
  const pace = { warmUp: Number(warmUp), seconds: Number(seconds) }
  parent(JSON.stringify(rows.map((row) => measured(row, pace))))
}
