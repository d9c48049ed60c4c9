import { describe, expect, test } from 'vitest'
import { type Asking, type ReactionWindow, sparedAnswer } from './spare.ts'

const asking = (when: Asking['when'], ...at: string[]): Asking => ({ when, at })
const row = (canAct: boolean): ReactionWindow<string> => ({ name: 'row', pass: 'pass', canAct })
const PASSES = ['pass', 'pass for long']
const TACTICS = ['trap', ...PASSES]

describe('who may be spared a question', () => {
  test('outside of windows, whoever has one answer', () => {
    const only = { actions: ['done'], window: null, guarded: false, late: false }
    expect(sparedAnswer(only, asking('able'))).toBe('done')
    expect(sparedAnswer(only, asking('only'))).toBe('done')
    expect(sparedAnswer({ ...only, actions: ['done', 'attack'] }, asking('able'))).toBeUndefined()
    expect(sparedAnswer({ ...only, actions: [] }, asking('able'))).toBeUndefined()
  })

  test('in a window, whoever can only pass, however many ways of passing there are', () => {
    const idle = { actions: PASSES, window: row(false), guarded: false, late: false }
    expect(sparedAnswer(idle, asking('able'))).toBe('pass')
    expect(sparedAnswer(idle, asking('only', 'row'))).toBe('pass')
    expect(
      sparedAnswer({ actions: TACTICS, window: row(true), guarded: false, late: false }, asking('able')),
    ).toBeUndefined()
  })

  test('whoever wants to be asked only at some windows passes at all others, whatever is in hand', () => {
    const open = { actions: TACTICS, window: row(true), guarded: false, late: false }
    expect(sparedAnswer(open, asking('only', 'row'))).toBeUndefined()
    expect(sparedAnswer(open, asking('only', 'chain'))).toBe('pass')
    // What is no window is asked all the same.
    expect(sparedAnswer({ ...open, window: null }, asking('only'))).toBeUndefined()
  })

  test('nobody in a window where other people must not learn who had a choice', () => {
    for (const canAct of [true, false]) {
      const guarded = { actions: canAct ? TACTICS : PASSES, window: row(canAct), guarded: true, late: false }
      for (const when of ['always', 'able', 'only'] as const)
        expect(sparedAnswer(guarded, asking(when))).toBeUndefined()
    }
    expect(
      sparedAnswer({ actions: ['done'], window: null, guarded: true, late: false }, asking('able')),
    ).toBe('done')
  })

  test('nobody whose only answer would put undo out of reach', () => {
    const ending = { actions: ['done'], window: null, guarded: false, late: true }
    expect(sparedAnswer(ending, asking('able'))).toBeUndefined()
    expect(sparedAnswer(ending, asking('only'))).toBeUndefined()
  })

  test('nobody who wants to be asked always', () => {
    expect(
      sparedAnswer({ actions: ['done'], window: null, guarded: false, late: false }, asking('always')),
    ).toBeUndefined()
    expect(
      sparedAnswer({ actions: PASSES, window: row(false), guarded: false, late: false }, asking('always')),
    ).toBeUndefined()
  })
})
