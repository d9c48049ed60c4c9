import { type GameEvent, isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { Camera, filmOf, openingOf } from '../film.ts'
import { newDuel, playAnything } from './tables.ts'

describe('watching a match', () => {
  test('the table is as it was when each thing happened', () => {
    const match = playAnything(newDuel(), 1)
    const [seat] = match.deciding()
    const seen: { event: GameEvent; handles: unknown }[] = []
    const move = match.moves(seat).find((each) => each.split(' ').length === 7)!
    match.play(seat, move, (event) => seen.push({ event, handles: match.view('audience') }))
    expect(seen.map(({ event }) => event)).toEqual(match.steps.at(-1)!.events)
    expect(seen[0].event.kind).toBe('ready')
    // Fleets are out only after the last is ready: the views in between differ.
    expect(seen[0].handles).not.toEqual(seen.at(-1)!.handles)
  })

  test('a refused move films nothing', () => {
    const match = newDuel()
    const filmed = new Camera(match, 0).play(0, 'Sl@1')
    expect(isRefusal(filmed)).toBe(true)
    expect(match.steps).toEqual([])
  })
})

describe('film', () => {
  test('each scene ends at rest where the next one begins', () => {
    const match = playAnything(newDuel(), 30)
    const film = filmOf(match, 0)
    expect(film).toHaveLength(30)
    for (const [index, { moments, seat }] of film.entries()) {
      expect(seat).toBe(match.steps[index].seat)
      expect(moments.at(-1)!.event).toBeNull()
      expect(moments).toHaveLength(match.steps[index].events.length + 1)
    }
    expect(film.at(-1)!.moments.at(-1)!.view).toEqual(match.view(0))
  })

  test('any part of it can be filmed alone', () => {
    const match = playAnything(newDuel(), 12)
    expect(filmOf(match, 1, undefined, 5, 7)).toEqual(filmOf(match, 1).slice(5, 7))
  })

  test('it tells one viewer nothing that only the other may know', () => {
    const match = playAnything(newDuel(), 2, /^fleet Fo Wr Sl Cr Fl Ki$/)
    const [first] = filmOf(match, 1)
    expect(first.moments[0].event).toMatchObject({ kind: 'ready', seat: 0, fleet: null })
    const [own] = filmOf(match, 0)
    expect(own.moments[0].event).not.toMatchObject({ fleet: null })
  })

  test('it starts with what happened before the first decision', () => {
    const [dealt, rest] = openingOf(playAnything(newDuel(), 3), 0)
    expect(dealt.event?.kind).toBe('scenario')
    expect(rest).toEqual({ view: newDuel().view(0), event: null })
  })

  test('what a viewer remembers goes on from moment to moment, and is the same after a reload', () => {
    const count = (memory: unknown): number => ((memory as number | undefined) ?? 0) + 1
    const match = playAnything(newDuel(), 9)
    const events = match.dealt.length + match.steps.flatMap((step) => step.events).length
    const film = filmOf(match, 0, count)
    expect(film[0].moments[0].memory).toBe(match.dealt.length + 1)
    expect(film.at(-1)!.moments.at(-1)!.memory).toBe(events)
    expect(Camera.caughtUp(match, 0, count).camera.rest()).toEqual(film.at(-1)!.moments.at(-1))
  })
})
