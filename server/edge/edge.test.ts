import { connect } from 'node:net'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { isAmong } from '../proxies.ts'
import { MemoryStore } from '../store/memory.ts'
import { begin, settingsFor } from '../test/begin.ts'
import { until, Visitor } from '../test/visitor.ts'
import { USUAL_LIMITS } from './limits.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const introduction = JSON.stringify({ name: 'Anna', colour: 'gold' })

async function post(address: string, path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body })
  return { status: answer.status, code: ((await answer.json()) as Refusal).code, headers: answer.headers }
}

/** 101, or the status with which a socket is refused. */
function knock(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${address}socket`, { headers })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  })
}

describe('pages of other sites', () => {
  const evil = { origin: 'https://evil.example' }

  it('have no say, over HTTP and by socket', async () => {
    const { address } = await begin()
    expect(await post(address, 'api/me', introduction, evil)).toMatchObject({
      status: 403,
      code: 'online.origin',
    })
    expect(await knock(address, evil)).toBe(403)
    for (const origin of ['null', 'no address']) expect(await knock(address, { origin }), origin).toBe(403)
  })

  it('are not our own, and no programs', async () => {
    const { address } = await begin({ publicAddress: 'https://cards.example' })
    for (const origin of ['https://cards.example', address.slice(0, -1)]) {
      expect(await knock(address, { origin }), origin).toBe(101)
      expect((await post(address, 'api/me', introduction, { origin })).status, origin).toBe(200)
    }
    expect(await knock(address)).toBe(101)
    expect(await knock(address, { origin: 'https://cards.example.evil' })).toBe(403)
  })
})

describe('the secret of a guest', () => {
  it.each([
    [null, false],
    ['http://cards.example', false],
    ['https://cards.example', true],
  ])(
    'comes as a cookie that no script reads and no other site sends; at %s over TLS only: %s',
    async (publicAddress, secure) => {
      const { address } = await begin({ publicAddress })
      const { headers } = await post(address, 'api/me', introduction)
      const [secret, ...flags] = (headers.get('set-cookie') ?? '').split('; ')
      expect(secret).toMatch(/^sternentisch=[\w-]{43}$/)
      expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
      expect(flags.includes('Secure')).toBe(secure)
    },
  )

  it('is kept as a hash, and found by that: nobody compares secrets', async () => {
    const told: unknown[] = []
    const store = new MemoryStore()
    for (const name of ['addGuest', 'addSession', 'guestWith', 'endSession'] as const) {
      const real = store[name].bind(store) as (...given: unknown[]) => Promise<never>
      Object.assign(store, {
        [name]: (...given: unknown[]) => {
          told.push(...given)
          return real(...given)
        },
      })
    }
    const { arrive } = await begin({ store })
    const anna = await arrive('Anna')
    const made = await anna.call<{ readonly token: string }>('POST', 'tokens')
    if (isRefusal(made)) throw new Error(made.code)
    const gone = await fetch(`${anna.address}api/me`, {
      ...{ method: 'DELETE', headers: { authorization: `Bearer ${made.token}` } },
    })
    expect(gone.status).toBe(204)
    expect(told.filter((each) => /^[0-9a-f]{64}$/.test(String(each))).length).toBeGreaterThan(3)
    for (const token of [anna.token, made.token]) expect(JSON.stringify(told)).not.toContain(token)
  })

  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(101)}`, 'Basic YTpi', `Bearer ${'ü'.repeat(30)}`])(
    'is not %j',
    async (authorization) => {
      const { address } = await begin()
      const headers = { authorization: encodeURI(authorization) }
      expect((await fetch(`${address}api/me`, { headers })).status).toBe(401)
    },
  )
})

