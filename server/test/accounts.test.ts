import { join } from 'node:path'
import { CONCEDE, isRefusal, TIME } from '@sternentisch/kernel'
import { type Device, type History, type RatingNow, ratedBy, SIGNED_OUT } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { keptOf } from '../edge/recovery.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { begin, settingsFor } from './begin.ts'
import { anna, ben, hallWith } from './scene.ts'
import { until, type Visitor } from './visitor.ts'

const rated = settingsFor('starfighter', { rated: true })
const PATIENCE = { timeout: 30_000 }
const CODE = 'ABCDEFGH23456789'

const idOf = async (visitor: Visitor): Promise<string> => {
  const me = await visitor.call<{ readonly id: string }>('GET', 'me')
  if (isRefusal(me)) throw new Error(me.code)
  return me.id
}

/** The first one wins since the second gives up at once. */
async function won(winner: Visitor, loser: Visitor): Promise<string> {
  const { table } = await winner.open({ settings: rated, seat: 0, deck: null })
  expect(await loser.line.act(table, { do: 'sit', seat: null, deck: null })).toBeNull()
  expect(await loser.line.act(table, { do: 'move', text: CONCEDE })).toBeNull()
  return table
}

const ratingsOf = async (visitor: Visitor) => (await visitor.call('GET', 'ratings')) as readonly RatingNow[]

/** A socket that was opened by somebody's secret, and the code it is closed with. */
async function socketOf({ address, token }: Pick<Visitor, 'address' | 'token'>) {
  const headers = { authorization: `Bearer ${token}` }
  const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, { headers })
  onTestFinished(() => socket.terminate())
  await new Promise((open) => socket.once('open', open))
  return { socket, closed: new Promise<number>((closed) => socket.once('close', closed)) }
}

describe('ratings', () => {
  it('each rated match moves both, once, and the next begins with what the one before has made of them', async () => {
    const { arrive } = await begin()
    const [one, other] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const tables = [await won(one, other), await won(one, other)]
    const points = async (visitor: Visitor) => (await ratingsOf(visitor))[0]?.points ?? []
    await expect.poll(() => points(one), PATIENCE).toHaveLength(2)
    const [hers, his] = [await points(one), await points(other)]
    expect(1500 < hers[0] && hers[0] < hers[1]).toBe(true)
    expect(1500 > his[0] && his[0] > his[1]).toBe(true)
    const [rating] = await ratingsOf(one)
    expect(rating).toMatchObject({ game: 'starfighter', tables, about: expect.any(Number) })
    expect(tables.map((table) => ratedBy(rating, table))).toEqual([
      [1500, hers[0]],
      [hers[0], hers[1]],
    ])
    expect(ratedBy(rating, 'another')).toBeNull()
  })

  it('whoever is rated plays: no bot does in their place, and only the clock says whose time is out', async () => {
    const { arrive } = await begin()
    const [one, other] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table } = await one.open({ settings: rated, seat: 0, deck: null })
    await other.line.act(table, { do: 'sit', seat: null, deck: null })
    expect(await one.line.act(table, { do: 'leave' })).toMatchObject({ code: 'online.ratedLeave' })
    expect(await one.line.act(table, { do: 'move', text: TIME })).toMatchObject({ code: 'match.noMatter' })
  })

  it('what is over is found again by whoever starts after a server that died, and rated once', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    const opened = (): SqliteStore => {
      const store = SqliteStore.open(file)
      if (isRefusal(store)) throw new Error(store.code)
      return store
    }
    // A hall that nobody attends: it stores the end, and is gone before anybody rates it.
    const dying = opened()
    for (const guest of [anna, ben]) await dying.addGuest(guest, guest.id)
    const { hall } = hallWith(dying)
    for (let match = 0; match < 3; match++) {
      const table = await hall.openTable(anna, { settings: rated, seat: 0, deck: null })
      if (isRefusal(table)) throw new Error(table.code)
      expect(await hall.act(ben, table.table, 'sit', { do: 'sit', seat: null, deck: null })).toBe(1)
      expect(await hall.act(ben, table.table, 'end', { do: 'move', text: CONCEDE })).toBe(2)
    }
    expect(await dying.ratedOf('anna')).toEqual([])
    await dying.close()

    // Two who share the file find the same three matches.
    const stores = [opened(), opened()]
    for (const store of stores) await begin({ store })
    await expect.poll(async () => (await stores[0].dueBy(Date.now(), 9)).length, PATIENCE).toBe(0)
    for (const [at, guest] of ['anna', 'ben'].entries()) {
      const matches = await stores[0].ratedOf(guest)
      expect(matches.map(({ n }) => n)).toEqual([0, 1, 2])
      expect(new Set(matches.map(({ table }) => table)).size).toBe(3)
      const mus = matches.map(({ mu }) => mu)
      expect(mus).toEqual(mus.toSorted((one, other) => (at === 0 ? one - other : other - one)))
    }
  })

  it('a match of somebody who has been forgotten rates nobody, and is not due for ever', async () => {
    const { store, arrive } = await begin()
    const [one, other] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table } = await one.open({ settings: rated, seat: 0, deck: null })
    await other.line.act(table, { do: 'sit', seat: null, deck: null })
    expect((await fetchAs(one, 'DELETE', 'me/everything')).status).toBe(204)
    expect(await other.line.act(table, { do: 'move', text: CONCEDE })).toBeNull()
    await expect.poll(async () => (await store.index(table))?.due, PATIENCE).toBeNull()
    expect(await ratingsOf(other)).toEqual([])
  })
})

