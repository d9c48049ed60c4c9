import { CONCEDE, DRAW, kernelText, speechIn } from '@sternentisch/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atTable } from '../../../text/at-table.ts'
import { ALWAYS, fakeStorage } from '../../test/tables.ts'
import { requestsAt } from '../requests/request.ts'
import { requestWords } from '../requests/words.ts'
import { sitFar } from './far-table.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

const seatedAt = (...given: Parameters<typeof sitFar>) => {
  const { far, table } = sitFar({ asking: ALWAYS, ...given[0] })
  const kinds = () => requestsAt(table.company, far.followed, Date.now()).map(({ kind }) => kind)
  return { far, table, kinds }
}

describe('what is asked of whoever looks', () => {
  it('nothing, as a rule', () => {
    expect(seatedAt().kinds()).toEqual([])
  })

  it('leave to take back, until it is given', () => {
    const { far, kinds } = seatedAt()
    far.change({ ask: { seat: 1, moves: 2, granted: [] } }, 'ask', 1)
    expect(kinds()).toEqual(['undoAsked'])
    far.change({ ask: { seat: 1, moves: 2, granted: [0] } }, 'grant', 0)
    expect(kinds()).toEqual([])
  })

  it('the same once more is another question', () => {
    const { far, table } = seatedAt()
    const ask = { seat: 1, moves: 2, granted: [] } as const
    const keyNow = () => requestsAt(table.company, far.followed, Date.now())[0]?.key
    far.change({ ask }, 'ask', 1)
    const first = keyNow()
    far.change({ ask: null }, 'decline', 0)
    far.change({ ask }, 'ask', 1)
    expect(keyNow()).not.toBe(first)
  })

  it('an answer is told to whoever asked, and withdrawing is no answer', () => {
    const { far, kinds } = seatedAt()
    far.change({ ask: { seat: 1, moves: 1, granted: [] } }, 'ask', 1)
    far.change({ ask: null }, 'decline', 1)
    expect(kinds()).toEqual([])
    far.change({ ask: { seat: 0, moves: 1, granted: [] } }, 'ask', 0)
    far.change({}, 'leave', 1)
    far.change({ ask: null }, 'decline', 1)
    expect(kinds()).toEqual(['undoRefused'])
    const onlooker = seatedAt({ viewer: 'audience' })
    onlooker.far.change({ ask: { seat: 0, moves: 1, granted: [] } }, 'ask', 0)
    onlooker.far.change({ ask: null }, 'decline', 1)
    expect(onlooker.kinds()).toEqual([])
  })

  /** Ada has moved, and asks to take it back. */
  const asking = () => {
    const seated = seatedAt()
    const { far } = seated
    const [first] = far.match.deciding()
    far.playOn(first)
    far.change({ ask: { seat: 0, moves: 1, granted: [] } }, 'ask', 0)
    return seated
  }

  it('a move that came first ends the question, and whoever asked is told so for a while', () => {
    const { far, table, kinds } = asking()
    far.playOn(1)
    expect(kinds()).toEqual(['undoOvertaken'])
    expect(requestsAt(table.company, far.followed, Date.now() + 60_000)).toEqual([])
  })

  it('that a draw was declined first changes nothing about it', () => {
    const { far, kinds } = asking()
    far.change({}, 'decline', 1)
    far.playOn(1)
    expect(kinds()).toEqual(['undoOvertaken'])
  })

  it('nobody is told so whose leave was given, at once or after a while, or who has moved on', () => {
    const given = asking()
    given.far.grant(1)
    given.far.playOn(1)
    expect(given.kinds()).toEqual([])
    const atOnce = seatedAt()
    atOnce.far.playOn(atOnce.far.match.deciding()[0])
    atOnce.far.change({}, 'ask', 0)
    atOnce.far.playOn(1)
    expect(atOnce.kinds()).toEqual([])
    const further = asking()
    further.far.playOn(0)
    further.far.playOn(1)
    expect(further.kinds()).toEqual([])
  })

  it('nor who looks on, or was asked; and after the end there is nothing to ask for', () => {
    const asked = seatedAt()
    asked.far.playOn(asked.far.match.deciding()[0])
    asked.far.change({ ask: { seat: 1, moves: 1, granted: [] } }, 'ask', 1)
    asked.far.playOn(1)
    expect(asked.kinds()).toEqual([])
    const ended = asking()
    ended.far.play(1, CONCEDE)
    expect(ended.kinds()).toEqual([])
  })

  it.each([
    [0, 'You took back, with the leave of Bo.'],
    [1, 'Ada took back, with your leave.'],
    ['audience', 'Ada took back, with the leave of Bo.'],
  ] as const)('leave that was given is told to everybody for a while (%s)', (viewer, words) => {
    const { far, table, kinds } = seatedAt({ viewer })
    const [seat] = far.match.deciding()
    far.play(seat, far.match.moves(seat)[0])
    far.change({ ask: { seat: 0, moves: 1, granted: [] } }, 'ask', 0)
    far.grant(1)
    expect(kinds()).toEqual(['undoGranted'])
    const [told] = requestsAt(table.company, far.followed, Date.now())
    const name = (each: 0 | 1 | 2 | 3): string => ['Ada', 'Bo'][each]
    expect(requestWords(told, { viewer, name }, speechIn('en', [kernelText, atTable])).title).toBe(words)
    expect(requestsAt(table.company, far.followed, Date.now() + 60_000)).toEqual([])
  })

  it('one’s own question can be withdrawn', () => {
    const { far, table } = seatedAt()
    far.change({ ask: { seat: 0, moves: 1, granted: [] } }, 'ask', 0)
    const [mine] = requestsAt(table.company, far.followed, Date.now())
    expect(mine).toMatchObject({ kind: 'undoMine', no: { do: 'decline', what: 'undo' } })
  })

  it('a draw, and what somebody said to one’s own', async () => {
    const { far, table, kinds } = seatedAt()
    far.play(1, DRAW)
    expect(kinds()).toEqual(['drawOffered'])
    await table.draw()
    expect(table.state.over).toBe(true)
    const other = seatedAt()
    await other.table.draw()
    expect(other.kinds()).toEqual(['drawMine'])
    other.far.change({}, 'decline', 1)
    // One thing is shown at a time: the answer, not the question.
    expect(other.kinds()).toEqual(['drawRefused'])
  })

  it('to come back, where a bot plays for one', () => {
    const { far, kinds } = seatedAt()
    far.change({ sitters: far.notice.sitters.map((each) => each && { ...each, away: true }) }, 'flag', 0)
    expect(kinds()).toEqual(['away', 'flagMine'])
  })

  it('a rematch, and the way to it', async () => {
    const { far, kinds } = seatedAt()
    far.play(1, CONCEDE)
    expect(kinds()).toEqual([])
    far.change({ again: [1] }, 'again', 1)
    expect(kinds()).toEqual(['againAsked'])
    far.change({ again: [1, 0], next: 'further' }, 'again', 0)
    expect(kinds()).toEqual(['next'])
  })

  it('nothing of those who look on', () => {
    const { far, kinds } = seatedAt({ viewer: 'audience' })
    far.play(1, DRAW)
    far.change({ ask: { seat: 1, moves: 2, granted: [] } }, 'ask', 1)
    expect(kinds()).toEqual([])
  })
})
