import { describe, expect, test } from 'vitest'
import type { Options } from '../rules/options.ts'
import { type Scene, scene } from './scene.ts'

/** Sector 1 at the end of the scenario; A's last card goes to sector 2. */
function ended(sector: string, options: Partial<Options> = {}): Scene {
  const s = scene(`${sector}\nS2(1:1) –\nA hand Cr`, options).play('A: Cr@2')
  while (s.table.scenario === 1) s.play(`${s.deciding}: -`)
  return s
}

const ALL_OF_B = 'B reserve Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Cr Fl Fl Ki Ki'

describe('ST-15 After a sector is decided', () => {
  test('ST-15.1 the winner takes all solar cards, the bad ones too', () => {
    ended('S1(5:-5 4:4 1:6) B [Ro]').shows('A won 1:1\nB won 1:6 4:4 5:-5\nremoved –')
    ended('S1(5:-5) B [Ro]').shows('B won 5:-5')
  })

  test('ST-15.2 the winner’s ships there are spent', () => {
    ended('S1(4:4) B (Ki) [Fo]').shows('B discard Fo+* Ki+*')
  })

  test('ST-15.2 one shield in the sector brings all of them home', () => {
    ended('S1(4:4 2:1F) B (Ki) [Fo]').shows(`B discard –\n${ALL_OF_B}`)
  })

  test('ST-15.2 a shield helps only in its own sector', () => {
    ended('S1(2:1F) –').shows('A discard Cr+*')
  })

  test('ST-15.3 everybody else takes the ships there home', () => {
    ended('S1(4:4) A (Ki) | B (Fo) [Wr]').shows(`A discard Cr+* Ki+*\nB discard –\n${ALL_OF_B}`)
    ended('S1(2:1F) A (Ki) | B (Fo) [Wr]').shows(`A discard Cr+*\nB discard –\n${ALL_OF_B}`)
  })

  test('ST-15.3 ships lost during the scenario stay lost', () => {
    ended('S1(4:4) A (Ki)\nB discard Sl').shows('B discard Sl')
  })

  test('ST-15.4 without a winner the solar cards are removed and all ships go home', () => {
    const s = ended('S1(4:4 2:2F) A [Fo] | B [Fo]')
    s.shows(`removed 2:2F 4:4\nA won 1:1\nB won –\nB discard –\n${ALL_OF_B}`)
    s.shows('A reserve Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Fl Fl Ki Ki')
  })

  test('ST-15.5 sectors are settled in the order of their numbers', () => {
    const s = scene('S1 A [Ki]\nS2 –\nS3 B [Fo]\nA hand Cr').play('A: Cr@2')
    expect(s.happened('sector').map(({ sector, winner }) => [sector + 1, winner])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ])
  })
})
