import type { Luck } from '@sternentisch/kernel'
import { WebSocket } from 'ws'
import { ELSEWHERE, openRaw, sendRaw, upgrade } from './raw.ts'

/** What an attacker knows. */
export interface Target {
  readonly port: number
  /** The table of the honest ones: its address is no secret. */
  readonly table: string
  /** A guest of this server who does not sit there. */
  readonly token: string
  /** What the honest ones have asked for, word for word. */
  readonly overheard: readonly string[]
  readonly luck: Luck
}

/** Does some harm; answers how many messages that took, or what it brought about that it should not. */
export type Attack = (target: Target) => Promise<number | string>

async function withSocket(
  { port, token }: Target,
  messages: readonly (string | Buffer)[],
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly answers: readonly string[]; readonly code: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    localAddress: ELSEWHERE,
  })
  const answers: string[] = []
  let code = 0
  socket.on('error', () => {})
  socket.on('message', (data) => answers.push(String(data)))
  const closed = new Promise<void>((resolve) =>
    socket.on('close', (why) => {
      code = why
      resolve()
    }),
  )
  await Promise.race([new Promise((resolve) => socket.on('open', resolve)), closed])
  for (const message of messages) if (socket.readyState === socket.OPEN) socket.send(message)
  const least = Math.min(messages.length, 40)
  for (let waits = 0; waits < 60 && code === 0 && answers.length < least; waits++)
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 10))])
  socket.terminate()
  return { answers, code }
}

const act = (table: string, id: string, what: object): string =>
  JSON.stringify({ to: 'act', table, id, act: what })

const NONSENSE: readonly (string | Buffer)[] = [
  ...['', '{', 'null', '[]', '42', '"to"', '{}', '{"to":"ping","x":1}', '{"to":"__proto__"}'],
  '{"__proto__":{"to":"ping"}}',
  '{"to":"act","table":"t","id":"x","act":{"do":"move","text":""}}',
  '{"to":"follow","table":"../../etc","from":0,"heard":0}',
  '{"to":"follow","table":"t","from":-1,"heard":1e400}',
  '{"to":"follow","table":"t","from":9007199254740993,"heard":0.5}',
  `{"to":"talk","table":"t","id":"x","spoken":{"say":"text","text":"${'\\u0000'.repeat(99)}"}}`,
  `${'['.repeat(8000)}${']'.repeat(8000)}`,
  `{"to":"act","table":"t","id":"${'x'.repeat(9000)}"}`,
  Buffer.from([0, 255, 1, 254, 128]),
]

const malformed: Attack = async (target) => {
  const messages = Array.from({ length: 40 }, () => NONSENSE[target.luck.below(NONSENSE.length)])
  const { answers } = await withSocket(target, messages)
  const odd = answers.find((each) => !/"re":"(refused|gone|pong)"/.test(each))
  return odd === undefined ? messages.length : `nonsense was answered with ${odd.slice(0, 200)}`
}

const oversized: Attack = async (target) => {
  const { code } = await withSocket(target, ['x'.repeat(200_000)])
  return code === 1009 || code === 1006 || code === 0 ? 1 : `a large message ended with ${code}`
}

/** Everything that only players may do, at a table where one does not sit. */
const foreign: Attack = async (target) => {
  const { table } = target
  const acts: object[] = [
    ...['stand', 'close', 'grant', 'leave', 'return', 'again'].map((what) => ({ do: what })),
    ...[0, 1].map((seat) => ({ do: 'sit', seat, deck: null })),
    { do: 'move', text: '(concede)' },
    { do: 'undo', moves: 1 },
    { do: 'ask', moves: 200 },
    { do: 'decline', what: 'draw' },
  ]
  const messages = [
    ...acts.map((what, at) => act(table, `f${at}`, what)),
    ...[0, 1].map((seat) =>
      JSON.stringify({
        ...{ to: 'wish', table, id: `w${seat}`, seat },
        wishes: { asking: { when: 'always', at: [] }, ahead: ['(concede)'] },
      }),
    ),
    ...target.overheard.slice(-10),
  ]
  const { answers } = await withSocket(target, messages)
  const done = answers.find((each) => each.includes('"re":"done"'))
  return done === undefined ? messages.length : `a stranger has done something: ${done}`
}

const flood: Attack = async (target) => {
  const messages = Array.from({ length: 400 }, (_, at) =>
    at % 2 ? '{"to":"ping"}' : JSON.stringify({ to: 'follow', table: target.table, from: 0, heard: 0 }),
  )
  await withSocket(target, messages)
  return messages.length
}

/** Tables that are none cost nothing. */
const madeUp: Attack = async (target) => {
  const messages = Array.from({ length: 40 }, (_, at) =>
    JSON.stringify({ to: 'follow', table: `none${target.luck.below(1e9)}-${at}`, from: 0, heard: 0 }),
  )
  const { answers } = await withSocket(target, messages)
  const odd = answers.find((each) => !each.includes('"re":"gone"'))
  return odd === undefined ? messages.length : `a table that is none was answered with ${odd.slice(0, 200)}`
}

