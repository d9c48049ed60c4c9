// @vitest-environment happy-dom
import { boxOf } from '@sternentisch/games/shelf'
import { cards } from '@sternentisch/games/starfighter/cards'
import { changeBetween, isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { type Message, type Notice, type Request, refuseOnline, setNameOf } from '@sternentisch/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setsOf } from '../../own-cards/at-hand.ts'
import { FarTable } from '../../table/online/test/far-table.ts'
import { fakeStorage } from '../../table/test/tables.ts'

import { Account } from '../account/account.tsx'
import { SendLink } from '../invite/send-link.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { refreshMine } from '../mine.ts'
import { SeatPage } from '../seat-page.tsx'
import { becomeSomebody } from '../server.ts'
import { useOnlineSpeech } from '../words.ts'
import { followed, listing, mara, notice, serverWith, show } from './online-page.tsx'

let leave = async (): Promise<void> => {}
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

async function at(...given: Parameters<typeof show>) {
  const page = await show(...given)
  leave = page.leave
  return page
}

/** A server at which Mara looks for somebody; how it takes it that she stops, the test says. */
async function looking(stops: (told: Notice) => readonly [Message, Notice['state']]) {
  const waiting = notice({ table: 'quick', opener: 0, sitters: [{ ...mara, away: false }, null] })
  const post = (n: number, before: Notice | null, now: Notice): Message => ({
    ...{ re: 'posts', table: 'quick' },
    posts: [{ n, at: 0, kind: 'open', seat: null, notice: changeBetween(before, now) }],
  })
  const answering = (request: Request): readonly Message[] => {
    if (request.to === 'follow')
      return [
        { re: 'follow', table: 'quick', viewer: 0, from: 0, now: 0 },
        post(0, null, waiting),
        { re: 'presence', table: 'quick', here: [0], watching: 0 },
      ]
    if (request.to !== 'act') return []
    const [answer, state] = stops(waiting)
    const told = { ...answer, id: request.id } as Message
    return state === 'open' ? [told] : [told, post(1, waiting, { ...waiting, state })]
  }
  location.hash = '#/lobby'
  // Somebody else each time: nobody inherits a line.
  const me = { ...mara, id: `mara ${Math.random()}` }
  serverWith({ mine: [], tables: [], quick: { table: 'quick' } }, me, answering)
  const page = await at(<Lobby />)
  await page.press(/Play/, '[data-game=stellar] button')
  await page.find('[data-game=stellar] [role=status]', /Looking for somebody/)
  await page.press(/Stop/, '.quick-acts button')
  return page
}

describe('a quick match', () => {
  it('that is called off leaves nobody looking', async () => {
    const { gone, find } = await looking(() => [{ re: 'done', id: '', n: 1 }, 'closed'])
    await gone('.quick-acts')
    await find('[data-game=stellar] button', /Play/)
    expect(location.hash).toBe('#/lobby')
  })

  it('that began in the instant in which it was called off leads to its table', async () => {
    await looking(() => [{ re: 'refused', id: '', why: refuseOnline('online.begun') }, 'running'])
    await vi.waitFor(() => expect(location.hash).toBe('#/at/quick'), 20_000)
  })

  it('that somebody else has to call off is left, and that is said', async () => {
    const { gone, find } = await looking(() => [
      { re: 'refused', id: '', why: refuseOnline('online.notYours') },
      'open',
    ])
    await gone('.quick-acts')
    await find('.quick [role=alert]', /Only whoever opened the table/)
  })
})

describe('whoever sits down', () => {
  it('brings the usual deck, however soon they press', async () => {
    const decks: unknown[] = []
    serverWith({ mine: [] }, { ...mara, id: `mara ${Math.random()}` }, (request) => {
      if (request.to === 'act' && request.act.do === 'sit') decks.push(request.act.deck)
      return []
    })
    const brings = notice({ game: 'spacetrace', options: {}, brings: ['deckA', 'deckB'] })
    const { press, find } = await at(<SeatPage followed={followed({ notice: brings })} />)
    await press(/Sit down/)
    await find('.bring')
    // Whether the first press counted depends on how soon the game was here; pressed on, one sits down once.
    await vi.waitFor(() => {
      document.querySelector<HTMLElement>('button[type=submit]')?.click()
      expect(decks).toEqual([expect.any(String)])
    }, 20_000)
  })
})

describe('a link', () => {
  const Sends = () => (
    <SendLink link="https://x.example/#/at/t" label="Link" words="" speech={useOnlineSpeech()} />
  )
  const copied = vi.fn(() => {
    const field = document.activeElement as HTMLInputElement
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) === field.value
  })

  it.each([
    ['by the clipboard', { writeText: async () => {} }, 0],
    ['marked, where the clipboard is not allowed', { writeText: () => Promise.reject(new Error('no')) }, 1],
    ['marked, where a page has no clipboard', undefined, 1],
  ])('is copied %s, and that is said', async (_, clipboard, marked) => {
    copied.mockClear()
    vi.stubGlobal('navigator', { clipboard, language: 'en' })
    Object.assign(document, { execCommand: copied })
    const { press, find } = await at(<Sends />)
    await press(/Copy link/)
    await find('[role=status]', /Copied/)
    expect(copied).toHaveBeenCalledTimes(marked)
  })
})

