import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { Projector } from '../replay/projector.ts'
import { newDuel, playAnything } from './tables.ts'

const match = playAnything(newDuel(), 10)
const projector = (at = 0, pace = 100): Projector =>
  new Projector(Hosted.again(match).readerFor('all'), at, () => pace)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a replay', () => {
  test('shows any position', () => {
    const film = projector(4)
    expect(film.state.moment.view).toEqual(match.at(4).view('all'))
    film.jump(9)
    expect(film.state.moment.view).toEqual(match.at(9).view('all'))
    film.jump(0)
    expect(film.state.moment.view).toEqual(match.at(0).view('all'))
    film.jump(99)
    expect(film.state.at).toBe(10)
  })

  test('plays to the end and stops there; again starts from the front', () => {
    const film = projector()
    film.toggle()
    vi.advanceTimersByTime(60_000)
    expect(film.state).toMatchObject({ at: 10, running: false })
    film.toggle()
    expect(film.state).toMatchObject({ at: 0, running: true })
    film.toggle()
    expect(film.state.running).toBe(false)
  })

  test('a step shows what happens in it', () => {
    const film = projector(1)
    film.forward()
    expect(film.state.moment.event).not.toBeNull()
    vi.advanceTimersByTime(10_000)
    expect(film.state).toMatchObject({ at: 2, moment: { event: null } })
  })

  test('without motion every move stands for a while', () => {
    const film = projector(0, 0)
    film.toggle()
    vi.advanceTimersByTime(1000)
    expect(film.state.at).toBe(1)
    film.setSpeed(4)
    vi.advanceTimersByTime(1000)
    expect(film.state.at).toBeGreaterThan(3)
  })
})
