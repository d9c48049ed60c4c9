export const LOG_LEVELS = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const isLogLevel = (word: string): word is LogLevel => (LOG_LEVELS as readonly string[]).includes(word)

/** What may stand in a log: nothing that anybody typed, and nothing that opens anything. */
type Fact = string | number | boolean | null

/** One line of JSON for each thing that whoever runs the server should know. */
export class ServerLog {
  constructor(
    private readonly level: LogLevel,
    private readonly write: (line: string) => void,
  ) {}

  info(what: string, facts: Readonly<Record<string, Fact>> = {}): void {
    if (this.level === 'info') this.line('info', what, facts)
  }

  /** Something that should not have happened: a fault of ours, or of the machine. */
  failed(error: unknown): void {
    if (this.level === 'silent') return
    const { message = String(error), stack = '', code = null } = (error ?? {}) as NodeJS.ErrnoException
    this.line('error', 'failed', { message, code, stack })
  }

  private line(level: LogLevel, what: string, facts: Readonly<Record<string, Fact>>): void {
    this.write(JSON.stringify({ at: new Date().toISOString(), level, what, ...facts }))
  }
}
