/** What is asked of a browser: commands of W3C WebDriver, each by its way over HTTP and by Firefox's own name for it. */
export const COMMANDS = {
  open: { path: 'url', name: 'WebDriver:Navigate' },
  run: { path: 'execute/async', name: 'WebDriver:ExecuteAsyncScript' },
  patience: { path: 'timeouts', name: 'WebDriver:SetTimeouts' },
  size: { path: 'window/rect', name: 'WebDriver:SetWindowRect' },
  act: { path: 'actions', name: 'WebDriver:PerformActions' },
  back: { path: 'back', name: 'WebDriver:Back' },
  reload: { path: 'refresh', name: 'WebDriver:Refresh' },
} as const

export type Command = keyof typeof COMMANDS

/** The way to one window of a browser. */
export interface Wire {
  /** Of the browser, as it says itself. */
  readonly version: string
  ask(command: Command, parameters: object): Promise<unknown>
  close(): Promise<void>
}

/** What a browser tells of itself where a session begins; safe with whatever comes. */
export function sessionIn(answer: unknown): { readonly id: string; readonly version: string } {
  const { sessionId, capabilities } = (answer ?? {}) as { sessionId?: unknown; capabilities?: unknown }
  const { browserVersion = '' } = (capabilities ?? {}) as { browserVersion?: unknown }
  if (typeof sessionId !== 'string') throw new Error(`no session: ${JSON.stringify(answer)}`)
  return { id: sessionId, version: String(browserVersion) }
}

/** What WebDriver says where it refuses. */
export function refusalIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const message = 'message' in answer ? `: ${answer.message}` : ''
  return `${answer.error}${message}`
}
