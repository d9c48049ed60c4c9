import { CONCEDE, type Match, type Seat } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import type { Player } from '../../matches/kept-match.ts'
import { eyesOn, openEyes } from '../replay/eyes.ts'
import { bot, newDuel, person, playAnything } from './tables.ts'

const MOVES = 9
/** What everybody sees of a match. */
const watched = (match: Match) => {
  const { bill, standing } = Hosted.again(match)
  return { ...standing, seats: bill.seats }
}

const match = watched(playAnything(newDuel(), MOVES))

/** The same, by three, of whom some gave up. */
const ofThree = (conceded: readonly Seat[]) => ({ ...match, seats: [0, 1, 2] as const, conceded })

const kept = (players: readonly Player[], heard?: readonly number[]) => ({ players, heard })

const EVERYTHING = ['all', 'audience', 0, 1]

describe('whose knowledge a replay shows', () => {
  test('alone against a bot: one’s own, as long as the match goes on', () => {
    const eyes = eyesOn(match, kept([bot('Vega'), person('Bo')]))
    expect(eyes).toMatchObject({ running: true, viewers: [1], first: 1 })
    expect(eyes.reach(1)).toBe(MOVES)
  })

  test('several at one device: what all have been shown; each alone what that one has', () => {
    const eyes = eyesOn(match, kept([person('Ada'), person('Bo')], [8, 5]))
    expect(eyes).toMatchObject({ running: true, viewers: ['audience', 0, 1], first: 'audience' })
    expect([eyes.reach('audience'), eyes.reach(0), eyes.reach(1)]).toEqual([5, 8, 5])
  })

  test('several at one device with a bot: nobody looks through the bot’s eyes', () => {
    const three = ofThree([])
    const eyes = eyesOn(three, kept([person('Ada'), bot('Vega'), person('Cleo')], [9, 0, 7]))
    expect(eyes.viewers).toEqual(['audience', 0, 2])
    // What a bot has been shown holds nobody back.
    expect(eyes.reach('audience')).toBe(7)
  })

  test('bots alone: an audience’s', () => {
    expect(eyesOn(match, kept([bot('Vega'), bot('Rigel')])).viewers).toEqual(['audience'])
  })

  test('who gave up holds nobody back, and is shown no more than before while others play on', () => {
    const gaveUp = ofThree([2])
    const eyes = eyesOn(gaveUp, kept([person('Ada'), person('Bo'), person('Cleo')], [9, 8, 3]))
    expect([eyes.reach('audience'), eyes.reach(2)]).toEqual([8, 3])
    const alone = ofThree([0])
    expect(eyesOn(alone, kept([person('Ada'), bot('Vega'), bot('Rigel')])).viewers).toEqual([0])
  })

  test('once it is over, by the rules or because somebody gave up: everything', () => {
    const conceded = playAnything(newDuel(), MOVES)
    conceded.play(0, CONCEDE)
    for (const over of [conceded, playAnything(newDuel(), 1000)].map(watched)) {
      const eyes = eyesOn(over, kept([person('Ada'), person('Bo')], [8, 5]))
      expect(eyes).toMatchObject({ running: false, viewers: EVERYTHING, first: 'all' })
      expect(eyes.reach(1)).toBe(over.moves)
      expect(openEyes(over)).toMatchObject({ viewers: EVERYTHING, first: 'all' })
    }
  })

  test('an unfinished log from elsewhere: everything, but first what everybody knew', () => {
    expect(openEyes(match)).toMatchObject({ running: false, viewers: EVERYTHING, first: 'audience' })
  })
})
