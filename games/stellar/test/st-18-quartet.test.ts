import { describe, expect, test } from 'vitest'
import { dealt, scene } from './scene.ts'

describe('ST-18 Four players, each alone', () => {
  test('ST-18.1 four seats with the ships and scenarios of the duel', () => {
    const s = dealt({ mode: 'quartet' })
    for (const owner of 'ABCD') {
      s.shows(`${owner} reserve Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Cr Fl Fl Ki Ki`)
    }
    s.shows('deck 24')
    for (let scenario = 1; scenario <= 4; scenario++) {
      s.shows(`scenario ${scenario}`)
      s.play(...[...'ABCD'].map((owner) => `${owner}: fleet`))
    }
    s.shows('deck 0\nover 0 0 0 0 won by ABCD')
  })

  test('ST-18.1 opposite seats are enemies here', () => {
    scene('S1 C (Ki)\nA hand Sl\nB hand Ki', { mode: 'quartet' })
      .play('A: Sl@1~')
      .shows('S1 A (Sl+C)\nC discard Ki+A')
  })

  test('ST-18.1 each player counts alone', () => {
    const s = scene('scenario 4\nS1(1:6) –\nA hand Ki\nB won 4:4\nC won 1:1\nD won 5:6', { mode: 'quartet' })
    s.play('A: Ki@1')
    expect(s.table.result).toEqual({ scores: [6, 4, 1, 6], winners: [0, 3] })
  })
})
