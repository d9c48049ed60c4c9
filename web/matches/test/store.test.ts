import { isRefusal, Match, readOptions, type Seat, seedFrom } from '@sternentisch/kernel'
import { sternenfeuer } from '@sternentisch/sternenfeuer'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bot, fakeStorage, game, newDuel, person, playAnything } from '../../table/test/tables.ts'
import { playOnFrom, rematch } from '../continue.ts'
import {
  forget,
  isOurs,
  keep,
  keepOn,
  keptMatch,
  keptMatches,
  newMatch,
  reopen,
  storageKeyOf,
} from '../store.ts'

const PLAYERS = [person('Ada'), bot('Vega')]

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

describe('kept matches', () => {
  test('come back as they were', () => {
    const match = playAnything(newDuel(), 20)
    const kept = keep(match, PLAYERS)
    expect(keptMatch('test')).toEqual(kept)
    const again = reopen(kept, game)
    expect(isRefusal(again)).toBe(false)
    expect(again).toMatchObject({ table: match.table })
  })

  test('are listed latest first, without what others stored', () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2)
    const first = newMatch(game, newDuel().opening.options, PLAYERS)
    const second = newMatch(game, newDuel().opening.options, PLAYERS)
    localStorage.setItem('other', '1')
    localStorage.setItem(storageKeyOf('broken'), '{')
    localStorage.setItem(storageKeyOf('odd'), '{"id":"odd"}')
    expect(keptMatches().map(({ id }) => id)).toEqual([second.id, first.id])
    forget(first.id)
    expect(keptMatch(first.id)).toBeNull()
  })

  test('are not overwritten once another tab has played on', () => {
    const mine = keep(newDuel(), PLAYERS)
    expect(isOurs(mine)).toBe(true)
    const theirs = keep(playAnything(newDuel(), 2), PLAYERS)
    expect(isOurs(mine)).toBe(false)
    expect(keepOn(mine, playAnything(newDuel(), 1), {})).toBeNull()
    expect(keptMatch('test')).toEqual(theirs)
    forget('test')
    expect(keepOn(mine, playAnything(newDuel(), 1), {})).not.toBeNull()
  })
})

describe('going on', () => {
  test('a rematch has the same options and other cards', () => {
    const match = newDuel('one', { mode: 'duel', fleetSize: 'asManyAsPossible' })
    const again = reopen(rematch(match, PLAYERS), game)
    if (isRefusal(again)) throw new Error(again.code)
    expect(again.opening.options).toEqual(match.opening.options)
    expect(again.opening.seed).not.toBe(match.opening.seed)
  })

  test('a rematch of Sternenfeuer is opened by the loser, also by one who gave up', () => {
    const options = readOptions(sternenfeuer.options, { opening: 'seatA' })
    const opening = { game: sternenfeuer, options, seed: seedFrom('series'), id: 'series', names: ['A', 'B'] }
    const match = new Match(opening)
    const openingAfter = (winners: readonly Seat[] | null) => {
      const again = reopen(rematch(match, PLAYERS, winners), sternenfeuer)
      return isRefusal(again) ? again.code : (again.opening.options as { opening: string }).opening
    }
    expect(openingAfter([0])).toBe('seatB')
    expect(openingAfter([1])).toBe('seatA')
    expect(openingAfter([0, 1])).toBe('seatB')
    expect(openingAfter(null)).toBe('seatA')
  })

  test('playing on from a move shares everything up to it', () => {
    const match = playAnything(newDuel(), 20)
    const kept = playOnFrom(match, 12, PLAYERS)
    const branch = reopen(kept, game)
    if (isRefusal(branch)) throw new Error(branch.code)
    expect(branch.steps.map(({ text }) => text)).toEqual(match.steps.slice(0, 12).map(({ text }) => text))
    expect(branch.table).toEqual(match.at(12).table)
    expect(kept.id).not.toBe('test')
  })
})
