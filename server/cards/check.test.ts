import { cards as spacetraceCards } from '@sternentisch/games/spacetrace/cards'
import { cards } from '@sternentisch/games/starfighter/cards'
import { isRefusal } from '@sternentisch/kernel'
import { setNameOf } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findGame } from '../find-game.ts'
import { CardCheck, type CheckLimits, USUAL_CHECK } from './check.ts'
import { isKnownSet, whyNoSet, withOwnCards } from './own-cards.ts'

const checkWith = (limits: Partial<CheckLimits> = {}): CardCheck => {
  const check = new CardCheck({ ...USUAL_CHECK, ms: 60_000, ...limits })
  onTestFinished(() => check.close())
  return check
}
const good = JSON.stringify({ ...cards, cruisers: cards.cruisers.toReversed() })
/** Another one each time: what is known is not looked at again. */
const setNamed = (name: string, file = good) => ({ hash: name.padEnd(64, '0'), game: 'starfighter', file })
/** Takes a while to look at. */
const large = `{"cards":[${Array(130_000).fill('{}').join()}]}`
const tooMuch = { code: 'online.cardsTooMuch' }

describe('a card file of somebody’s own', () => {
  it('is looked at in a thread, and can be played with once it has passed', async () => {
    const [fine, wrong] = [setNamed('a1'), setNamed('a2', '{"cards":[]}')]
    const check = checkWith()
    expect(await Promise.all([check.whyNot(fine), check.whyNot(wrong)])).toMatchObject([
      null,
      { code: expect.stringMatching(/^starfighter\.cards/) },
    ])
    // It takes no room before somebody opens a table with it.
    expect([isKnownSet(fine), isKnownSet(wrong)]).toEqual([false, false])
    expect(whyNoSet(fine)).toBeNull()
    expect(isKnownSet(fine)).toBe(true)
  })

  it('never keeps a match from going on, however many sets there are', () => {
    expect(whyNoSet(setNamed('e1'), 0)).toMatchObject({ code: 'online.manySets' })
    expect(whyNoSet(setNamed('e1'), Number.POSITIVE_INFINITY)).toBeNull()
  })

  it('can be played with under the rules that a match was begun with', async () => {
    const set = { ...setNamed('f1', JSON.stringify(spacetraceCards)), game: 'spacetrace' }
    const find = withOwnCards({ cards: async () => set }, findGame)
    const [today, before] = [await find(set.game, null, 'f1'), await find(set.game, '1.1.0', 'f1')]
    for (const game of [today, before]) {
      if (isRefusal(game)) throw new Error(game.code)
      expect(game.options.rules.find(({ id }) => id === 'cards')?.values).toContain(setNameOf(set.hash))
    }
    expect(before).not.toBe(today)
  })

  it('is refused where that takes too long, and the one behind it is not', async () => {
    const [slow, next] = [setNamed('b1', large), setNamed('b2')]
    const limits = { ...USUAL_CHECK, ms: 1 }
    const check = new CardCheck(limits)
    onTestFinished(() => check.close())
    const first = check.whyNot(slow)
    expect(await first).toMatchObject(tooMuch)
    expect(isKnownSet(slow)).toBe(false)
    Object.assign(limits, { ms: 60_000 })
    expect(await check.whyNot(next)).toBeNull()
  })

  it('is refused where that takes too much memory, and the server lives on', async () => {
    const file = setNamed('c1', large)
    const memory = { ...USUAL_CHECK.memory, maxOldGenerationSizeMb: 2 }
    expect(await checkWith({ memory }).whyNot(file)).toMatchObject(tooMuch)
    expect(isKnownSet(file)).toBe(false)
  })

  it('waits its turn, and so many do at most', async () => {
    const check = checkWith({ waiting: 0 })
    expect(await check.whyNot(setNamed('d1'))).toMatchObject({ code: 'online.tooMany' })
  })
})
