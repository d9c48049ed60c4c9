import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@sternentisch/games/shelf'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { sternentisch } from '../test-console.ts'
import { printed, type Terminal, TestServer } from './test-server.ts'

const open: TestServer[] = []
async function begin(): Promise<TestServer> {
  const server = new TestServer()
  open.push(server)
  await server.start()
  return server
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.end()
})

const linkOf = async (terminal: Terminal): Promise<string> => (await printed(terminal, /Link: (\S+)/))[1]
const logOf = ({ saves }: Terminal): string =>
  join(saves, readdirSync(saves).find((name) => name.endsWith('.log'))!)

/** Types numbers at random, and leaves when the match is over. */
const anyMoves = (seed: string) => {
  const luck = randomFrom(seedFrom(seed)).stream('typing')
  return (prompt: string, out: readonly string[]): string | null => {
    if (out.some((line) => line.startsWith('Check it: '))) return 'quit'
    return prompt.endsWith('> ') ? String(1 + luck.below(4)) : ''
  }
}

describe('two terminals', () => {
  it.each(games.map(({ id }) => id))(
    'play a whole match of %s, with a restart of the server',
    async (game) => {
      const server = await begin()
      const anna = server.terminal(`open ${game} --name Anna`, anyMoves('anna'))
      const link = await linkOf(anna)
      const ben = server.terminal(`join ${link} --name Ben`, anyMoves('ben'))
      await printed(anna, /Ben sits down at B\.(?:.|\n)*Anna> /)
      await server.stop()
      await printed(anna, /The connection is lost/)
      await server.start()
      await printed(anna, /The connection is back/)
      expect(await Promise.all([anna.code, ben.code])).toEqual([0, 0])
      for (const { console } of [anna, ben]) {
        expect(console.err).toEqual([])
        expect(console.out.join('\n')).not.toMatch(/\bcli\.\w|online\.\w|\{\w+[|}]|undefined|NaN/)
      }
      const checked = await Promise.all([anna, ben].map((each) => sternentisch(['verify', logOf(each)])))
      for (const { out } of checked)
        expect(out).toMatch(/in order\. \d+ moves, all legal; shuffled as promised/)
    },
  )
})

/** Types what is said here, one after another, whenever somebody is asked; then waits. */
function typist() {
  const waiting: ((line: string | null) => void)[] = []
  return {
    typing: (): Promise<string | null> => new Promise((resolve) => waiting.push(resolve)),
    async types(line: string | null): Promise<void> {
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
      waiting.shift()?.(line)
    },
  }
}

/** Somebody who sits at the keyboard. */
function person(server: TestServer, words: string, more: { lang?: string; saves?: string } = {}) {
  const keys = typist()
  const terminal = server.terminal(words, keys.typing, { interactive: true, ...more })
  return {
    ...terminal,
    type: (line: string | null) => keys.types(line),
    reads: (pattern: RegExp) => printed(terminal, pattern),
    async leaves(): Promise<number> {
      await keys.types('quit')
      return terminal.code
    },
  }
}

/** Two people whose match has begun, and it is Anna's turn. */
async function twoAtTable(server: TestServer, words = 'starfighter') {
  const anna = person(server, `open ${words} --option firstSeat=seat0 --name Anna`)
  const link = await linkOf(anna)
  const ben = person(server, `join ${link} --name Ben`)
  await anna.reads(/choose your cruiser/)
  await ben.reads(/The match begins/)
  return { anna, ben, link }
}

