import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { dist } from '../../tools/build.mjs'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { type House, house } from './house.ts'

const root = join(import.meta.dirname, '../..')

export interface OnlineHouse extends House {
  /** The server is killed as hard as can be, and comes back at the same address. */
  killAndRestart(): Promise<void>
}

/** Passkeys belong to a name: an address in figures has none. */
const named = (address: string): string => `${address.replace('127.0.0.1', 'localhost')}/`

/**
 * The built app with a server behind it, in a process of its own. What it keeps goes when it ends; one that is to
 * be killed has a clock in a hurry, so that a window of three seconds is soon over.
 */
export function onlineHouse({ mortal = false } = {}): OnlineHouse {
  const state = { address: '', server: null as ChildProcess | null }
  const more = [join(freshFolder(), 'tables.sqlite'), ...(mortal ? [String(Date.now())] : [])]

  const start = async (port: string): Promise<void> => {
    const server = spawn(process.execPath, ['tools/run.mjs', 'server/test/house.ts', port, ...more], {
      ...{ cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
      env: { ...process.env, NODE_ENV: 'production', STERNENTISCH_DIST: dist, NODE_OPTIONS: '' },
    })
    state.server = server
    state.address = named(await firstAddress(server))
  }
  const kill = async (): Promise<void> => {
    const { server } = state
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }

  beforeAll(() => start('0'))
  afterAll(kill)
  const { open, leave } = house(() => state.address)
  return {
    get address() {
      return state.address
    },
    open,
    leave,
    async killAndRestart() {
      const { port } = new URL(state.address)
      await kill()
      await start(port)
    },
  }
}

function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((listening, failed) => {
    let heard = ''
    server.stdout?.on('data', (data: Buffer) => {
      heard += String(data)
      const line = /(http:\S+)\n/.exec(heard)
      if (line) listening(line[1])
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${heard}`)))
  })
}