describe('what was shown to one person', () => {
  it('is gone with them: recovery codes, and a code for another device', async () => {
    const codes = { codes: ['ABCDEFGHJKLMNPQR'] }
    const transfer = { code: '7KQ4MX23', until: Date.now() + 600_000 }
    serverWith({ mine: [], 'recovery/codes': codes, transfers: transfer }, { ...mara, account: true })
    const { press, find, gone } = await at(<Account code={null} />)
    await press(/New recovery codes/)
    await find('.recovery code', /ABCD-EFGH-JKLM-NPQR/)
    await press(/Show a code/)
    await find('.account', /7KQ4/)
    becomeSomebody(null)
    await find('h1', /Who are you/)
    await gone('.recovery')
    await gone('.account', /7KQ4|ABCD/)
    becomeSomebody({ ...mara, id: 'luc', name: 'Luc', account: true })
    await find('h1', /Luc/)
    await gone('.account', /7KQ4|ABCD/)
  })
})

describe('a code', () => {
  const typed = async (text: string) => {
    location.hash = '#/lobby'
    serverWith({ mine: [], tables: [], 'codes/7KQ4MX': { table: 'abc' } }, null)
    const page = await at(<Lobby />)
    const field = (await page.find('.code-entry input')) as HTMLInputElement
    await page.write(field, text)
    return { ...page, field }
  }

  it.each([
    ['7kq4', '7KQ – 4'],
    ['7kq-4mx', '7KQ – 4MX'],
    ['7kq4mx2', '7KQ4 – MX2'],
    ['7KQ4 – MX23', '7KQ4 – MX23'],
    ['abcd-efgh-jklm-npqr', 'ABCDEFGHJKLMNPQR'],
  ])('loses no sign in the field of the lobby: %s', async (text, shown) => {
    const { field } = await typed(text)
    expect(field.value).toBe(shown)
  })

  it('of six signs leads to its table', async () => {
    const { press } = await typed('7kq4mx')
    await press(/Sit down/, '.code-entry button')
    await vi.waitFor(() => expect(location.hash).toBe('#/at/abc'), 20_000)
  })

  it('of eight signs leads to where it belongs, and that is said before', async () => {
    const { press, find } = await typed('7kq4mx23')
    await find('.code-entry [role=status]', /bring your name here/)
    await press(/It is me/, '.code-entry button')
    await vi.waitFor(() => expect(location.hash).toBe('#/account?code=7KQ4MX23'), 20_000)
  })

  it('of another length leads nowhere, and that is said', async () => {
    const { press, find } = await typed('7kq4mx2')
    await press(/Sit down/, '.code-entry button')
    await find('.code-entry [role=alert]', /six signs/)
    expect(location.hash).toBe('#/lobby')
  })

  it('for another device is shown until that device has come', async () => {
    const here = { id: 'here', since: 0, here: true }
    const ticket = { code: '7KQ4MX23', until: Date.now() + 600_000 }
    serverWith({ mine: [], transfers: ticket, sessions: [here] }, mara)
    const { press, find, gone } = await at(<Account code={null} />)
    await press(/Show a code/)
    await find('.ticket', /7KQ4/)
    const asked = vi.fn()
    vi.stubGlobal('fetch', async (address: URL | string) => {
      if (!String(address).endsWith('sessions')) return Response.json([])
      asked()
      return Response.json(asked.mock.calls.length > 1 ? [here, { ...here, id: 'new', here: false }] : [here])
    })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), 20_000)
    await find('.ticket', /7KQ4/)
    await find('.account [role=status]', /Another device is yours now/)
    await gone('.ticket')
  })
})