describe('at a table of a server', () => {
  it('people talk, also out of turn, and can be muted', async () => {
    const server = await begin()
    const { anna, ben } = await twoAtTable(server)
    await ben.type('say Hello; how are you?')
    await anna.reads(/Ben: Hello; how are you\?/)
    await anna.type('mute Ben')
    await anna.reads(/You hear no more of Ben/)
    await ben.type('say Nobody hears this')
    await ben.type('1')
    await ben.reads(/It is not your turn/)
    await anna.type('mute Ben')
    await ben.type('say This again')
    await anna.reads(/Ben: This again/)
    expect(anna.console.out.join('\n')).not.toContain('Nobody hears this')
    expect(await Promise.all([anna.leaves(), ben.leaves()])).toEqual([0, 0])
    expect(ben.console.out.join('\n')).toContain('sternentisch join http')
  })

  it('a move is taken back by right, or by leave of the others', async () => {
    const server = await begin()
    const { anna, ben } = await twoAtTable(server)
    await anna.type('1')
    await anna.reads(/Anna, play/)
    await anna.type('1')
    await ben.reads(/Ben, play/)
    await anna.type('undo')
    await ben.reads(/Anna has taken a move back/)
    await anna.reads(/Taken back(?:.|\n)*Anna, play/)
    await anna.type('1')
    await ben.reads(/Anna has taken a move back(?:.|\n)*Ben, play/)
    await ben.type('1')
    await anna.reads(/Taken back(?:.|\n)*Ben plays(?:.|\n)*Anna, play/)
    await anna.type('undo')
    await anna.reads(/Ben has decided since(?:.|\n)*You can ask the others: “ask”/)
    await anna.type('ask')
    await ben.reads(/Anna asks to take 2 moves back: “grant” or “decline”/)
    await ben.type('decline')
    await anna.reads(/Ben plays on/)
    await anna.type('ask')
    await ben.reads(/Anna asks(?:.|\n)*Anna asks/)
    await ben.type('grant')
    await anna.reads(/Ben has agreed(?:.|\n)*Anna, play/)
    await anna.type('1')
    await ben.reads(/Anna has taken (?:.|\n)*Ben, play/)
    await anna.type('ask')
    await ben.reads(/Anna asks to take 1 move back/)
    await ben.type('1')
    await anna.reads(/Your question about taking back no longer stands/)
    await Promise.all([anna.leaves(), ben.leaves()])
  })

  it('whoever gives up has lost; both play again, and the link is kept', async () => {
    const server = await begin()
    const { anna, ben, link } = await twoAtTable(server)
    await anna.type('concede')
    await anna.type('yes')
    await ben.reads(/Anna has given up\. Ben wins/)
    await ben.reads(new RegExp(`Link: ${link}`))
    await ben.type('again')
    await anna.reads(/Ben wants to play again: “again” agrees/)
    await anna.type('again')
    await anna.reads(/Check it(?:.|\n)*choose your cruiser/)
    await Promise.all([anna.leaves(), ben.leaves()])
  })

  it('who comes when all chairs are taken looks on, and hears of every move', async () => {
    const server = await begin()
    const { anna, ben, link } = await twoAtTable(server)
    const cleo = person(server, `join ${link} --name Cleo`)
    await cleo.reads(/You look on\.(?:.|\n)*Starfighter/)
    await cleo.type('1')
    await cleo.reads(/You only look on here/)
    await anna.type('1')
    await cleo.reads(/· .*Anna/)
    expect(cleo.console.out.join('\n')).not.toMatch(/hint/)
    await Promise.all([anna.leaves(), ben.leaves(), cleo.leaves()])
  })

  it('a bot gives hints only against bots', async () => {
    const server = await begin()
    const alone = person(server, 'open starfighter --seats person,easy --option firstSeat=seat0 --name Anna')
    await alone.reads(/choose your cruiser/)
    await alone.type('hint')
    await alone.reads(/The bot would choose/)
    const { anna, ben } = await twoAtTable(server)
    await anna.type('help')
    await anna.reads(/What you can type/)
    expect(anna.console.out.join('\n')).not.toMatch(/ask the bot/)
    await Promise.all([alone.leaves(), anna.leaves(), ben.leaves()])
  })

  it('clocks stand below the table', async () => {
    const server = await begin()
    const { anna, ben } = await twoAtTable(server, 'starfighter --clock 10+5')
    await anna.reads(/Clocks: Anna (10:00|9:5\d) ← · Ben 10:00/)
    await Promise.all([anna.leaves(), ben.leaves()])
  })

  it('a deck is asked for where the table wants one, and nobody else sees it', async () => {
    const server = await begin()
    const anna = person(server, 'open starfighter --mode ultimate --name Anna')
    await anna.reads(/a list of your own/)
    await anna.type('')
    const ben = person(server, `join ${await linkOf(anna)} --name Ben`)
    await ben.type('')
    await anna.reads(/The match begins/)
    await Promise.all([anna.leaves(), ben.leaves()])
  })

  it('speaks every language', async () => {
    const server = await begin()
    for (const lang of ['de', 'fr']) {
      const anna = person(
        server,
        `open starfighter --lang ${lang} --option firstSeat=seat0 --seats person,easy --name Anna`,
      )
      await anna.reads(/1 {2}cruiser/)
      for (const line of ['?', 'link', 'mute', 'say', 'undo', 'ask', 'grant', 'decline', 'phrases', 'back'])
        await anna.type(line)
      expect(await anna.leaves()).toBe(0)
      expect(anna.console.out.join('\n')).not.toMatch(/\bcli\.\w|online\.\w|\{\w+[|}]|undefined|NaN/)
    }
  })
})

it('a token is kept for its owner alone, and leads back to the table', async () => {
  const server = await begin()
  const { anna, ben } = await twoAtTable(server)
  await Promise.all([anna.leaves(), ben.leaves()])
  expect(statSync(join(anna.saves, 'online.json')).mode & 0o777).toBe(0o600)
  const back = person(server, 'join', { saves: anna.saves })
  await back.reads(/Anna, choose your cruiser/)
  expect(await back.leaves()).toBe(0)
})

describe('whatever is wrong is said', () => {
  it.each([
    ['join http://127.0.0.1:9/#/at/abcdefgh --name A', /does not answer/],
    ['join nonsense!', /leads to no table/],
    ['join ABC234 --name A', /No open table has this code/],
    ['join abcdefghijkl --name A', /There is no such table/],
    ['open starfighter --clock soon --name A', /is no clock/],
    ['open starfighter --watch all --name A', /--watch cannot be “all”/],
    ['open starfighter --seats bot,bot --name A', /Nobody can come as/],
    ['open nothing', /nothing/],
  ])('%s', async (words, said) => {
    const server = await begin()
    const terminal = server.terminal(words, [])
    expect(await terminal.code).toBe(2)
    expect(terminal.console.err.join(' ').replace(/\s+/g, ' ')).toMatch(said)
  })
})