const fetchAs = ({ address, token }: Visitor, method: string, path: string): Promise<Response> =>
  fetch(`${address}api/${path}`, { method, headers: { authorization: `Bearer ${token}` } })

describe('history', () => {
  it('counts one’s own decks, and tells nobody else’s', async () => {
    const { arrive } = await begin()
    const [one, other] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const settings = settingsFor('spacetrace', { options: { mode: 'full' } })
    for (const deck of ['spear', 'spear', 'storm']) {
      const { table } = await one.open({ settings, seat: 0, deck: 'shield' })
      await other.line.act(table, { do: 'sit', seat: 1, deck })
      expect(await other.line.act(table, { do: 'move', text: CONCEDE })).toBeNull()
    }
    const told = async (visitor: Visitor) => {
      const history = await visitor.call<History>('GET', 'history')
      if (isRefusal(history)) throw new Error(history.code)
      expect(JSON.stringify(history)).not.toContain(visitor === one ? 'spear' : 'shield')
      return history.tallies.map(({ deck, won, lost }) => [deck?.option, deck?.value, won, lost])
    }
    expect(await told(one)).toEqual([['deckA', 'shield', 3, 0]])
    expect(await told(other)).toEqual([
      ['deckB', 'storm', 0, 1],
      ['deckB', 'spear', 0, 2],
    ])
  })

  it('has what was played to its end, counted by game, mode and level', async () => {
    const { arrive } = await begin()
    const [one, other] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const table = await won(one, other)
    const chairs = [{ for: 'person' }, { for: 'bot', level: 2 }] as const
    const bots = await one.open({
      ...{ settings: settingsFor('starfighter', { chairs: [...chairs] }), seat: 0, deck: null },
    })
    await one.line.act(bots.table, { do: 'move', text: CONCEDE })
    await one.open({ settings: rated, seat: 0, deck: null })
    const { matches, tallies } = (await one.call<History>('GET', 'history')) as History
    expect(matches.map(({ notice }) => notice.table)).toEqual([bots.table, table])
    const training = { game: 'starfighter', mode: 'training', deck: null, drawn: 0 }
    expect(tallies).toEqual([
      { ...training, level: 2, won: 0, lost: 1 },
      { ...training, level: null, won: 1, lost: 0 },
    ])
  })
})

