// @vitest-environment happy-dom
import { LANGS } from '@sternentisch/kernel'
import { refuseOnline, talliesOf } from '@sternentisch/wire'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeStorage } from '../../table/test/tables.ts'
import { Account } from '../account/account.tsx'
import { askAgain } from '../behind.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { refreshMine } from '../mine.ts'
import { OpenTable } from '../open/open-table.tsx'
import { useOwnCardsBarred } from '../open/use-own-cards.ts'
import { SeatPage } from '../seat-page.tsx'
import { followed, listing, mara, notice, serverWith, wordsOf } from './online-page.tsx'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

const over = listing({
  notice: notice({
    state: 'over',
    sitters: [
      { name: 'Ida', colour: 'mint', away: false },
      { name: 'Mara', colour: 'blue', away: false },
    ],
  }),
  ...{ viewer: 1, result: { winners: [1], scores: [3, 9] } },
})

const withBot = [{ for: 'person' }, { for: 'bot', level: 1 }] as const

describe('cards of one’s own at a server', () => {
  const Barred = () => <p>{useOwnCardsBarred()?.code ?? 'welcome'}</p>

  it.each([
    [{}, /welcome/],
    [{ ownCards: true }, /welcome/],
    [{ ownCards: false }, /online\.noOwnCards/],
  ])('may be used or not, which is known before a table is set up: %j', async (behind, words) => {
    serverWith({ 'online.json': behind }, mara)
    askAgain()
    onTestFinished(askAgain)
    await wordsOf(<Barred />, 'en', words)
  })
})

describe('where a friend arrives', () => {
  it('reads who invites to what, and what is not as usual', async () => {
    serverWith({}, null)
    const { options } = notice({ options: { mode: 'trio', tieBreak: 'shipsLeft' } })
    const table = followed({
      notice: notice({ options, clock: { per: 'match', time: 1_200_000, more: 10_000 } }),
      here: [0],
    })
    const words = await wordsOf(<SeatPage followed={table} />, 'en', /Trio/)
    for (const each of ['Ida invites you to', 'Stellar', '20 min each, 10 s more', 'Your seat', 'Sit down'])
      expect(words).toContain(each)
  })

  it.each(LANGS)('has words for a free chair and for a deck to bring (%s)', async (lang) => {
    serverWith({}, mara)
    const brings = notice({ game: 'spacetrace', options: {}, brings: ['deckA', 'deckB'] })
    const words = await wordsOf(<SeatPage followed={followed({ notice: brings })} />, lang, /deck/i)
    expect(words).toContain('Mara')
    expect(words).not.toMatch(/lobby\.|undefined/)
  })

  it.each([
    ['a table that is none', { gone: refuseOnline('online.noTable') }, 'There is no such table.'],
    ['a table put away', { notice: notice({ state: 'closed' }) }, 'This table has been put away.'],
    ['nothing yet', {}, 'One moment'],
    ['whoever sits there already', { notice: notice(), viewer: 0 }, 'Invite one person'],
  ] as const)('says so: %s', async (_, state, words) => {
    serverWith({ mine: [] }, mara)
    await wordsOf(<SeatPage followed={followed(state)} />, 'en', new RegExp(words))
  })

  it.each(LANGS)(
    'is told that a letter may be missing only where there is no such table (%s)',
    async (lang) => {
      serverWith({}, mara)
      const missing = /lacks a letter|fehlt dem Link|manque peut-être une lettre/
      const lost = followed({ gone: refuseOnline('online.noTable') })
      expect(await wordsOf(<SeatPage followed={lost} />, lang, missing)).toMatch(missing)
      const shut = followed({ gone: refuseOnline('online.notForYou') })
      const words = await wordsOf(<SeatPage followed={shut} />, lang, /those who sit|wer an diesem|assises/i)
      expect(words).not.toMatch(missing)
    },
  )

  it('is told of a table put away as whoever put it away, or as a guest', async () => {
    serverWith({}, mara)
    const closed = notice({ state: 'closed' })
    await wordsOf(
      <SeatPage followed={followed({ notice: closed, viewer: 0 })} />,
      'en',
      /You have put it away/,
    )
    await wordsOf(<SeatPage followed={followed({ notice: closed })} />, 'en', /Whoever had opened it/)
  })

  it.each(LANGS)(
    'finds a way back to a name they have elsewhere, and only without one (%s)',
    async (lang) => {
      const been = /I have played here before|Ich war schon hier|J’ai déjà joué ici/
      for (const page of [
        <SeatPage key="seat" followed={followed({ notice: notice() })} />,
        <Lobby key="lobby" />,
      ]) {
        serverWith({ mine: [], tables: [] }, null)
        await wordsOf(page, lang, been)
        serverWith({ mine: [], tables: [] }, mara)
        expect(await wordsOf(page, lang, /Stellar/)).not.toMatch(been)
      }
    },
  )

  it('who was too late may watch', async () => {
    serverWith({}, mara)
    const luc = { name: 'Luc', colour: 'coral', away: false } as const
    const begun = notice({ state: 'running', sitters: [notice().sitters[0], luc] })
    const page = <SeatPage followed={followed({ notice: begun })} onWatch={() => {}} />
    expect(await wordsOf(page, 'en', /Luc sat down first/)).toContain('Watch')
  })

  it('shows those who wait their code', async () => {
    serverWith({ mine: [listing({ code: '7KQ4MX', viewer: 0 })] }, mara)
    const words = await wordsOf(
      <SeatPage followed={followed({ notice: notice(), viewer: 0 })} />,
      'de',
      /7KQ–4MX/,
    )
    expect(words).toContain('Tisch wegräumen')
  })
})

