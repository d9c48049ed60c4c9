import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Leg } from './leg.ts'

/** When to kill: so long after the first word, or once so much was said, whichever comes first. */
export interface Instant {
  readonly ms: number
  readonly characters: number
}

/** How a program lived. */
export interface Life {
  readonly said: string
  readonly complained: string
  /** Null if it was killed. */
  readonly code: number | null
}

/** A program that has nothing to say for so long has hung. */
const PATIENCE_MS = 60_000

/** Starts the program, types everything at once, and kills it without a warning. */
export async function killAt(
  program: string,
  { words, typed }: Leg,
  { ms, characters }: Instant,
): Promise<Life> {
  const child = spawn(process.execPath, [program, ...words], { env: { PATH: process.env.PATH } })
  let [said, complained] = ['', '']
  const kill = (): void => {
    child.kill('SIGKILL')
  }
  const patience = setTimeout(kill, PATIENCE_MS)
  let fate: NodeJS.Timeout | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    fate ??= setTimeout(kill, ms)
    if (said.length >= characters) kill()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text
  })
  // It may be dead before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.write(`${typed.join('\n')}\n`)
  const [code] = await once(child, 'close')
  clearTimeout(patience)
  clearTimeout(fate)
  return { said, complained, code }
}
