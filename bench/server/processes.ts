import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../root.ts'
import type { Load, Loaded, ServerName } from './plan.ts'
import type { Asked, Used } from './served.ts'

const ENTRIES: Readonly<Record<ServerName, string>> = {
  ours: 'bench/server/our-server.ts',
  boardgameio: 'bench/server/boardgame-server.ts',
  colyseus: 'bench/server/colyseus-server.ts',
}

function start(entry: string, words: readonly (string | number)[]): ChildProcess {
  return spawn(process.execPath, ['tools/run.mjs', entry, ...words.map(String)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function heard<Said>(child: ChildProcess): Promise<Said> {
  const ended = new AbortController()
  try {
    const said = once(child, 'message', { signal: ended.signal })
    const dead = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`a process ended with ${code}`)
    })
    // Whichever comes second was not waited for.
    for (const late of [said, dead]) late.catch(() => {})
    const [message] = (await Promise.race([said, dead])) as [Said]
    return message
  } finally {
    ended.abort()
  }
}

/** A server in a process of its own, and clients in another. */
export class Served {
  private constructor(
    readonly name: ServerName,
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(name: ServerName, words: readonly string[] = []): Promise<Served> {
    const child = start(ENTRIES[name], words)
    const { address } = await heard<{ address: string }>(child)
    return new Served(name, child, address)
  }

  async used(asked: Exclude<Asked, 'end'> = 'used'): Promise<Used> {
    this.child.send(asked)
    return heard<Used>(this.child)
  }

  /** Lets clients play, and answers what it cost; `meanwhile` may look at the server while they are still there. */
  load(load: Load, meanwhile?: () => Promise<void>): Promise<LoadedServers> {
    return loadAll([this], load, meanwhile)
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.send('end')
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(timer)
  }
}

/** What is asked of a server that is measured, and how one is started: a test of what is asked needs none. */
export type Serving = Pick<Served, 'load' | 'used' | 'end'>
export type Starting = (name: ServerName, words?: readonly string[]) => Promise<Serving>

/** With the seconds that all servers together have worked. */
type LoadedServers = Loaded & { readonly serverCpu: number }

/** The same at several servers that know of one another: players of one match are at different ones. */
export async function loadAll(
  servers: readonly Served[],
  load: Load,
  meanwhile?: () => Promise<void>,
): Promise<LoadedServers> {
  const [{ name }] = servers
  const addresses = servers.map(({ address }) => address).join(' ')
  const clients = start('bench/server/load.ts', [name, addresses, JSON.stringify(load)])
  const cpuOf = async (): Promise<number> =>
    (await Promise.all(servers.map((server) => server.used()))).reduce((sum, { cpu }) => sum + cpu, 0)
  try {
    await heard(clients)
    const before = await cpuOf()
    clients.send('go')
    const loaded = await heard<Loaded>(clients)
    const serverCpu = (await cpuOf()) - before
    await meanwhile?.()
    const left = once(clients, 'exit')
    clients.send('end')
    await left
    return { ...loaded, serverCpu }
  } finally {
    clients.kill('SIGKILL')
  }
}
