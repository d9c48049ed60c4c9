import { createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drive, scriptOf } from './driven.ts'
import { findBrowsers, type Machine } from './find.ts'
import { answerIn, marionette, Packets, packet } from './marionette.ts'
import { overHttp } from './over-http.ts'
import { appears, within } from './patience.ts'
import { watched } from './site.ts'
import { visitsFor } from './visits.ts'
import { refusalIn, sessionIn, type Wire } from './wire.ts'

/** A machine made up: which files it has. */
const machine = (files: readonly string[], env: Machine['env'] = {}): Machine => ({
  env,
  exists: (path) => files.includes(path),
})

const MINI = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

describe('browsers', () => {
  it('are found where systems keep them', () => {
    const files = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', MINI, '/usr/bin/Xvfb']
    expect(findBrowsers(machine(files))).toEqual([
      { kind: 'firefox', program: '/usr/bin/firefox-esr' },
      { kind: 'webkit', driver: '/usr/bin/WebKitWebDriver', program: MINI, screen: '/usr/bin/Xvfb' },
    ])
  })

  it('are the ones that are named', () => {
    const env = { FIREFOX_PATH: '/my/firefox' }
    const [named] = findBrowsers(machine(['/my/firefox', '/usr/bin/firefox'], env))
    expect(named).toEqual({ kind: 'firefox', program: '/my/firefox' })
    const [wrong] = findBrowsers(machine(['/usr/bin/firefox'], env))
    expect(wrong).toEqual({ kind: 'firefox', missing: '/my/firefox' })
  })

  it('need no screen of their own where there is one', () => {
    const [, webkit] = findBrowsers(machine(['/usr/bin/WebKitWebDriver', MINI], { DISPLAY: ':0' }))
    expect(webkit).toMatchObject({ kind: 'webkit', screen: null })
  })

  it('are missing with whatever they lack', () => {
    expect(findBrowsers(machine([]))).toEqual([
      { kind: 'firefox', missing: 'firefox' },
      { kind: 'webkit', missing: 'WebKitWebDriver, MiniBrowser, Xvfb' },
    ])
    const [, webkit] = findBrowsers(machine(['/usr/bin/WebKitWebDriver', MINI]))
    expect(webkit).toEqual({ kind: 'webkit', missing: 'Xvfb' })
  })

  it('visit Home, a lesson, a sheet and every game', () => {
    expect(visitsFor(['one', 'two']).map(({ name }) => name)).toEqual([
      'home',
      'lesson',
      'sheet',
      'one',
      'two',
    ])
  })
})

describe('an answer of WebDriver', () => {
  it('is a refusal in words, or none', () => {
    expect(refusalIn({ error: 'no such window', message: 'gone' })).toBe('no such window: gone')
    expect(refusalIn({ error: 'timeout' })).toBe('timeout')
    for (const fine of [null, undefined, 3, 'text', [1], { value: 1 }]) expect(refusalIn(fine)).toBeNull()
  })

  it('begins a session, or says what came instead', () => {
    const capabilities = { browserVersion: '2.50' }
    expect(sessionIn({ sessionId: 'a', capabilities })).toEqual({ id: 'a', version: '2.50' })
    expect(sessionIn({ sessionId: 'a' })).toEqual({ id: 'a', version: '' })
    for (const wrong of [null, 'no', {}, { sessionId: 1 }])
      expect(() => sessionIn(wrong)).toThrow('no session')
  })
})

describe('Marionette', () => {
  it('puts messages together, however they are cut', () => {
    const sent = [[1, 1, null, { value: 'Ü–ß: 12:3' }], { greeting: true }, [1, 2, null, null]]
    const bytes = Buffer.concat(sent.map(packet))
    for (const size of [1, 2, 7, bytes.length]) {
      const packets = new Packets()
      const heard: unknown[] = []
      for (let at = 0; at < bytes.length; at += size)
        heard.push(...packets.take(bytes.subarray(at, at + size)))
      expect(heard).toEqual(sent)
    }
  })

  it('tells answers from everything else', () => {
    expect(answerIn([1, 4, null, { value: 2 }])).toEqual({ number: 4, refusal: null, result: { value: 2 } })
    expect(answerIn([1, 4, { error: 'timeout' }, null])).toMatchObject({ number: 4, refusal: 'timeout' })
    for (const other of [{ marionetteProtocol: 3 }, [0, 4, 'x', {}], null, 'x'])
      expect(answerIn(other)).toBeNull()
  })

  it('asks by Firefox’ own names, hears refusals, and notices where nobody answers any more', async () => {
    const { port, heard, close } = await madeUpFirefox()
    const wire = await marionette(port)
    expect(wire.version).toBe('153')
    expect(await wire.ask('run', { script: 'x' })).toBe(7)
    expect(await wire.ask('size', {})).toEqual({ width: 9 })
    await expect(wire.ask('open', {})).rejects.toThrow('unknown error: no')
    await expect(wire.ask('patience', {})).rejects.toThrow('hung up')
    expect(heard).toEqual([
      'WebDriver:NewSession',
      'WebDriver:ExecuteAsyncScript',
      'WebDriver:SetWindowRect',
      'WebDriver:Navigate',
      'WebDriver:SetTimeouts',
    ])
    close()
  })
})

