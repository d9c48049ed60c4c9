import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { smallSite, startServing } from './test-serving.ts'

const site = smallSite()
/** A busy machine may take its time. */
const soon = { timeout: 60_000 }
const settings = {
  ...{
    game: 'starfighter',
    options: { mode: 'ultimate' },
    cards: null,
    clock: null,
    watch: 'link',
    late: 'lose',
  },
  ...{ listed: false, rated: false, chairs: [{ for: 'person' }, { for: 'person' }] },
}
const deck = 'acrobats'
const opening = { settings, seat: 0, deck }

interface Heard {
  readonly re: string
  readonly id: string
  readonly n: number | null
}

/** Somebody at a server, by what any program has: requests and a socket. */
class Somebody {
  readonly heard: Heard[] = []

  private constructor(
    private readonly address: string,
    readonly token: string,
    readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as Heard))
  }

  static async arrive(address: string, known?: string): Promise<Somebody> {
    const token = known ?? (await welcomed(address))
    const headers = { cookie: `sternentisch=${token}` }
    const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, { headers })
    const somebody = new Somebody(address, token, socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return somebody
  }

  /** What was promised. */
  done(): readonly Heard[] {
    return this.heard.filter(({ re }) => re === 'done')
  }

  async call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, answer: (await answer.json()) as Record<string, string> }
  }

  say(request: object): void {
    this.socket.send(JSON.stringify(request))
  }
}

async function welcomed(address: string): Promise<string> {
  const body = JSON.stringify({ name: 'Annabella', colour: 'gold' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}api/me`, { method: 'POST', headers, body })
  return /sternentisch=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

const health = async (address: string) => {
  const answer = await fetch(`${address}healthz`)
  return [answer.status, await answer.json()]
}

describe('a server that is told to end', () => {
  it('has on its disk whatever it has promised, and tells everybody to come back', async () => {
    const data = join(freshFolder(), 'data')
    const first = await startServing(site, '--data', data)
    const anna = await Somebody.arrive(first.address)
    const { table } = (await anna.call('POST', 'api/tables', opening)).answer
    // Stands up and sits down as fast as it goes; the server ends in the middle of it.
    const acts = Array.from({ length: 20 }, (_, at) => ({
      ...{ to: 'act', table, id: `a${at}`, act: at % 2 ? { do: 'sit', seat: 0, deck } : { do: 'stand' } },
    }))
    const closed = new Promise<number>((resolve) => anna.socket.once('close', resolve))
    for (const act of acts) anna.say(act)
    await expect.poll(() => anna.done().length, soon).toBeGreaterThan(0)
    first.child.kill('SIGTERM')
    expect(await closed).toBe(1012)
    expect(await first.ended).toMatchObject({ code: 0, signal: null })
    const promised = anna.done()
    const second = await startServing(site, '--data', data)
    const again = await Somebody.arrive(second.address, anna.token)
    // By the same name one is told the same, if it is in the log.
    for (const { id } of promised) again.say(acts[Number(id.slice(1))])
    await expect.poll(() => again.done(), soon).toEqual(promised)
  })

  it('lets nobody new in while it drains, and says so; a second signal ends it at once', async () => {
    const { address, child, ended } = await startServing(
      ...([site, '--data', join(freshFolder(), 'data'), '--drain', '600'] as const),
    )
    expect(await health(address)).toMatchObject([200, { status: 'ok' }])
    const anna = await Somebody.arrive(address)
    child.kill('SIGTERM')
    await expect.poll(() => health(address), soon).toMatchObject([503, { status: 'draining' }])
    expect(await anna.call('POST', 'api/tables', opening)).toMatchObject({
      ...{ status: 503, answer: { code: 'online.restarts' } },
    })
    const late = new WebSocket(`${address.replace('http', 'ws')}socket`)
    await new Promise((resolve) => late.once('error', resolve))
    // Whoever is here plays on.
    anna.say({ to: 'ping' })
    await expect.poll(() => anna.heard.map(({ re }) => re), soon).toContain('pong')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: null, signal: 'SIGINT' })
  })
})

describe('what a server tells whoever runs it', () => {
  it('is one line of JSON each, with nothing in it that opens anything or that anybody typed', async () => {
    const { address, child, ended } = await startServing(
      ...([site, '--data', join(freshFolder(), 'data'), '--log', 'debug'] as const),
    )
    const anna = await Somebody.arrive(address)
    const { token } = (await anna.call('POST', 'api/tokens')).answer
    const { code: transfer } = (await anna.call('POST', 'api/transfers')).answer
    const { table, code } = (await anna.call('POST', 'api/tables', opening)).answer
    await fetch(`${address}api/codes/${code}`)
    await anna.call('POST', 'api/me', { name: 'Zacharias', colour: 'no colour' })
    await anna.call('POST', `api/transfers/${transfer}x`)
    anna.say({ to: 'follow', table, from: 0, heard: 0 })
    anna.say({ to: 'talk', table, id: 't', spoken: { say: 'text', text: 'rumpelstiltskin' } })
    await expect.poll(() => anna.heard.map(({ re }) => re), soon).toContain('talk')
    const figures = await (await fetch(`${address}metrics`)).text()
    child.kill('SIGTERM')
    const { err } = await ended
    const lines = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['listens', 'answered', 'drains', 'ends', 'ended']),
    )
    for (const line of lines)
      expect(line).toMatchObject({ at: expect.any(String), level: expect.any(String) })
    expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', route: '/api/codes/:code' }))
    const secrets = [anna.token, token, transfer, table, code, deck, 'rumpelstiltskin', 'Annabella']
    for (const secret of [...secrets, 'Zacharias', 'no colour']) {
      expect(secret.length).toBeGreaterThan(5)
      expect(err, secret).not.toContain(secret)
      expect(figures, secret).not.toContain(secret)
    }
    expect(figures).toContain('sternentisch_entries_total{kind="open"} 1')
    expect(figures).toMatch(/^process_resident_memory_bytes \d/m)
  })
})
