import { describe, expect, it } from 'vitest'
import type { Bill, News } from './news.ts'
import { Reader } from './reader.ts'

const bill: Bill = {
  ...{ game: 'toy', rules: '1', options: {}, match: 'm', commitment: '', seats: [0, 1], names: [] },
  viewer: 0,
}

const standing = (moves: number) => ({ moves, deciding: [], conceded: [], wantDraw: [], result: null })

const dealt: News = {
  ...{ n: 0, kind: 'dealt', seat: null, beats: [] },
  ...{ rest: [{ pile: 3 }], standing: standing(0) },
}
const drawn: News = {
  ...{ n: 1, kind: 'move', seat: 0, own: { text: 'draw', canTakeBack: true } },
  beats: [{ event: { kind: 'drew' }, change: { pile: [2] } }],
  ...{ rest: null, standing: standing(1) },
}
const undone: News = {
  ...{ n: 2, kind: 'undone', seat: 0, beats: [], rest: { pile: [3] } },
  standing: standing(0),
}

describe('a reader of a feed', () => {
  const reader = (): Reader => new Reader(bill, (memory, { event }) => `${memory ?? ''}${event?.kind}.`)

  it('folds messages to moments, with what is remembered', () => {
    const reads = reader()
    expect(reads.take(dealt)).toEqual([{ view: { pile: 3 }, event: null }])
    expect(reads.take(drawn)).toEqual([
      { view: { pile: 2 }, event: { kind: 'drew' }, memory: 'drew.' },
      { view: { pile: 2 }, event: null, memory: 'drew.' },
    ])
    expect(reads.whyNoUndo()).toBeNull()
  })

  it('forgets what is taken back', () => {
    const reads = reader()
    for (const news of [dealt, drawn, undone]) reads.take(news)
    expect(reads.rest).toEqual({ view: { pile: 3 }, event: null })
    expect(reads.whyNoUndo()).toMatchObject({ code: 'undo.nothing' })
  })

  it('passes over what it has read, and notices what is missing', () => {
    const reads = reader()
    reads.take(dealt)
    expect(reads.take(dealt)).toEqual([])
    expect(() => reads.take(undone)).toThrow('message 1 is missing')
  })
})
