import type { GameBoard } from '@sternentisch/grammar'
import type { GameEvent, Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import type { Speech } from '../../text/index.ts'
import { logWriter, moveInWords } from '../log/log.ts'
import { newDuel, playAnything } from './tables.ts'

const speech = { lang: 'en', say: (key: string) => key } as Speech

/** A board that says only what kind of thing happened. */
const board = {
  tell: ({ kind }: GameEvent) => (kind === 'phase' ? null : kind),
  stands: ({ kind }: GameEvent) => (kind === 'drawn' ? { as: 'step', rule: 'ST-1' } : {}),
} as unknown as GameBoard

const match = playAnything(newDuel(), 8)
const readers = Hosted.again(match)
const write = logWriter({ seen: readers.readerFor(0), board, names: ['Ada', 'Bo'], speech })

describe('the log', () => {
  test('has a line for each thing that is told, and knows where it happened', () => {
    for (const { index, lines } of write()) {
      const events = index < 0 ? match.dealt : match.steps[index].events
      for (const { words, at } of lines) expect(events[at].kind).toBe(words)
      const told = events.filter(({ kind }) => kind !== 'phase')
      expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(told.length)
    }
  })

  test('says the same thing once, however often it happens in a row', () => {
    for (const { lines } of write())
      lines.forEach(({ words }, at) => {
        expect(words).not.toBe(lines[at + 1]?.words)
      })
    expect(write().some(({ lines }) => lines.some(({ times }) => times > 1))).toBe(true)
  })

  test('keeps the lines of finished moves, and grows with what is told', () => {
    expect(write().at(-1)?.lines).toBe(write().at(-1)?.lines)
    const all = write().flatMap(({ lines }) => lines)
    const some = write({ untold: 1 }).flatMap(({ lines }) => lines)
    expect(some.length).toBeLessThanOrEqual(all.length)
    expect(some.reduce((sum, { times }) => sum + times, 0)).toBeLessThan(
      all.reduce((sum, { times }) => sum + times, 0),
    )
  })

  test('says to nobody but the mover that there was no other answer', () => {
    const unasked = match.steps.map((_, index) => index)
    const marked = (viewer: Viewer) =>
      logWriter({ seen: readers.readerFor(viewer), board, names: ['Ada', 'Bo'], speech })({ unasked })
        .filter((entry) => entry.unasked)
        .map(({ seat }) => seat)
    expect(new Set(marked(0))).toEqual(new Set([0]))
    expect(new Set(marked(1))).toEqual(new Set([1]))
    expect(marked('audience')).toEqual([])
  })

  test('a move in words is the first thing told of it, or whose it was where nothing was told', () => {
    const reader = { seen: readers.readerFor(0), names: ['You', 'Bo'], speech } as const
    expect(moveInWords(write(), 2, reader)).toBe(write().find(({ index }) => index === 2)?.lines[0].words)
    const said = [0, 1].map((seat) => match.steps.findIndex((step) => step.seat === seat))
    expect(said.map((move) => moveInWords([], move, reader))).toEqual([
      'table.replay.movedYou',
      'table.replay.moved',
    ])
  })
})
