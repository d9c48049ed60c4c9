import { describe, expect, test } from 'vitest'
import { winnersOf } from '../rules/score.ts'
import { dealt, scene } from './scene.ts'

describe('ST-16 Next scenario and game end', () => {
  test('ST-16.1 the next scenario starts one seat further left, with a new system', () => {
    const s = dealt({ mode: 'trio', firstSeat: 'seat1' }).shows('start B')
    s.play('A: fleet', 'B: fleet', 'C: fleet').shows('scenario 2\nstart C')
    s.play('A: fleet', 'B: fleet', 'C: fleet').shows('scenario 3\nstart A')
    expect(s.happened('scenario').map(({ start, sectors }) => [start, sectors.flat().length])).toEqual([
      [1, 10],
      [2, 10],
      [0, 10],
    ])
  })

  test('ST-16.1 the new start player takes the first turn', () => {
    const s = dealt({ firstSeat: 'seat0' }).play('A: fleet', 'B: fleet', 'A: fleet Ki', 'B: fleet Ki')
    s.shows('scenario 2\nturn B play')
  })

  test('ST-16.2 after the last scenario the won cards are added up', () => {
    const s = scene('scenario 4\nS1(1:6) –\nA hand Ki\nA won 4:4 5:-5\nB won 3:3F').play('A: Ki@1')
    s.shows('over 5 3 won by A')
    expect(s.table.result).toEqual({ scores: [5, 3], winners: [0] })
    expect(s.happened('over')).toHaveLength(1)
  })

  test('ST-16.2 scores can be negative, and ships count nothing', () => {
    const s = scene('scenario 4\nS1(5:-5) –\nA hand Ki\nB discard …\nB reserve –').play('A: Ki@1')
    s.shows('over -5 0 won by B')
  })

  test('ST-16.2 afterwards nobody decides and every move is refused', () => {
    const s = scene('scenario 4\nS1(5:-5) –\nA hand Ki').play('A: Ki@1')
    expect(s.deciding).toBe('')
    expect(s.choices('A')).toEqual([])
    expect(s.refusal('A: Ki@1')).toBe('ST-16.2 over')
  })

  test('ST-16.2 a game in trio is over one scenario earlier', () => {
    scene('scenario 3\nS1(1:6) –\nA hand Ki', { mode: 'trio' }).play('A: Ki@1').shows('over 6 0 0 won by A')
  })

  test('ST-16.3 the highest score wins, equal scores share', () => {
    expect(winnersOf([3, 7, 5], [0, 0, 0], 'shared')).toEqual([1])
    expect(winnersOf([7, 3, 7], [0, 9, 4], 'shared')).toEqual([0, 2])
    const s = scene('scenario 4\nS1(1:4) –\nA hand Ki\nB won 4:4').play('A: Ki@1')
    s.shows('over 4 4 won by AB')
  })

  test('ST-16.3 the larger reserve breaks a tie if that was agreed on', () => {
    expect(winnersOf([7, 3, 7], [1, 9, 4], 'shipsLeft')).toEqual([2])
    expect(winnersOf([7, 3, 7], [4, 9, 4], 'shipsLeft')).toEqual([0, 2])
    const s = scene('scenario 4\nS1(1:4) –\nA hand Ki\nB won 4:4', { tieBreak: 'shipsLeft' }).play('A: Ki@1')
    s.shows('over 4 4 won by B')
  })
})
