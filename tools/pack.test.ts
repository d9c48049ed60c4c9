import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './bundle.mjs'
import { freshFolder } from './test/fresh-folder.ts'

const windows = process.platform === 'win32'
/** A machine that has Node and nothing of ours: no settings of the run that asks. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|STERNENTISCH_)/i.test(name)),
)

const npm = (cwd: string, ...words: readonly string[]): string =>
  execFileSync(windows ? 'npm.cmd' : 'npm', words, {
    cwd,
    env,
    encoding: 'utf8',
    shell: windows,
    stdio: 'pipe',
  })

const folder = freshFolder()
const installed = join(folder, 'node_modules', '.bin', windows ? 'sternentisch.cmd' : 'sternentisch')
const sternentisch = (...words: readonly string[]): string =>
  execFileSync(installed, words, { cwd: folder, env, encoding: 'utf8', shell: windows })

let child: ChildProcess | null = null
let address = ''

/** Packs, installs without asking any registry, and starts the server of the archive. */
beforeAll(async () => {
  npm(root, 'pack', '--pack-destination', folder)
  const [archive] = readdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{}')
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', join(folder, archive))
  rmSync(join(folder, archive))
  const words = ['serve', '--port', '0', '--data', join(folder, 'server.sqlite'), '--lang', 'en']
  const serving = spawn(installed, words, { cwd: folder, env, shell: windows })
  child = serving
  let said = ''
  address = await new Promise((resolve, reject) => {
    for (const stream of [serving.stdout, serving.stderr])
      stream.on('data', (text) => {
        said += text
        const found = /is at (http:\S+)/.exec(said)
        if (found) resolve(found[1])
      })
    serving.on('close', () => reject(new Error(said)))
  })
})

afterAll(async () => {
  const ended = new Promise((resolve) => child?.on('close', resolve))
  child?.kill('SIGTERM')
  if (child) await ended
})

describe('the archive', () => {
  it('has the program', () => {
    expect(sternentisch('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(sternentisch('--help', '--lang', 'fr')).toContain('sternentisch serve')
    expect(sternentisch('simulate', 'stellar', '--games', '1', '--budget', '2')).toContain('Stellar')
  })

  it('prints, with the typefaces that it brings along', () => {
    const out = join(folder, 'sheets.pdf')
    expect(sternentisch('cards', 'print', 'stellar', '--what', 'reference', '--out', out)).toContain('1 page')
    const pdf = readFileSync(out, 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf).toMatch(/\/FontFile2/)
  })

  it('serves the app', async () => {
    const home = await fetch(address)
    expect(home.status).toBe(200)
    const [, script] = /src="\.?\/?([^"]+\.js)"/.exec(await home.text()) ?? []
    const asset = await fetch(address + script)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(await (await fetch(`${address}healthz`)).json()).toMatchObject({ status: 'ok' })
  })

  it('has a server at which bots play', async () => {
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${address}api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const welcome = await post('me', { name: 'Ann', colour: 'gold' })
    const cookie = (welcome.headers.get('set-cookie') ?? '').split(';')[0]
    const chairs = [{ for: 'person' }, { for: 'bot', level: 1 }]
    const settings = {
      ...{ game: 'stellar', options: { mode: 'duel' }, cards: null, chairs, clock: null },
      ...{ watch: 'link', late: 'lose', listed: true, rated: false },
    }
    const opened = await post('tables', { settings, seat: 0, deck: null }, cookie)
    expect(opened.status).toBe(201)
    const moves = async (): Promise<number> => {
      const mine = await fetch(`${address}api/mine`, { headers: { cookie } })
      return ((await mine.json()) as readonly { readonly moves: number }[])[0].moves
    }
    await expect.poll(moves, { timeout: 30_000 }).toBeGreaterThan(0)
  })

  it('reaches out for a PostgreSQL that it is told of', () => {
    const words = ['serve', '--database', 'postgres://127.0.0.1:1/cards', '--lang', 'en']
    expect(() => sternentisch(...words)).toThrow('Nobody answers at postgres://127.0.0.1:1/cards')
  })

  it('is backed up while it runs', () => {
    const told = sternentisch('backup', '--data', join(folder, 'server.sqlite'), '--to', join(folder, 'copy'))
    expect(told).toContain('1 table')
  })
})
