import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './root.ts'

/**
 * What a program of another part reports, line by line in JSON, while it runs in a process of its own: bench looks at
 * parts that it may not import, and what it measures there is theirs alone.
 */
export async function* reports<Report>(
  entry: string,
  words: readonly (string | number)[],
  flags: readonly string[] = [],
): AsyncGenerator<Report> {
  const child = spawn(process.execPath, [...flags, 'tools/run.mjs', entry, ...words.map(String)], {
    cwd: root,
    // As it runs for people, also where a test asks for it.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  try {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line)
    const [code] = await ended
    if (code !== 0) throw new Error(`${entry} ended with code ${code}`)
  } finally {
    child.kill()
    // What it tidies up at its end is done before anybody goes on.
    await ended
  }
}
