import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { dist } from '../../tools/build.mjs'
import { type House, house } from './house.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Passkeys belong to a name: an address in figures has none. */
const named = (line: string): string => `${line.split('\n')[0].trim().replace('127.0.0.1', 'localhost')}/`

/** The built app with a server behind it, in a process of its own. It forgets everything when it ends. */
export function onlineHouse(): House {
  const state: { address: string; server: ChildProcess | null } = { address: '', server: null }
  beforeAll(async () => {
    const server = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'server/test/house.ts', '0'], {
      cwd: root,
      env: { ...process.env, STERNENTISCH_DIST: dist },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    state.server = server
    state.address = await new Promise<string>((listening, failed) => {
      server.once('error', failed)
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
      server.stdout?.once('data', (line) => listening(named(String(line))))
    })
  })
  afterAll(() => {
    state.server?.kill()
  })
  return house(() => state.address)
}
