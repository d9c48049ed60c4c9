import { isRefusal, type Match, writeLog } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { game, newDuel, playAnything } from '../../table/test/tables.ts'
import { Hosted } from '../hosted.ts'

const readersOf = (match: Match) => Hosted.again(match)

describe('a match on this device', () => {
  test('is read with a feed for whoever looks, each move played once', () => {
    const match = playAnything(newDuel(), 12)
    let plays = 0
    const counted: typeof game = {
      ...game,
      play: (...made) => {
        plays++
        game.play(...made)
      },
    }
    const hosted = Hosted.read(writeLog(match), counted, [0, 1])
    if (isRefusal(hosted)) throw new Error(hosted.code)
    for (const viewer of [0, 1] as const)
      expect(hosted.readerFor(viewer).rest.view).toEqual(match.view(viewer))
    expect(plays).toBe(12)
  })

  test('a log that cannot be read is refused', () => {
    expect(Hosted.read('sternentisch: 1\n', game)).toMatchObject({ refused: true })
  })

  test('a refused move is no news', () => {
    const hosted = Hosted.again(newDuel(), [0])
    expect(isRefusal(hosted.host.play(0, 'Sl@1'))).toBe(true)
    expect(hosted.host.feedOf(0).news).toHaveLength(1)
    expect(hosted.match.steps).toEqual([])
  })
})

describe('looking back at a match', () => {
  test('the views are as they were when each thing happened', () => {
    const match = playAnything(newDuel(), 1)
    const [seat] = match.deciding()
    match.play(seat, match.moves(seat).find((each) => each.split(' ').length === 7)!)
    const { moments } = readersOf(match).readerFor('audience').scenes[1]
    expect(moments.map(({ event }) => event?.kind)).toEqual([
      ...match.steps[1].events.map(({ kind }) => kind),
      undefined,
    ])
    expect(moments[0].event?.kind).toBe('ready')
    // Fleets are out only after the last is ready: the views in between differ.
    expect(moments[0].view).not.toEqual(moments.at(-2)!.view)
  })

  test('each scene ends at rest where the next one begins', () => {
    const match = playAnything(newDuel(), 30)
    const { scenes, rest } = readersOf(match).readerFor(0)
    expect(scenes).toHaveLength(30)
    for (const [index, { moments, seat }] of scenes.entries()) {
      expect(seat).toBe(match.steps[index].seat)
      expect(moments.at(-1)!.event).toBeNull()
      expect(moments).toHaveLength(match.steps[index].events.length + 1)
      expect(moments.at(-1)!.view).toEqual(match.at(index + 1).view(0))
    }
    expect(rest.view).toEqual(match.view(0))
  })

  test('what a viewer may not see yet is not there at all', () => {
    const match = playAnything(newDuel(), 12)
    const seen = readersOf(match).readerFor(1, undefined, 5)
    expect(seen.scenes).toEqual(readersOf(match).readerFor(1).scenes.slice(0, 5))
    expect(seen.standing?.moves).toBe(5)
    expect(seen.rest.view).toEqual(match.at(5).view(1))
  })

  test('it tells one viewer nothing that only the other may know', () => {
    const match = playAnything(newDuel(), 2, /^fleet Fo Wr Sl Cr Fl Ki$/)
    const [first] = readersOf(match).readerFor(1).scenes
    expect(first.moments[0].event).toMatchObject({ kind: 'ready', seat: 0, fleet: null })
    const [own] = readersOf(match).readerFor(0).scenes
    expect(own.moments[0].event).not.toMatchObject({ fleet: null })
  })

  test('it starts with what happened before the first decision', () => {
    const [dealt, rest] = readersOf(playAnything(newDuel(), 3)).readerFor(0).opening
    expect(dealt.event?.kind).toBe('scenario')
    expect(rest).toEqual({ view: newDuel().view(0), event: null })
  })

  test('what a viewer remembers goes on from moment to moment', () => {
    const count = (memory: unknown): number => ((memory as number | undefined) ?? 0) + 1
    const match = playAnything(newDuel(), 9)
    const events = match.dealt.length + match.steps.flatMap((step) => step.events).length
    const { scenes, rest } = readersOf(match).readerFor(0, count)
    expect(scenes[0].moments[0].memory).toBe(match.dealt.length + 1)
    expect(rest.memory).toBe(events)
  })
})
