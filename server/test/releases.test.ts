import { engineOf } from '@sternentisch/games/engines'
import { isRefusal, randomFrom, seedFrom } from '@sternentisch/kernel'
import { refuseOnline } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findGame } from '../find-game.ts'
import type { FindGame } from '../hall/hall.ts'
import { THIS_RELEASE } from '../store/postgres/migrations.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { NEXT } from '../store/postgres/test/next-release.ts'
import { begin, settingsFor } from './begin.ts'
import { databaseForTests, freshSchema } from './database.ts'
import { guestOf, hallWith } from './scene.ts'
import { playAtRandom, until, Visitor } from './visitor.ts'

const database = databaseForTests()

const GAME = 'stellar'
/** The rules of the release before, whose engine this one keeps. */
const BEFORE = '1.1.0'

/** A release that was made when these rules were today's: it knows no others. */
const findBefore: FindGame = async (id, rules) => {
  const engine = rules === null || rules === BEFORE ? await engineOf(id, BEFORE) : null
  return engine?.game ?? refuseOnline('online.noRules', { game: id, rules: rules ?? BEFORE })
}

/** Processes of two releases on one database: the older one is there already when the newer one brings it up to date. */
async function twoReleases() {
  const schema = freshSchema()
  const failures: unknown[] = []
  const serve = async (release: typeof NEXT, find: FindGame) => {
    const store = await PostgresStore.open(database.address, { schema, connections: 4, release })
    if (isRefusal(store)) throw new Error(store.code)
    return begin({ store, findGame: find, failed: (error) => failures.push(error) })
  }
  const old = () => serve(THIS_RELEASE, findBefore)
  const before = await old()
  const after = await serve(NEXT, findGame)
  return { before, after, failures, old }
}

const at = ({ address }: { readonly address: string }, { token }: Visitor): Visitor => {
  const visitor = Visitor.again({ address, token })
  onTestFinished(() => visitor.leave())
  return visitor
}

const rulesOf = async (store: { entries: PostgresStore['entries'] }, table: string): Promise<string> =>
  (JSON.parse((await store.entries(table, 0))[0].text) as { readonly rules: string }).rules

describe('two releases on one database', () => {
  it('a match that the older one began is played to its end at both, under its rules', async () => {
    const { before, after, failures } = await twoReleases()
    const [anna, ben] = [await before.arrive('Anna'), await before.arrive('Ben')]
    const { table } = await anna.open({ settings: settingsFor(GAME), seat: 0, deck: null })
    // Ben is at the newer one, by whatever way he came there.
    const there = at(after, ben)
    await there.line.act(table, { do: 'sit', seat: 1, deck: null })
    const game = await findBefore(GAME, BEFORE, null)
    if (isRefusal(game)) throw new Error(game.code)
    const ended = await Promise.all(
      [anna, there].map((visitor, seat) => {
        const luck = randomFrom(seedFrom(`releases ${seat}`)).stream('player')
        return playAtRandom(visitor, visitor.line.follow(table), game, luck)
      }),
    )
    expect(ended[0].standing?.result).toEqual(ended[1].standing?.result)
    expect(ended[0].standing?.result).toBeTruthy()
    expect(await rulesOf(after.store as PostgresStore, table)).toBe(BEFORE)
    expect(failures).toEqual([])
  })

  it('a match of the newer one is refused by the older one in a sentence, which leaves it as it is, and goes on', {
    timeout: 60_000,
  }, async () => {
    const { before, after, failures } = await twoReleases()
    const anna = await after.arrive('Anna')
    const chairs = [{ for: 'person' }, { for: 'bot', level: 1 }] as const
    const settings = settingsFor(GAME, { chairs: [...chairs] })
    const { table } = await anna.open({ settings, seat: 0, deck: null })
    expect(await rulesOf(after.store as PostgresStore, table)).not.toBe(BEFORE)
    const lost = at(before, anna)
    const unknown = lost.line.follow(table)
    await until(unknown, () => unknown.gone !== null)
    expect(unknown.gone).toMatchObject({ code: 'online.noRules', params: { game: GAME } })
    const entries = await after.store.entries(table, 0)
    // What is due there the newer one does, though the older one has looked at it as well, and more than once.
    const followed = anna.line.follow(table)
    const today = await findGame(GAME, null, null)
    if (isRefusal(today)) throw new Error(today.code)
    const luck = randomFrom(seedFrom('releases')).stream('player')
    await playAtRandom(anna, followed, today, luck, 3)
    await until(followed, () => followed.next > entries.length + 3)
    expect((await after.store.entries(table, 0)).slice(0, entries.length)).toEqual(entries)
    expect(failures).toEqual([])
  })

  it('what is due at a match of the newer one stays due, though nobody but the older one looks', async () => {
    const schema = freshSchema()
    const opened = async (release: typeof NEXT) => {
      const store = await PostgresStore.open(database.address, { schema, connections: 4, release })
      if (isRefusal(store)) throw new Error(store.code)
      return store
    }
    const [old, newer] = [await opened(THIS_RELEASE), await opened(NEXT)]
    onTestFinished(() => newer.close())
    const handedBack = vi.spyOn(old, 'setDue')
    const looks = vi.spyOn(old, 'takeDue')
    await begin({ store: old, findGame: findBefore })
    const { hall } = hallWith(newer)
    const settings = settingsFor(GAME, { chairs: [{ for: 'bot', level: 1 }, { for: 'person' }] })
    const made = await hall.openTable(guestOf('anna'), { settings, seat: 1, deck: null })
    if (isRefusal(made)) throw new Error(made.code)
    const { table } = made
    await expect.poll(() => handedBack.mock.calls.some(([id]) => id === table)).toBe(true)
    // From then on it is left to others.
    await expect.poll(() => looks.mock.lastCall?.[3]).toContain(table)
    expect((await newer.index(table))?.due).toBeLessThanOrEqual(Date.now())
    expect(await newer.takeDue(Date.now(), 9, Date.now() + 1000, [])).toEqual([table])
  })

  it('a quick match never brings somebody to a table that cannot be played there', async () => {
    const { before, after, failures } = await twoReleases()
    const [anna, ben] = [await after.arrive('Anna'), await before.arrive('Ben')]
    const wish = { game: GAME, pace: 'day' }
    const hers = await anna.call<{ table: string }>('POST', 'quick', wish)
    const his = await ben.call<{ table: string }>('POST', 'quick', wish)
    if (isRefusal(hers) || isRefusal(his)) throw new Error('nobody found a table')
    expect(his.table).not.toBe(hers.table)
    expect(await rulesOf(after.store as PostgresStore, his.table)).toBe(BEFORE)
    // At the newer one everybody can sit down at his.
    const cleo = await after.arrive('Cleo')
    expect(await cleo.call('POST', 'quick', wish)).toMatchObject({ table: expect.any(String) })
    expect(failures).toEqual([])
  })

  it('one of the older release that died is started again, and serves', async () => {
    const { after, failures, old } = await twoReleases()
    const again = await old()
    const anna = await again.arrive('Anna')
    const { table } = await anna.open({ settings: settingsFor(GAME), seat: 0, deck: null })
    const followed = at(after, anna).line.follow(table)
    await until(followed, () => followed.notice !== null)
    expect(failures).toEqual([])
  })
})
