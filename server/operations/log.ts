/** From nothing at all to every request. */
export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const isLogLevel = (word: string): word is LogLevel => (LOG_LEVELS as readonly string[]).includes(word)

/** What may stand in a log: nothing that anybody typed, and nothing that opens anything. */
export type Fact = string | number | boolean | null
export type Facts = Readonly<Record<string, Fact>>

/** Secrets, seeds and names of tables are long words of such signs; whoever wrote an error may have put one into it. */
const SECRET = /(?=[\w-]*[\d_A-Z-])[\w-]{12,}/g
const hidden = (text: string): string => text.replace(SECRET, '…')

/** One line of JSON for each thing that whoever runs the server should know. */
export class ServerLog {
  constructor(
    private readonly level: LogLevel,
    private readonly write: (line: string) => void,
  ) {}

  info(what: string, facts: Facts = {}): void {
    this.line('info', what, facts)
  }

  /** What is of interest only to somebody who looks for a fault. */
  debug(what: string, facts: Facts = {}): void {
    this.line('debug', what, facts)
  }

  /** Something that is needed is not there, and nobody can be served. */
  lost(what: string): void {
    this.line('error', what, {})
  }

  /** Something that should not have happened: a fault of ours, or of the machine. */
  failed(error: unknown): void {
    const { name = 'Error', message = String(error), code = null } = (error ?? {}) as NodeJS.ErrnoException
    // What cannot be read is quoted in these, and that may be anything.
    const told = error instanceof SyntaxError ? 'a text that is not what it should be' : hidden(message)
    this.line('error', 'failed', { name, message: told, code, stack: placesIn(error) })
  }

  private line(level: LogLevel, what: string, facts: Facts): void {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(this.level)) return
    this.write(JSON.stringify({ at: new Date().toISOString(), level, what, ...facts }))
  }
}

/** Where it happened, without the message that a stack begins with. */
function placesIn(error: unknown): string {
  const { stack = '' } = (error ?? {}) as { readonly stack?: string }
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