describe('what is not understood', () => {
  it.each([
    ['no JSON', '{', 400, 'online.noJson'],
    ['nothing', '', 400, 'online.noJson'],
    ['poison', '{"__proto__":{"x":1}}', 400, 'online.noJson'],
    ['a field too many', '{"name":"A","colour":"gold","admin":true}', 400, 'online.malformed'],
    ['a list', '[]', 400, 'online.malformed'],
    ['far too much', `{"name":"${'x'.repeat(600_000)}"}`, 413, 'online.tooLarge'],
  ])('%s is refused with a reason', async (_, body, status, code) => {
    const { address } = await begin()
    expect(await post(address, 'api/me', body)).toMatchObject({ status, code })
  })

  it.each(['api/nowhere', 'api/tables/x/y', '%', 'api/codes/%ff', `api/cards/${'x'.repeat(200)}`])(
    'there is nothing at /%s',
    async (path) => {
      const { address } = await begin()
      const answer = await fetch(address + path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ refused: true })
    },
  )

  it('of another form is refused as well', async () => {
    const { address } = await begin()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post(address, 'api/me', 'name=A', form)).status).toBe(415)
  })

  it('a message that is too large ends its socket, and nobody else’s', async () => {
    const { address, arrive } = await begin()
    const anna = await arrive('Anna')
    const socket = new WebSocket(`${address}socket`)
    onTestFinished(() => socket.terminate())
    await new Promise((resolve) => socket.once('open', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.send('x'.repeat(USUAL_LIMITS.message + 1))
    expect(await closed).toBe(1009)
    expect(isRefusal(await anna.call('GET', 'me'))).toBe(false)
  })

  it('an address that is none is told so, without words of ours in between', async () => {
    const { address } = await begin()
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.write('GET //% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    let said = ''
    for await (const data of socket) said += String(data)
    expect(said).toMatch(/^HTTP\/1\.1 404 /)
    expect(said).not.toContain('node_modules')
  })
})

describe('limits', () => {
  const few = { atOnce: 2, perSecond: 0 }

  it.each([
    ['calls', { calls: few }],
    ['welcomes', { welcomes: few }],
  ])('on %s of an address are told', async (_, limits) => {
    const { address } = await begin({ limits: { ...USUAL_LIMITS, ...limits } })
    const codes = []
    for (let time = 0; time < 3; time++) codes.push((await post(address, 'api/me', introduction)).code)
    expect(codes).toEqual([undefined, undefined, 'online.tooMany'])
  })

  it('on the tables of a guest are told, with their number', async () => {
    const { arrive } = await begin({ limits: { ...USUAL_LIMITS, tables: 1 } })
    const anna = await arrive('Anna')
    const opening = { settings: settingsFor('stellar'), seat: 0 as const, deck: null }
    await anna.open(opening)
    const refused = { code: 'online.tooManyTables', params: { n: 1 } }
    expect(await anna.call('POST', 'tables', opening)).toMatchObject(refused)
    expect(await anna.call('POST', 'quick', { game: 'stellar', pace: 'day' })).toMatchObject(refused)
  })

  it('on the tables of a guest hold for many who are asked for at once', async () => {
    const { arrive } = await begin({ limits: { ...USUAL_LIMITS, tables: 3 } })
    const anna = await arrive('Anna')
    const opening = { settings: settingsFor('stellar'), seat: 0 as const, deck: null }
    await Promise.all(Array.from({ length: 8 }, () => anna.call('POST', 'tables', opening)))
    expect(await anna.call('GET', 'mine')).toHaveLength(3)
  })

  it('on sockets are those of an address; whoever leaves makes room', async () => {
    const { address, server } = await begin({ limits: { ...USUAL_LIMITS, sockets: 1 } })
    const socket = new WebSocket(`${address}socket`)
    await new Promise((resolve) => socket.once('open', resolve))
    expect(await knock(address)).toBe(429)
    socket.close()
    await expect.poll(() => server.edge.sockets.size, { timeout: 60_000 }).toBe(0)
    await expect.poll(() => knock(address), { timeout: 60_000 }).toBe(101)
  })
})

describe('proxies', () => {
  const one = { limits: { ...USUAL_LIMITS, sockets: 1 } }
  const from = (...hops: string[]) => ({ 'x-forwarded-for': hops.join(', ') })

  it('that were not named are believed nothing', async () => {
    const { address } = await begin(one)
    expect(await knock(address, from('1.2.3.4'))).toBe(101)
    expect(await knock(address, from('5.6.7.8'))).toBe(429)
  })

  it('that were named speak for others, through one another, and nobody puts words into their mouths', async () => {
    const { address } = await begin({ ...one, trustProxy: isAmong(['127.0.0.1', '10.0.0.0/8']) })
    expect(await knock(address, from('1.2.3.4'))).toBe(101)
    expect(await knock(address, from('5.6.7.8', '10.0.0.1'))).toBe(101)
    // What stands before an address that is no proxy, its owner may have made up.
    expect(await knock(address, from('9.9.9.9', '1.2.3.4'))).toBe(429)
    expect(await knock(address, from('9.9.9.9', '5.6.7.8', '10.0.0.2'))).toBe(429)
  })
})

describe('the heartbeat', () => {
  it('ends a socket that gives no sign of life, and no other', async () => {
    const { address, server } = await begin()
    const [dead, alive] = [false, true].map((autoPong) => new WebSocket(`${address}socket`, { autoPong }))
    onTestFinished(() => alive.terminate())
    await Promise.all([dead, alive].map((each) => new Promise((resolve) => each.once('open', resolve))))
    await expect.poll(() => server.edge.sockets.size, { timeout: 60_000 }).toBe(2)
    const beat = () => {
      for (const socket of server.edge.sockets) socket.beat()
    }
    const pinged = new Promise((resolve) => alive.once('ping', resolve))
    const closed = new Promise((resolve) => dead.once('close', resolve))
    beat()
    await pinged
    // Said behind the answer to the beat: once this is answered, so is that.
    const answered = new Promise((resolve) => alive.once('message', resolve))
    alive.send('{"to":"ping"}')
    await answered
    beat()
    await closed
    expect(server.edge.sockets.size).toBe(1)
    expect(alive.readyState).toBe(alive.OPEN)
  })
})

describe('whoever is cut off', () => {
  it('is away for the others within twenty seconds, and there again once back', async () => {
    // The heart alone beats by this clock: two sockets say in real time whether they live.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { address, arrive, server } = await begin()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    await ben.line.act(table, { do: 'sit', seat: null, deck: null })
    const followed = anna.line.follow(table)
    ben.leave()
    // A line that is cut says nothing, not even that it is.
    const headers = { authorization: `Bearer ${ben.token}` }
    const cut = new WebSocket(`${address.replace('http', 'ws')}socket`, { headers, autoPong: false })
    onTestFinished(() => cut.terminate())
    await new Promise((resolve) => cut.once('open', resolve))
    cut.send(JSON.stringify({ to: 'follow', table, from: 0, heard: 0 }))
    await until(followed, () => followed.here.includes(1))
    await vi.advanceTimersByTimeAsync(10_000)
    // Once the second of these is answered, so is the beat: it is said behind the answer to that.
    for (const when of ['able', 'always'] as const)
      expect(await anna.line.wish(table, 0, { asking: { when, at: [] } })).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    await until(followed, () => !followed.here.includes(1))
    expect(server.edge.sockets.size).toBe(1)
    const back = Visitor.again(ben)
    onTestFinished(() => back.leave())
    back.line.follow(table)
    await until(followed, () => followed.here.includes(1))
  })
})

describe('what browsers are told', () => {
  it.each([
    [null, null],
    ['http://cards.example', null],
    ['https://cards.example', 'max-age=31536000'],
  ])('at %s', async (publicAddress, transport) => {
    const { address } = await begin({ publicAddress })
    for (const path of ['api/me', 'api/nowhere', 'healthz', 'online.json', '%']) {
      const { headers } = await fetch(address + path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security'), path).toBe(transport)
    }
    const { headers } = await fetch(`${address}api/me`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