describe('a table that waits', () => {
  it.each([
    ['is put away by its owner, who is asked once more', 0, /Put the table away/, 'close'],
    ['is left by a guest at once', 1, /Stand up/, 'stand'],
  ] as const)('%s', async (_, viewer, words, act) => {
    const acts: string[] = []
    serverWith({ mine: [listing({ code: '7KQ4MX', viewer })] }, mara, (request) => {
      if (request.to === 'act') acts.push(request.act.do)
      return []
    })
    const { press } = await at(<SeatPage followed={followed({ notice: notice({ opener: 0 }), viewer })} />)
    await press(words)
    if (act === 'close') {
      expect(acts).toEqual([])
      await press(/Really put it away/)
    }
    await vi.waitFor(() => expect(acts).toEqual([act]), 20_000)
  })
})

describe('a deck for a table with cards of somebody’s own', () => {
  it('is checked against those, before one sits down', async () => {
    const box = boxOf('starfighter')!
    // A squadron of the usual deck is missing there.
    const file = JSON.stringify({ ...cards, cards: cards.cards.filter(({ id }) => id !== '0-16') })
    const hash = 'e'.repeat(64)
    const options = { mode: 'ultimate', cards: setNameOf(hash) }
    const asks = notice({
      game: 'starfighter',
      rules: box.game.version,
      options,
      cards: hash,
      brings: ['deckSouth', 'deckNorth'],
    })
    serverWith({ [`cards/${hash}`]: { hash, game: 'starfighter', file } }, { ...mara, id: 'deck' })
    const { find } = await at(<SeatPage followed={followed({ notice: asks })} />)
    const state = await find('.bring [id$="-state"]')
    await vi.waitFor(() => expect(state.textContent).toMatch(/0-16/), 20_000)
  })
})

describe('a card of the lobby', () => {
  it('shows a table with cards of somebody’s own as it lies there', async () => {
    const box = boxOf('starfighter')!
    const file = JSON.stringify({
      ...cards,
      cruisers: cards.cruisers.map((cruiser) => ({ ...cruiser, hull: 3 })),
    })
    const hash = 'f'.repeat(64)
    const name = setNameOf(hash)
    expect(box.cards?.addCards(name, JSON.parse(file))).toBeNull()
    const { game } = box
    const options = readOptions(game.options, { cards: name })
    if (isRefusal(options)) throw new Error(options.code)
    const match = new Match({ game, options, seed: seedFrom('own'), id: 'own', names: ['Mara', 'Ida'] })
    const far = new FarTable(match, 0)
    // From here on only the server knows them.
    box.cards?.removeCards(name)
    const waits = listing({
      ...{ notice: { ...far.notice, table: 'own', cards: hash }, viewer: 0, deciding: [0] },
    })
    serverWith(
      {
        mine: [waits],
        tables: [],
        'tables/own/posts': far.posts,
        [`cards/${hash}`]: { hash, game: game.id, file },
      },
      { ...mara, id: 'own' },
    )
    await refreshMine()
    const { find } = await at(<Lobby />)
    await find('.turn-card .thumbnail')
    expect(setsOf(game).get(name)).toBe(file)
  })
})