/** Asks for everything again and again, and reads nothing of it. */
const slowReader: Attack = async ({ port, table, token }) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { authorization: `Bearer ${token}` },
    localAddress: ELSEWHERE,
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  socket.pause()
  let sent = 0
  for (; sent < 50 && socket.readyState === socket.OPEN; sent++)
    socket.send(JSON.stringify({ to: 'follow', table, from: 0, heard: 0 }))
  setTimeout(() => socket.terminate(), 3000)
  return sent
}

/** Comes, and says nothing, or half of something. */
const halfOpen: Attack = async ({ port, luck }) => {
  const halves = ['', 'GET / HT', 'GET /socket HTTP/1.1\r\nHost: x\r\n', upgrade('/socket').slice(0, -2)]
  const socket = openRaw(port)
  socket.write(halves[luck.below(halves.length)])
  setTimeout(() => socket.destroy(), 2000)
  return 1
}

const LINES = [
  ...['GET // HTTP/1.1', 'GET /% HTTP/1.1', 'GET /..%2f..%2fetc%2fpasswd HTTP/1.1', 'GET http://[ HTTP/1.1'],
  ...['TRACE / HTTP/1.1', 'OPTIONS * HTTP/1.1', 'CONNECT x:1 HTTP/1.1', 'FOO / HTTP/1.1', 'GET / HTTP/9.9'],
  ...['GET /api/tables/%00/log HTTP/1.1', 'GET /api/codes/%ff HTTP/1.1', `GET /${'a'.repeat(9000)} HTTP/1.1`],
  ...['GET /api/tables/__proto__/log HTTP/1.1', 'DELETE /api/me HTTP/1.1', '\0\0\0\0'],
]

const pathTricks: Attack = async ({ port, luck }) => {
  const line = LINES[luck.below(LINES.length)]
  const answer = await sendRaw(port, `${line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  await sendRaw(port, upgrade(line.split(' ')[1] ?? '//'))
  return /root:|at \w+ \(|node_modules/.test(answer) ? `“${line}” was told ${answer.slice(0, 200)}` : 2
}

const BODIES = [
  ...['{"__proto__":{"x":1}}', '{"name":"x","colour":"gold","admin":true}', '{"name":{}}', '[', '{"a":1'],
  `{"name":"${'x'.repeat(600_000)}"}`,
]

const PATHS = [
  ...['POST /api/me', 'POST /api/tables', 'POST /api/quick', 'POST /api/tokens', 'PUT /api/cards'],
  ...['POST /api/transfers', 'POST /api/transfers/XXXX'],
]

const bodies: Attack = async ({ port, luck, token }) => {
  const body = BODIES[luck.below(BODIES.length)]
  const path = PATHS[luck.below(PATHS.length)]
  const head = `${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}`
  const answer = await sendRaw(
    port,
    `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  return /^HTTP\/1.1 (2|5)/.test(answer) ? `${path} took ${body.slice(0, 60)}: ${answer.slice(0, 60)}` : 1
}

const headerBomb: Attack = async ({ port }) => {
  const many = Array.from({ length: 3000 }, (_, at) => `X-${at}: ${'y'.repeat(40)}`).join('\r\n')
  const answer = await sendRaw(port, `GET /api/me HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`)
  return answer === '' || /^HTTP\/1.1 4/.test(answer) ? 1 : `a heap of headers: ${answer.slice(0, 60)}`
}

/** One letter now and then. */
const dawdling: Attack = async ({ port }) => {
  const socket = openRaw(port)
  const drops = setInterval(() => socket.write('a'), 100)
  socket.write('POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\nX-')
  setTimeout(() => {
    clearInterval(drops)
    socket.destroy()
  }, 2000)
  return 1
}

/** Where an answer has to come, a busy machine may take its time for it. */
const PATIENCE = 10_000

const otherSite: Attack = async (target) => {
  const { code, answers } = await withSocket(target, ['{"to":"ping"}'], { origin: 'https://evil.example' })
  if (answers.length > 0 || code === 0) return 'another site has a socket here'
  const answer = await sendRaw(
    target.port,
    'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    PATIENCE,
  )
  return answer.startsWith('HTTP/1.1 403') || answer.startsWith('HTTP/1.1 429')
    ? 2
    : `another site: ${answer.slice(0, 60)}`
}

/** Leaves while it is being answered. */
const abrupt: Attack = async ({ port, table, token }) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { authorization: `Bearer ${token}` },
    localAddress: ELSEWHERE,
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  for (let at = 0; at < 10 && socket.readyState === socket.OPEN; at++)
    socket.send(JSON.stringify({ to: 'follow', table, from: 0, heard: 0 }))
  socket.terminate()
  return 10
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  ...{ malformed, oversized, foreign, flood, madeUp, slowReader, halfOpen, pathTricks, bodies },
  ...{ headerBomb, dawdling, otherSite, abrupt },
}
