// §5.5: chains end, and no action is long
import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('The worst chains', () => {
  test('SF-6.10 a hundred effects in one chain, then nothing triggers any more', () => {
    const s = scene('S2: 1-12 0-16').effect('S', 'moveVertical')
    let actions = 0
    while (s.asked === 'S effect moveVertical') {
      s.play('S: V S2.0')
      actions++
    }
    expect(actions).toBe(100)
  })

  test('SF-6.10 two horizontal movers on an otherwise full board are forced to and fro, and the chain still ends', () => {
    // Only S5 has room: 2-23 and 1-17 show Horizontal move above and take turns.
    const s = scene(`
      cruisers: atlas atlas
      S1: 0-01b 0-06b
      S2: 0-11b 0-16b 0-24b
      S3: 0-26b 0-31b 0-36b 1-02b
      S4: 1-07b 1-09b 2-23
      S5: 0-21
      N1: 0-01b 0-06b
      N2: 0-11b 0-16b 0-24b
      N3: 0-26b 0-31b 0-36b 1-02b
      N4: 1-07b 1-09b 1-12b
      N5: 1-17b 1-19b`).effect('S', 'moveHorizontal')
    for (let actions = 0; s.asked.startsWith('S effect'); actions++) {
      expect(actions).toBeLessThanOrEqual(100)
      s.play(`S: ${s.choices('S').at(-1)}`)
    }
    expect(s.asked).toBe('S deployment')
  })

  test('SF-6.10 a battle over full boards is as long as its markers, and stops where an effect is uncovered', () => {
    // High stacks of strong lower halves on both sides: every column takes about ten damage, every fall uncovers an effect.
    const stacks = (board: string): string => `
      ${board}1: 0-24 1-09 2-33 3-89
      ${board}3: 0-31 1-29 2-99 3-05
      ${board}5: 0-61 1-37 2-14 3-30`
    const s = scene(`${stacks('S')}${stacks('N')}`).play('S: pass', 'N: pass', 'S: shift =')
    const before = s.events.length
    s.play('S: order >')
    let stops = 0
    for (; /^[SN] (effect|first)/.test(s.asked); stops++) s.play(`${s.asked[0]}: ${s.choices(s.asked[0])[0]}`)
    expect(stops).toBe(4)
    expect(s.asked).toMatch(/deployment/)
    expect(s.happened('destroyed').length).toBe(10)
    expect(s.events.length - before).toBeLessThan(2 * s.happened('marked').length)
  })

  test('frames of a chain lie flat: one for each effect that waits, never one on another’s behalf', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S2: 1-12 0-16
      S hand: 3-40`).play('S: p 3-40 1', 'S: first l')
    for (let done = 0; done < 60; done++) {
      expect(s.table.pending.map(({ kind }) => kind)).toEqual(['deployment', 'effects', 'effect'])
      s.play('S: V S2.0')
    }
  })
})
