import { randomInt, randomUUID } from 'node:crypto'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { COLOURS, type Me, refuseOnline } from '@sternentisch/wire'
import { Line, type Socket } from '@sternentisch/wire/client'
import { WebSocket } from 'ws'

const PATIENCE = 20_000

/** A server, and who one is there. */
export class AtServer {
  constructor(
    readonly address: string,
    private token: string | null,
  ) {}

  /** Asks over HTTP; whatever goes wrong on the way is a refusal in words. */
  async call<Answer>(
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ): Promise<Answer | Refusal> {
    const answer = await this.fetched(method, path, body, more)
    if (isRefusal(answer)) return answer
    try {
      return answer.status === 204 ? (null as Answer) : ((await answer.json()) as Answer | Refusal)
    } catch {
      return refuseOnline('online.noServer')
    }
  }

  /** A text of the server, such as a log. */
  async text(path: string): Promise<string | Refusal> {
    const answer = await this.fetched('GET', path)
    if (isRefusal(answer)) return answer
    return answer.ok ? answer.text() : refusalIn(answer)
  }

  /** Becomes somebody new here: the token is a secret of this program, which no browser holds. */
  async introduce(name: string): Promise<string | Refusal> {
    const colour = COLOURS[randomInt(COLOURS.length)]
    const answer = await this.fetched('POST', 'me', { name, colour })
    if (isRefusal(answer)) return answer
    if (!answer.ok) return refusalIn(answer)
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    const made = await this.call<{ readonly token: string }>('POST', 'tokens', undefined, { cookie })
    if (isRefusal(made)) return made
    this.token = made.token
    return made.token
  }

  me(): Promise<Me | Refusal> {
    return this.call<Me>('GET', 'me')
  }

  /** The line by which tables are followed. It comes back by itself. */
  line(): Line {
    const address = new URL('socket', this.address)
    address.protocol = address.protocol.replace('http', 'ws')
    return new Line({
      open: () => {
        const socket = new WebSocket(address, { headers: this.headers, perMessageDeflate: false })
        // What is wrong with it, its end tells soon enough.
        socket.on('error', () => {})
        return socket as unknown as Socket
      },
      fresh: randomUUID,
    })
  }

  private get headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` }
  }

  private async fetched(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response | Refusal> {
    try {
      return await fetch(new URL(`api/${path}`, this.address), {
        method,
        headers: { ...this.headers, ...more, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      })
    } catch {
      return refuseOnline('online.noServer')
    }
  }
}

/** Why something is refused. What is no server of ours, or stands before one, answers with pages of its own. */
async function refusalIn(answer: Response): Promise<Refusal> {
  const said: unknown = await answer.json().catch(() => null)
  return isRefusal(said) ? said : refuseOnline('online.noServer')
}
