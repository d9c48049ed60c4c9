import { AUDIENCE } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { CIVIL, MILITARY } from '../rules/ships.ts'
import { stackIn } from '../rules/zones.ts'
import { hiddenAboveBottom, shipsOnTable } from './count.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

describe('ST-5 Putting ships into sectors', () => {
  test('ST-5.1 a ship goes on top of the own stack, beside the stacks of others', () => {
    const s = scene('S1 A (Ki) [Fo] | B (Ro)\nS2 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@1', 'A: Wr:0').shows('S1 A (Ki) [Fo] [Wr] | B (Ro)')
  })

  test('ST-5.1 a warped ship lands on top as well', () => {
    const s = scene('S1 A [Sl]\nS2 A (Ki) [Fo]\nS3 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@3', 'A: Wr 1.1>2').shows('S1 –\nS2 A (Ki) [Fo] [Sl]')
  })

  test('ST-5.2 the first ship comes hidden or open, as the player likes', () => {
    const s = scene('S1 B (Fo)\nA hand Ki\nB hand Ki')
    expect(s.choices('A')).toEqual(['Ki@1~', 'Ki@1'])
    s.copy().play('A: Ki@1~').shows('S1 A (Ki) | B (Fo)')
    s.copy().play('A: Ki@1').shows('S1 A [Ki] | B (Fo)')
  })

  test('ST-5.3 a second ship must be open', () => {
    const s = scene('S1 A (Ki)\nS2 A [Fo]\nA hand Cr\nB hand Ki')
    expect(s.choices('A')).toEqual(['Cr@1', 'Cr@2'])
    expect(s.refusal('A: Cr@1~')).toBe('ST-5.3 mustBeOpen')
    expect(s.refusal('A: Cr@2~')).toBe('ST-5.3 mustBeOpen')
  })

  test('ST-5.4 once the own side is empty again, a ship may be hidden again', () => {
    const s = scene('S1 A (Ki) | B (Ro)\nS2 –\nA hand Cr Fo\nB hand Fo')
    s.play('A: Cr@2~', 'A: -')
    s.play('B: Fo@2~', 'B: !1=Ro', 'B: Ro xA1.1')
    expect(s.refusal('A: Fo@1~')).toBeNull()
    expect(s.refusal('A: Fo@2~')).toBe('ST-5.3 mustBeOpen')
  })

  test('ST-5.4 ships of opponents and partners do not count', () => {
    const s = scene('S1 B (Fo) [Wr] | C (Ki)\nA hand Ro\nB hand Ki', { mode: 'tandem' })
    s.play('A: Ro@1~', 'A: -').shows('S1 A (Ro) | B (Fo) [Wr] | C (Ki)')
  })

  test('ST-5.5 everybody sees the class of a hidden ship', () => {
    const s = scene('S1 A (Ki)\nS2 A (Fo)\nA hand Cr\nB hand Ki', { mode: 'trio' })
    for (const viewer of [0, 1, 2, 'audience'] as const) {
      const backs = [0, 1].map((sector) => s.view(viewer).zones[stackIn(3, sector, 0)].cards[0].back)
      expect(backs).toEqual([MILITARY, CIVIL])
    }
  })

  test('ST-5.6 an open ship stays open as long as it lies on the table', () => {
    for (const mode of ['duel', 'tandem'] as const) {
      let open = new Set<number>()
      let scenario = 1
      randomGame({ mode }, `open ships ${mode}`, ({ table }) => {
        const lying = [0, 1, 2, 3]
          .slice(0, mode === 'duel' ? 2 : 4)
          .flatMap((seat) => shipsOnTable(table, seat))
        const now = new Set(lying.filter((card) => table.cards.known[card] & AUDIENCE))
        if (table.scenario === scenario) {
          // A Mend may bring a lost ship back hidden: that is a new stay.
          const turnedDown = [...open].filter(
            (card) => lying.includes(card) && !now.has(card) && table.cards.once[card] === 0,
          )
          expect(turnedDown).toEqual([])
        }
        open = now
        scenario = table.scenario
      })
    }
  })

  test('ST-5.7 only the bottom ship of a stack is ever hidden', () => {
    for (const mode of ['duel', 'trio', 'quartet', 'tandem'] as const) {
      randomGame({ mode }, `bottoms ${mode}`, ({ table }) => expect(hiddenAboveBottom(table)).toEqual([]))
    }
  })

  test('ST-5.7 a table with a hidden ship on top of another is refused', () => {
    expect(() => scene('S1 A [Ki] (Fo)\nA hand Cr\nB hand Ki')).toThrow('stellar.table.hidden')
  })
})