describe('the lobby', () => {
  it('without anything: somebody new is met', async () => {
    serverWith({ mine: [], tables: [] }, null)
    const words = await wordsOf(<Lobby />, 'en', /No table is open at the moment/)
    expect(words).toContain('Nothing waits for you')
    expect(words).toContain('What should the others call you?')
  })

  it.each(LANGS)('counts what waits, and lists the rest (%s)', async (lang) => {
    const sitters = [
      { name: 'Ida', colour: 'mint', away: false },
      { name: 'Mara', colour: 'blue', away: false },
    ] as const
    const running = { state: 'running', sitters } as const
    const mine = [
      listing({
        notice: notice({ ...running, table: 'a' }),
        viewer: 1,
        deciding: [1],
        runsOut: Date.now() + 7_200_000,
      }),
      listing({ notice: notice({ ...running, table: 'b' }), viewer: 1, deciding: [1] }),
      listing({ notice: notice({ ...running, table: 'c' }), viewer: 1, deciding: [0] }),
      over,
    ]
    serverWith({ mine, tables: [listing({ notice: notice({ table: 'd' }) })] }, mara)
    await refreshMine()
    const words = await wordsOf(
      <Lobby />,
      lang,
      /Two matches wait|Zwei Partien warten|Deux parties vous attendent/,
    )
    expect(words).toMatch(/Ida decides|Ida entscheidet|Ida décide/)
    expect(words).toMatch(/You won|Du hast gewonnen|Vous avez gagné/)
    expect(words).not.toMatch(/lobby\.|undefined|NaN/)
  })

  it('without an answer: what was known stays, and it is said', async () => {
    serverWith({ tables: [] }, mara)
    await wordsOf(<Lobby />, 'en', /does not answer at the moment/)
  })
})

describe('a new table online', () => {
  it.each(LANGS)('asks for name, seats, clock, and who may watch (%s)', async (lang) => {
    serverWith({}, null)
    const words = await wordsOf(
      <OpenTable game="spacetrace" />,
      lang,
      /Who may watch|Wer zusehen darf|Qui peut regarder/,
    )
    expect(words).toMatch(/Your deck|Dein Deck|Votre deck/)
    expect(words).not.toMatch(/lobby\.|home\.|undefined/)
  })

  it('of a game that nobody has leads nowhere', async () => {
    serverWith({}, null)
    await wordsOf(<OpenTable game="whist" />, 'en', /no game “whist”/)
  })
})

describe('the account', () => {
  it.each(LANGS)('has name, code, and what was played (%s)', async (lang) => {
    const matches = [over, { ...over, notice: { ...over.notice, table: 'b', chairs: withBot } }]
    const brought = ['spear', '3*fighter+cruiser'].map(
      (value, at) => [`deck ${at}`, { option: 'deckA', value }] as const,
    )
    const withDecks = brought.map(([table]) => ({
      ...over,
      notice: { ...over.notice, table, game: 'spacetrace', options: {} },
    }))
    const tallies = talliesOf([...matches, ...withDecks], new Map(brought))
    const rating = { game: 'stellar', points: [1520, 1480], about: 300 }
    const devices = [
      { id: 'a', since: Date.now(), here: true },
      { id: 'b', since: Date.now() - 90_000_000, here: false },
    ]
    serverWith({ mine: [], history: { matches, tallies }, ratings: [rating], sessions: devices }, mara)
    // The words of the game come last.
    const words = await wordsOf(<Account code={null} />, lang, /Duel|Duell/)
    expect(words).toMatch(/2 won, 0 drawn, 0 lost|2 gewonnen, 0 unentschieden|2 gagnées, 0 nulles/)
    expect(words).toMatch(/Bot, (gentle|sanft|débutant)/)
    expect(words).toMatch(/People|Menschen|Personnes/)
    expect(words).toMatch(/(By deck|Nach Deck|Par deck)(Spearhead|Speerspitze|Fer de lance)/)
    expect(words).toMatch(/a list of your own|eine eigene Liste|une liste à vous/)
    expect(words).toContain('1480')
    expect(words).toMatch(/This device|Dieses Gerät|Cet appareil/)
    expect(words).not.toMatch(/lobby\.|home\.|undefined|NaN/)
  })

  it.each([
    [{}, /Browsers have passkeys only at addresses with a name/],
    [{ passkeys: 'https://cards.example' }, /Passkeys of this server work at https:\/\/cards\.example/],
  ])('says where passkeys are, if not on this page: %j', async (behind, words) => {
    serverWith({ mine: [], history: { matches: [], tallies: [] }, 'online.json': behind }, mara)
    askAgain()
    onTestFinished(askAgain)
    await wordsOf(<Account code={null} />, 'en', words)
  })

  it('takes a code that a link brought', async () => {
    serverWith({ mine: [] }, null)
    const words = await wordsOf(<Account code="7KQ4MX23" />, 'en', /7KQ4MX23/)
    expect(words).toContain('It is me')
    expect(words).toContain('Who are you?')
  })
})
