import type { GameBoard } from '@sternentisch/grammar'
import { CONCEDE, type GameEvent, type Seat, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import type { Speech } from '../../text/index.ts'
import { type LogEntry, logWriter, moveInWords } from '../log/log.ts'
import { namesFor } from '../names.ts'
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

  test('no number is left out: moves that tell nothing stand with the next that does', () => {
    // As of a deed of several decisions only the last is told.
    const tell = ({ kind }: GameEvent) => (kind === 'played' ? kind : null)
    for (const telling of [board, { ...board, tell }] as readonly GameBoard[]) {
      const entries = logWriter({
        seen: readers.readerFor(0),
        board: telling,
        names: ['Ada', 'Bo'],
        speech,
      })()
      const moves = entries.filter(({ index }) => index >= 0)
      expect(moves.map(({ from }) => from)).toEqual([0, ...moves.map(({ index }) => index + 1)].slice(0, -1))
      expect(moves.some(({ from, index }) => from < index)).toBe(telling !== board)
    }
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

  test('who gave up is not the one who plays on: that is a bot, for the others too', () => {
    const trio = playAnything(newDuel('three', { mode: 'trio' }), 3)
    trio.play(0, CONCEDE)
    playAnything(trio, 6)
    const said = {
      ...speech,
      say: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' '),
    }
    const speaking = {
      tell: ({ kind, seat }: GameEvent & { seat?: Seat }, viewer: Viewer, names: readonly string[]) =>
        seat === undefined ? kind : seat === viewer ? 'You' : names[seat],
    } as unknown as GameBoard
    for (const viewer of [0, 1] as const) {
      const seen = Hosted.again(trio).readerFor(viewer)
      const reader = { seen, board: speaking, names: namesFor(seen.bill, viewer, said), speech: said }
      const wordsOf = (entries: LogEntry[]) =>
        entries.filter(({ seat }) => seat === 0).flatMap(({ lines }) => lines)
      const entries = logWriter(reader)()
      const before = wordsOf(entries.filter(({ index }) => index < 3)).map(({ words }) => words)
      const after = wordsOf(entries.filter(({ index }) => index > 3)).map(({ words }) => words)
      expect(before).toContain(viewer === 0 ? 'You' : 'Ada')
      expect(after).toContain('table.log.standIn Ada')
      expect(after).not.toContain('You')
      const moved = trio.steps.findLastIndex(({ seat }) => seat === 0)
      expect(moveInWords([], moved, reader)).toBe('table.replay.moved table.log.standIn Ada')
    }
  })
})
