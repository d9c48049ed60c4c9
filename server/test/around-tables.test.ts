import { boxOf } from '@sternentisch/games/shelf'
import { cards as starfighterCards } from '@sternentisch/games/starfighter/cards'
import { cards as sternenfeuerCards } from '@sternentisch/games/sternenfeuer/cards'
import { isRefusal, randomFrom, seedFrom } from '@sternentisch/kernel'
import { type Behind, type Listing, type Post, setNameOf } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import { begin, settingsFor } from './begin.ts'
import { playAtRandom, until } from './visitor.ts'

const settings = settingsFor('stellar')

type Found = { readonly table: string }

describe('a page', () => {
  it('learns that there is a server, and who one is there', async () => {
    const { address, arrive } = await begin()
    const nobody = (await (await fetch(`${address}online.json`)).json()) as Behind
    expect(nobody).toEqual({ online: true, me: null, passkeys: address.slice(0, -1), ownCards: true })
    const anna = await arrive('Anna')
    const headers = { authorization: `Bearer ${anna.token}` }
    const known = (await (await fetch(`${address}online.json`, { headers })).json()) as Behind
    expect(known.me?.name).toBe('Anna')
  })

  it('glances at a table of its own, and at no other', async () => {
    const { arrive } = await begin()
    const [anna, ben, eve] = await Promise.all([arrive('Anna'), arrive('Ben'), arrive('Eve')])
    const { table } = await anna.open({ settings, seat: 0, deck: null })
    await ben.line.act(table, { do: 'sit', seat: null, deck: null })
    const posts = await anna.call<readonly Post[]>('GET', `tables/${table}/posts`)
    if (isRefusal(posts)) throw new Error(posts.code)
    expect(posts.map(({ n }) => n)).toEqual([0, 1])
    expect(posts[1].bill?.viewer).toBe(0)
    expect(await eve.call('GET', `tables/${table}/posts`)).toMatchObject({ code: 'online.noTable' })
    const [mine] = (await anna.call<readonly Listing[]>('GET', 'mine')) as readonly Listing[]
    expect(mine.notice.opener).toBe(0)
  })
})

describe('a quick match', () => {
  it('brings two together who come in the same instant, whatever the game asks for', async () => {
    const { arrive } = await begin()
    for (const game of ['stellar', 'spacetrace']) {
      const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
      const wish = { game, pace: 'day' }
      const [one, other] = await Promise.all(
        [anna, ben].map((each) => each.call<Found>('POST', 'quick', wish)),
      )
      expect(one).toEqual(other)
      const followed = anna.line.follow((one as Found).table)
      await until(followed, () => followed.notice?.state === 'running')
    }
  })

  it('live, nobody is sent to somebody who has gone', async () => {
    const { arrive } = await begin()
    const [anna, ben, eve] = await Promise.all([arrive('Anna'), arrive('Ben'), arrive('Eve')])
    const wish = { game: 'stellar', pace: 'live' }
    const hers = (await anna.call<Found>('POST', 'quick', wish)) as Found
    expect(await anna.call('POST', 'quick', wish)).toEqual(hers)
    const his = (await ben.call<Found>('POST', 'quick', wish)) as Found
    expect(his.table).not.toBe(hers.table)
    const followed = ben.line.follow(his.table)
    await until(followed, () => followed.notice !== null)
    expect(await eve.call('POST', 'quick', wish)).toEqual(his)
  })

  it('is refused where there is no such game or pace', async () => {
    const { arrive } = await begin()
    const anna = await arrive('Anna')
    expect(await anna.call('POST', 'quick', { game: 'chess', pace: 'day' })).toMatchObject({
      code: 'online.noGame',
    })
    expect(await anna.call('POST', 'quick', { game: 'stellar', pace: 'x' })).toMatchObject({
      code: 'online.malformed',
    })
  })
})

describe('cards of one’s own', () => {
  const file = JSON.stringify({
    ...starfighterCards,
    cruisers: starfighterCards.cruisers.map((cruiser) => ({ ...cruiser, hull: 3 })),
  })

  it('are kept by their hash, and a table is played with them', async () => {
    const { arrive } = await begin()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const kept = await anna.call<{ readonly hash: string }>('PUT', 'cards', { game: 'starfighter', file })
    if (isRefusal(kept)) throw new Error(kept.code)
    expect(await ben.call('GET', `cards/${kept.hash}`)).toMatchObject({ game: 'starfighter', file })
    const own = {
      ...settings,
      game: 'starfighter',
      cards: kept.hash,
      options: { cards: setNameOf(kept.hash) },
    }
    const { table } = await anna.open({ settings: own, seat: 0, deck: null })
    expect(await ben.line.act(table, { do: 'sit', seat: null, deck: null })).toBeNull()
    const unnamed = { ...own, cards: null }
    const without = await anna.call('POST', 'tables', { settings: unnamed, seat: 0, deck: null })
    expect(without).toMatchObject({ code: 'online.noCards' })
  })

  // Who knows only the printed cards names squadrons that are none here, or cannot read the view at all.
  it.each([
    [
      'starfighter',
      {
        ...starfighterCards,
        cards: starfighterCards.cards.map((card) => {
          const number = 800 + card.number
          return { ...card, number, id: `${card.level}-${number}` }
        }),
      },
    ],
    ['sternenfeuer', { ...sternenfeuerCards, cards: sternenfeuerCards.cards.toReversed() }],
  ])('are played with by bots: %s', async (id, content) => {
    const { arrive } = await begin()
    const anna = await arrive('Anna')
    const kept = await anna.call<{ readonly hash: string }>('PUT', 'cards', {
      game: id,
      file: JSON.stringify(content),
    })
    if (isRefusal(kept)) throw new Error(JSON.stringify(kept))
    const own = settingsFor(id, {
      cards: kept.hash,
      options: { cards: setNameOf(kept.hash) },
      chairs: [{ for: 'person' }, { for: 'bot', level: 1 }],
    })
    const { table } = await anna.open({ settings: own, seat: 0, deck: null })
    const followed = anna.line.follow(table)
    const reader = await playAtRandom(
      anna,
      followed,
      boxOf(id)!.game,
      randomFrom(seedFrom('own')).stream('test'),
      6,
    )
    const byBot = followed.since(0).filter(({ kind, seat }) => kind === 'move' && seat === 1)
    expect(byBot.length).toBeGreaterThan(0)
    expect(reader.read).toBeGreaterThan(6)
  })

  it.each([
    ['starfighter', '{"cards":[]}', /^starfighter\.cards/],
    ['starfighter', 'no JSON', /./],
    ['sternenfeuer', JSON.stringify({ ...sternenfeuerCards, cards: [] }), /^sternenfeuer\.cards/],
    ['stellar', '{}', /^stellar\.cards/],
    ['harbour', '{}', /^online\.noOwnCards$/],
    ['starfighter', 'x'.repeat(400_001), /^online\.malformed$/],
  ])('are refused: %s, %.20s', async (game, content, code) => {
    const { arrive } = await begin()
    const anna = await arrive('Anna')
    const refused = await anna.call('PUT', 'cards', { game, file: content })
    expect(isRefusal(refused) && refused.code).toMatch(code)
  })

  it('are not taken where the server wants none', async () => {
    const { arrive } = await begin({ ownCards: false })
    const anna = await arrive('Anna')
    const refused = await anna.call('PUT', 'cards', { game: 'starfighter', file })
    expect(refused).toMatchObject({ code: 'online.noOwnCards' })
  })
})
