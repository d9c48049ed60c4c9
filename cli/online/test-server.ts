import { seedFrom } from '@sternentisch/kernel'
import {
  findGame,
  MemoryStore,
  makeServer,
  type Server,
  type Store,
  USUAL_LIMITS,
} from '@sternentisch/server/parts'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { run } from '../program.ts'
import { TestConsole, type Typing } from '../test-console.ts'

const FAST = { atOnce: 10_000, perSecond: 10_000 }

/** A server in this process that can be stopped and started again at the same address. */
export class TestServer {
  private server: Server | null = null
  private port = 0
  private readonly terminals: Terminal[] = []
  private shuffled = 0

  constructor(private readonly store: Store = new MemoryStore()) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  async start(): Promise<void> {
    const store = Object.create(this.store, { close: { value: async () => {} } }) as Store
    this.server = makeServer({
      ...{ store, findGame },
      // The same cards in every run: what is typed fits what lies there.
      seed: () => seedFrom(`table ${this.shuffled++} of a test`),
      limits: { ...USUAL_LIMITS, requests: FAST, welcomes: FAST, calls: FAST },
      failed: (error) => {
        throw error
      },
    })
    await this.server.edge.app.listen({ port: this.port, host: '127.0.0.1' })
    this.port = Number(new URL(this.server.edge.app.listeningOrigin).port)
  }

  async stop(): Promise<void> {
    await this.server?.close()
    this.server = null
  }

  /** Somebody's terminal, with a folder of its own. */
  terminal(
    words: string,
    typing: Typing,
    { interactive = false, lang = 'en', saves = freshFolder() } = {},
  ): Terminal {
    const console = new TestConsole(typing, interactive)
    const env = { STERNENTISCH_SAVES: saves, STERNENTISCH_SERVER: this.address, LANG: lang }
    const terminal = { console, saves, code: run(words.split(' ').filter(Boolean), env, console) }
    this.terminals.push(terminal)
    return terminal
  }

  async end(): Promise<void> {
    await this.stop()
    await this.store.close()
  }
}

export interface Terminal {
  readonly console: TestConsole
  readonly saves: string
  readonly code: Promise<number>
}

/** Waits until this stands in what was printed, and answers what matched. */
export async function printed(
  { console }: Terminal,
  pattern: RegExp,
  patience = 30_000,
): Promise<RegExpExecArray> {
  const end = Date.now() + patience
  for (;;) {
    const found = pattern.exec(console.out.join('\n'))
    if (found) return found
    if (Date.now() > end)
      throw new Error(
        `${pattern} was never printed:\n${[...console.out, ...console.err].slice(-40).join('\n')}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