describe('a recovery code', () => {
  it('lets its owner in, once', async () => {
    const { store, arrive } = await begin()
    const [one, eve] = await Promise.all([arrive('Anna'), arrive('Eve')])
    const near = 'ABCDEFGH23456788'
    await store.setRecovery(await idOf(eve), [keptOf(near)], 0)
    await store.setRecovery(await idOf(one), [keptOf(CODE)], 0)
    const typed = 'abcd-efgh-2345-6789'
    expect(await eve.call('POST', 'recovery', { code: typed })).toMatchObject({ name: 'Anna' })
    for (const code of [typed, '?', 'ABCDEFGH23456787'])
      expect(await eve.call('POST', 'recovery', { code })).toMatchObject({ code: 'online.noRecovery' })
    expect(await eve.call('POST', 'recovery', { code: near })).toMatchObject({ name: 'Eve' })
  })

  it('is nowhere in the store', async () => {
    const { key, hash } = keptOf(CODE)
    expect(CODE.startsWith(key)).toBe(true)
    expect(hash).not.toContain(CODE)
    expect(hash).toHaveLength(64)
  })
})

describe('a session', () => {
  it('is listed to its owner, and ended from another one together with its sockets', async () => {
    const { arrive, address } = await begin()
    const one = await arrive('Anna')
    const { token } = (await one.call('POST', 'tokens')) as { readonly token: string }
    const [here, there] = [await socketOf(one), await socketOf({ address, token })]
    const devices = (await one.call<readonly Device[]>('GET', 'sessions')) as readonly Device[]
    expect(devices.map((device) => device.here)).toEqual([true, false])
    expect((await fetchAs(one, 'DELETE', `sessions/${devices[1].id}`)).status).toBe(204)
    expect(await there.closed).toBe(SIGNED_OUT)
    const asked = await fetch(`${address}api/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(asked.status).toBe(401)
    expect(here.socket.readyState).toBe(WebSocket.OPEN)
    expect((await fetchAs(one, 'DELETE', 'me')).status).toBe(204)
    expect(await here.closed).toBe(SIGNED_OUT)
  })

  it('of somebody else cannot be ended', async () => {
    const { arrive } = await begin()
    const [one, eve] = await Promise.all([arrive('Anna'), arrive('Eve')])
    const [device] = (await one.call<readonly Device[]>('GET', 'sessions')) as readonly Device[]
    expect((await fetchAs(eve, 'DELETE', `sessions/${device.id}`)).status).toBe(204)
    expect(await one.call('GET', 'me')).toMatchObject({ name: 'Anna' })
  })

  it('that is ended while its socket is opened leaves no socket behind', async () => {
    const { arrive, store } = await begin()
    const one = await arrive('Anna')
    const [{ hash }] = await store.sessionsOf(await idOf(one))
    const known = store.guestWith.bind(store)
    // Looked up, and ended before the socket is there.
    store.guestWith = async (session) => {
      const guest = await known(session)
      await store.endSession(hash)
      return guest
    }
    const { closed } = await socketOf(one)
    expect(await closed).toBe(SIGNED_OUT)
  })
})

describe('an account', () => {
  it.each([
    ['passkeys', {}],
    ['passkeys', { id: 'x', rawId: 'x', type: 'public-key', response: {} }],
    ['passkeys/session', null],
    ['passkeys/session', { id: 'x' }],
    ['recovery/codes', {}],
  ])('without a passkey there is no way in: %s %j', async (path, body) => {
    const { arrive } = await begin()
    const one = await arrive('Anna')
    const answer = await one.call('POST', path, body ?? {})
    expect(answer).toMatchObject({ code: 'online.noPasskey' })
  })

  it('who wants to be forgotten is: nothing leads back, pages are closed, open tables put away', async () => {
    const { store, arrive } = await begin()
    const one = await arrive('Anna')
    const id = await idOf(one)
    const { table } = await one.open({ settings: rated, seat: 0, deck: null })
    const followed = one.line.follow(table)
    await until(followed, () => followed.notice !== null)
    await one.line.say(table, { say: 'text', text: 'my secret' })
    await store.setRecovery(id, [keptOf(CODE)], 0)
    const { closed } = await socketOf(one)
    expect((await fetchAs(one, 'DELETE', 'me/everything')).status).toBe(204)
    expect(await closed).toBe(SIGNED_OUT)
    expect(await one.call('GET', 'me')).toMatchObject({ code: 'online.nobody' })
    expect(await one.call('POST', 'recovery', { code: CODE })).toMatchObject({ code: 'online.noRecovery' })
    expect((await store.index(table))?.state).toBe('closed')
    expect(JSON.stringify(await store.talk(table, 0))).not.toContain('my secret')
  })
})
