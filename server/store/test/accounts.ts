import { describe, expect, it } from 'vitest'
import type { Passkey, RatedMatch } from '../accounts.ts'
import type { Store } from '../store.ts'
import { ALL_TALK, commitOf, guestOf } from './samples.ts'

const passkeyOf = (id: string, guest: string, more: Partial<Passkey> = {}): Passkey => ({
  ...{ id, guest, publicKey: 'pQECAyYgASFYIP__-', counter: 0, transports: ['internal', 'hybrid'], since: 7 },
  ...more,
})

const ratedOf = (guest: string, n: number, table: string, more: Partial<RatedMatch> = {}): RatedMatch => ({
  ...{ guest, game: 'game', n, table, at: 1000 + n, mu: 25 + n / 3, sigma: 25 / 3 - n / 7 },
  ...more,
})

/** What any store must do for accounts; `openTwice` opens the same one for two processes. */
export function accountTests(name: string, openTwice: () => Promise<readonly [Store, Store]>): void {
  const peopled = async (): Promise<readonly [Store, Store]> => {
    const both = await openTwice()
    for (const guest of ['ann', 'ben']) await both[0].addGuest(guestOf(guest), `session of ${guest}`)
    for (const table of ['t', 'u']) await both[0].commit([commitOf(table, 0)])
    return both
  }

  describe(`${name}: accounts`, () => {
    it('passkeys are kept, belong to one guest, and count how often they were used', async () => {
      const [store, other] = await peopled()
      expect(await store.addPasskey(passkeyOf('b', 'ann', { since: 9 }))).toBe(true)
      expect(await store.addPasskey(passkeyOf('a', 'ann', { since: 5, transports: [] }))).toBe(true)
      expect(await other.addPasskey(passkeyOf('a', 'ben'))).toBe(false)
      expect(await other.passkey('b')).toEqual(passkeyOf('b', 'ann', { since: 9 }))
      expect(await other.passkey('c')).toBeNull()
      expect((await other.passkeysOf('ann')).map(({ id }) => id)).toEqual(['a', 'b'])
      expect(await other.passkeysOf('ben')).toEqual([])
      await other.usePasskey('a', 4_000_000_000)
      expect(await store.passkey('a')).toMatchObject({ guest: 'ann', counter: 4_000_000_000 })
      await expect(store.addPasskey(passkeyOf('d', 'cat'))).rejects.toThrow()
    })

    it('a recovery code is found by its key, used up by one, and replaced by new ones', async () => {
      const [store, other] = await peopled()
      const [one, two, three] = ['one', 'two', 'three'].map((hash) => ({ key: 'KEY', hash }))
      await store.setRecovery('ann', [one, two], 5)
      await store.setRecovery('ben', [three, { key: 'KEY2', hash: 'four' }], 6)
      const found = async (key: string) =>
        (await other.recoveries(key)).map(({ guest, hash }) => guest + hash)
      expect((await found('KEY')).sort()).toEqual(['annone', 'anntwo', 'benthree'])
      expect(await found('key')).toEqual([])
      const taken = await Promise.all([store, other].map((each) => each.takeRecovery('ann', 'one')))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await store.takeRecovery('ben', 'two')).toBe(false)
      await store.setRecovery('ann', [{ key: 'KEY', hash: 'five' }], 7)
      expect((await found('KEY')).sort()).toEqual(['annfive', 'benthree'])
      await expect(store.setRecovery('cat', [one], 8)).rejects.toThrow()
    })

    it('sessions are listed, the oldest first', async () => {
      const [store, other] = await peopled()
      await store.addSession('later', 'ann', 90)
      await store.addSession('late', 'ann', 80)
      const listed = async () => (await other.sessionsOf('ann')).map(({ hash, since }) => [hash, since])
      expect(await listed()).toEqual([
        ['session of ann', 5],
        ['late', 80],
        ['later', 90],
      ])
      await store.endSession('late')
      expect((await listed()).map(([hash]) => hash)).toEqual(['session of ann', 'later'])
    })
  })

  describe(`${name}: ratings`, () => {
    it('a match is rated for all of its players or for none', async () => {
      const [store] = await peopled()
      expect(await store.isRated('t')).toBe(false)
      expect(await store.rate([ratedOf('ann', 0, 't'), ratedOf('ben', 0, 't')])).toBe(true)
      expect(await store.isRated('t')).toBe(true)
      expect(await store.ratedOf('ben')).toEqual([ratedOf('ben', 0, 't')])
      // A number of one of them is taken.
      expect(await store.rate([ratedOf('ann', 1, 'u'), ratedOf('ben', 0, 'u')])).toBe(false)
      expect(await store.ratedOf('ann')).toHaveLength(1)
      expect(await store.isRated('u')).toBe(false)
      expect(await store.rate([ratedOf('ann', 1, 'u'), ratedOf('ben', 1, 'u')])).toBe(true)
      expect((await store.ratedOf('ann')).map(({ mu }) => mu)).toEqual([25, 25 + 1 / 3])
    })

    it('a match is rated once, and games are counted each for itself', async () => {
      const [store] = await peopled()
      await store.rate([ratedOf('ann', 0, 't')])
      expect(await store.rate([ratedOf('ann', 1, 't')])).toBe(false)
      expect(await store.rate([ratedOf('ann', 0, 'u', { game: 'other' })])).toBe(true)
      expect(await store.ratedOf('cat')).toEqual([])
      await expect(store.rate([ratedOf('ben', 0, 'u'), ratedOf('cat', 0, 'u')])).rejects.toThrow()
      expect(await store.ratedOf('ben')).toEqual([])
    })

    it('those who want the same number get one winner', async () => {
      const [one, other] = await peopled()
      for (let n = 0; n < 20; n++) {
        for (const part of ['a', 'b']) await one.commit([commitOf(`${part}${n}`, 0)])
        const tries = [one.rate([ratedOf('ann', n, `a${n}`)]), other.rate([ratedOf('ann', n, `b${n}`)])]
        expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
      }
      expect((await other.ratedOf('ann')).map(({ n }) => n)).toEqual([...Array(20).keys()])
    })
  })

  describe(`${name}: being forgotten`, () => {
    it('takes everything of one guest, and nothing of another', async () => {
      const [store, other] = await peopled()
      for (const guest of ['ann', 'ben']) {
        await store.addPasskey(passkeyOf(`key of ${guest}`, guest))
        await store.setRecovery(guest, [{ key: 'KEY', hash: `code of ${guest}` }], 5)
        await store.addTransfer(`transfer of ${guest}`, guest, 100)
        await store.rate([ratedOf(guest, 0, 't')])
        const words = {
          ...{ table: 't', at: 5, guest, seat: null, name: guest, colour: null, request: null },
        }
        await store.say({ ...words, spoken: { say: 'text', text: `words of ${guest}` } }, ALL_TALK)
      }
      await store.forget('ann')
      expect(await other.guest('ann')).toBeNull()
      expect(await other.guestWith('session of ann')).toBeNull()
      expect(await other.sessionsOf('ann')).toEqual([])
      expect(await other.passkey('key of ann')).toBeNull()
      expect(await other.recoveries('KEY')).toEqual([{ guest: 'ben', hash: 'code of ben' }])
      expect(await other.takeTransfer('transfer of ann', 50)).toBeNull()
      expect(await other.ratedOf('ann')).toEqual([])
      // Numbers stay, so that whoever listens misses nothing.
      const [hers, his] = await other.talk('t', 0)
      expect([hers.n, his.n]).toEqual([1, 2])
      expect(JSON.stringify(hers)).not.toContain('words of')
      expect(his.spoken).toEqual({ say: 'text', text: 'words of ben' })
      expect(await other.guestWith('session of ben')).toEqual(guestOf('ben'))
      expect(await other.passkeysOf('ben')).toHaveLength(1)
      expect(await other.takeTransfer('transfer of ben', 50)).toBe('ben')
      expect(await other.ratedOf('ben')).toHaveLength(1)
      expect(await other.isRated('t')).toBe(true)
      // The tables stay, with the names that played.
      expect(await other.entries('t', 0)).toHaveLength(1)
      await store.addGuest(guestOf('ann'), 'new')
      expect(await store.sessionsOf('ann')).toHaveLength(1)
    })
  })
}
