import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LAST_WORDS = 500
const GRACE = 3000

/**
 * Where a browser lives while it is driven: a folder that is its home, and programs with all that they start. Nothing of
 * it is left behind, not even where somebody breaks the proof off.
 */
export class Camp {
  readonly folder = mkdtempSync(join(tmpdir(), 'sternentisch-browser-'))
  private readonly programs: ChildProcess[] = []
  private lastWords = ''
  private readonly atOnce = (): void => {
    for (const program of this.programs) end(program, 'SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  private readonly brokenOff = (): never => process.exit(130)

  constructor() {
    process.once('exit', this.atOnce)
    process.once('SIGINT', this.brokenOff)
    process.once('SIGTERM', this.brokenOff)
  }

  /** Each leads a group of its own, which ends with it. What it writes to its fourth stream can be read. */
  start(command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const program = spawn(command, words, {
      env: { ...process.env, ...homes(this.folder), ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
    })
    program.once('error', ({ message }) => this.note(message))
    program.stderr?.on('data', (piece) => this.note(String(piece)))
    this.programs.push(program)
    return program
  }

  /** What the programs said last: they know best why something went wrong. */
  get said(): string {
    return this.lastWords.trim()
  }

  private note(words: string): void {
    this.lastWords = (this.lastWords + words).slice(-LAST_WORDS)
  }

  async strike(): Promise<void> {
    await Promise.all(this.programs.map(ended))
    process.off('exit', this.atOnce)
    process.off('SIGINT', this.brokenOff)
    process.off('SIGTERM', this.brokenOff)
    this.atOnce()
  }
}

/** Neither settings of whoever runs this, nor anything new beside them. */
const homes = (folder: string): NodeJS.ProcessEnv => ({
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  XDG_CACHE_HOME: folder,
  XDG_DATA_HOME: folder,
})

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has ended by itself.
  }
}

function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(resolve, GRACE)
    program.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    end(program, 'SIGTERM')
  })
}
