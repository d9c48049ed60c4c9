import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline'
import type { Console } from './console.ts'
import { barOf, milestone } from './progress.ts'

const NARROWEST = 60
const WIDEST = 100
const USUAL = 80

/** Screen, and what was scrolled off it: nothing may be left for the next player to find. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** The console of this process. Reading starts with the first question, so that commands without any just end. */
export class TerminalConsole implements Console {
  readonly interactive: boolean
  readonly width: number
  readonly colour: boolean
  private readonly lines: string[] = []
  readonly ended: Promise<void>
  private hasEnded = false
  private tellEnd = (): void => {}
  private waiting: ((line: string | null) => void) | null = null
  private reader: Interface | null = null

  constructor(private readonly from: NodeJS.Process) {
    const { stdin, stdout, env } = from
    this.ended = new Promise((resolve) => {
      this.tellEnd = resolve
    })
    this.interactive = Boolean(stdin.isTTY && stdout.isTTY)
    this.width = stdout.isTTY ? Math.min(WIDEST, Math.max(NARROWEST, stdout.columns || USUAL)) : USUAL
    this.colour = Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
    // Whoever reads our output may stop reading; that is no reason to fail.
    stdout.on('error', () => this.end())
  }

  print(text = ''): void {
    const { stdout } = this.from
    if (!this.interactive || !this.waiting || !this.reader) {
      stdout.write(`${text}\n`)
      return
    }
    // What happens while somebody types goes above the line they are typing.
    moveCursor(stdout, 0, -this.reader.getCursorPos().rows)
    cursorTo(stdout, 0)
    clearScreenDown(stdout)
    stdout.write(`${text}\n`)
    this.reader.prompt(true)
  }

  complain(text: string): void {
    this.from.stderr.write(`${text}\n`)
  }

  clear(): void {
    if (this.interactive) this.from.stdout.write(CLEAR)
  }

  async ask(prompt: string): Promise<string | null> {
    const reader = this.open()
    if (this.interactive && !this.hasEnded) {
      reader.setPrompt(prompt)
      reader.prompt()
    }
    const line = await this.next()
    if (!this.interactive) this.print(prompt + (line ?? ''))
    else if (line === null) this.print()
    return line
  }

  progress(done: number, all: number): void {
    const { stderr } = this.from
    if (stderr.isTTY) stderr.write(`\r${barOf(done, all)}${done === all ? '\r\u001b[K' : ''}`)
    else if (milestone(done, all)) this.complain(`${done}/${all}`)
  }

  close(): void {
    this.reader?.close()
  }

  private next(): Promise<string | null> {
    const line = this.lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.hasEnded) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private open(): Interface {
    if (this.reader) return this.reader
    const { stdin, stdout } = this.from
    // No history: the arrow keys would show one player what another one typed.
    const reader = createInterface({
      input: stdin,
      output: stdout,
      terminal: this.interactive,
      historySize: 0,
    })
    reader.on('line', (line) => this.take(line))
    reader.on('close', () => this.end())
    reader.on('SIGINT', () => this.end())
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) this.from.on(signal, () => this.end())
    this.reader = reader
    return reader
  }

  private take(line: string): void {
    if (!this.waiting) {
      this.lines.push(line)
      return
    }
    const { waiting } = this
    this.waiting = null
    waiting(line)
  }

  private end(): void {
    this.hasEnded = true
    this.tellEnd()
    this.waiting?.(null)
    this.waiting = null
  }
}