/** Hangs up when it is asked to be patient. */
async function madeUpFirefox() {
  const answers: Readonly<Record<string, [unknown, unknown]>> = {
    'WebDriver:NewSession': [null, { sessionId: 's', capabilities: { browserVersion: '153' } }],
    'WebDriver:ExecuteAsyncScript': [null, { value: 7 }],
    'WebDriver:SetWindowRect': [null, { width: 9 }],
    'WebDriver:Navigate': [{ error: 'unknown error', message: 'no' }, null],
  }
  const heard: string[] = []
  const meet = (socket: Socket): void => {
    const packets = new Packets()
    socket.write(packet({ applicationType: 'gecko', marionetteProtocol: 3 }))
    socket.on('data', (piece) => {
      for (const message of packets.take(piece)) {
        const [, number, name] = message as [number, number, string]
        heard.push(name)
        if (name in answers) socket.write(packet([1, number, ...answers[name]]))
        else socket.destroy()
      }
    })
  }
  const server = createServer(meet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, heard, close: () => server.close() }
}

describe('WebDriver over HTTP', () => {
  it('asks in a session, hears refusals, and ends it', async () => {
    const asked: string[] = []
    const answers: Readonly<Record<string, unknown>> = {
      session: { sessionId: 'abc', capabilities: { browserVersion: '2.50' } },
      'session/abc/url': { error: 'unknown error', message: 'refused' },
      'session/abc/execute/async': 7,
    }
    const fetcher: typeof fetch = async (address, { method = '' } = {}) => {
      const path = String(address).replace('http://here/', '')
      asked.push(`${method} ${path}`)
      return Response.json({ value: answers[path] ?? null })
    }
    const wire = await overHttp('http://here', { any: true }, fetcher)
    expect(wire.version).toBe('2.50')
    expect(await wire.ask('run', {})).toBe(7)
    await expect(wire.ask('open', {})).rejects.toThrow('unknown error: refused')
    await wire.close()
    expect(asked.at(-1)).toBe('DELETE session/abc')
  })
})

describe('a driven browser', () => {
  /** Runs scripts as a browser would. */
  const page: Wire = {
    version: '1',
    close: async () => {},
    ask: async (command, parameters) => {
      if (command !== 'run') return null
      const { script, args } = parameters as { script: string; args: unknown[] }
      return new Promise((done) => new Function(script)(...args, done))
    },
  }

  it('runs functions with what they are given, now or later', async () => {
    const driven = await drive(page)
    expect(await driven.run(({ a, b }: { a: number; b: number }) => a + b, { a: 1, b: 2 })).toBe(3)
    expect(await driven.run(async (word: string) => `${word}!`, 'later')).toBe('later!')
  })

  it('says what was thrown', async () => {
    const driven = await drive(page)
    const broken = (): never => {
      throw new Error('broken')
    }
    await expect(driven.run(broken, null)).rejects.toThrow('Error: broken')
    expect(scriptOf(broken)).toContain('broken')
  })

  it('is not waited for forever', async () => {
    await expect(within(5, 'Xvfb', new Promise(() => {}))).rejects.toThrow('Xvfb: nothing in 0.005 s')
    await expect(appears(5, 'port', async () => null)).rejects.toThrow('port: nothing in')
    let looks = 0
    expect(await appears(1000, 'port', async () => (++looks < 2 ? null : looks))).toBe(2)
  })
})

describe('a page', () => {
  it('is watched before anything else runs', () => {
    expect(watched('<html><head><script src="a"></script>')).toMatch(
      /^<html><head><script src=".\/watch.js">/,
    )
    expect(() => watched('<html>')).toThrow('no head')
  })
})
