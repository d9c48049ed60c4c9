import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

const toBattle = (text: string) => {
  const s = scene(text)
  return s.table.initiative === 0 ? s.play('S: pass', 'N: pass') : s.play('N: pass', 'S: pass')
}

describe('Battle: shift and order', () => {
  test('SF-4.1 only the holder of the initiative shifts, by one sector or not at all', () => {
    const s = toBattle('initiative: N')
    expect(s.choices('N')).toEqual(['shift <', 'shift =', 'shift >'])
    expect(s.choices('S')).toEqual([])
    expect(s.refusal('S: shift <')).toBe('SF-4.1 notYourBattle')
    expect(s.refusal('N: order >')).toBe('SF-4.1 shiftFirst')
  })

  test.each([
    [3, 'S', ['shift =', 'shift >']],
    [-3, 'S', ['shift <', 'shift =']],
    [3, 'N', ['shift <', 'shift =']],
    [-3, 'N', ['shift =', 'shift >']],
    [2, 'S', ['shift <', 'shift =', 'shift >']],
  ])('SF-4.2 at offset %d the choices of %s are %j', (offset, board, choices) => {
    const s = toBattle(`
      offset: ${offset}
      initiative: ${board}`)
    expect(s.choices(board)).toEqual(choices)
  })

  test.each([
    ['S', '>', -1],
    ['S', '<', 1],
    ['N', '>', 1],
    ['N', '<', -1],
    ['N', '=', 0],
  ])('SF-4.3 %s shifting %s changes the offset by %d, and it stays', (board, to, change) => {
    const s = toBattle(`initiative: ${board}`).play(`${board}: shift ${to}`)
    expect(s.table.offset).toBe(change)
    expect(s.table.round).toBe(2)
  })

  test.each([
    ['>', [1, 3, 5]],
    ['<', [5, 3, 1]],
  ])('SF-4.4 with order %s the sectors fight in the order %j, each once', (to, order) => {
    const s = toBattle(`
      S1: 0-01b
      S3: 0-06b
      N5: 0-01b`).play('S: shift =')
    expect(s.choices('S')).toEqual(['order >', 'order <'])
    expect(s.refusal('S: shift =')).toBe('SF-4.4 orderNow')
    s.play(`S: order ${to}`)
    expect(s.happened('engagement').map(({ south }) => south + 1)).toEqual(order)
  })

  test('SF-4.4 nothing is asked where no facing sector has a fighter', () => {
    const s = toBattle(`
      S5: 0-01b
      offset: -1`).play('S: shift =')
    expect(s.asked).toContain('deployment')
    expect(s.happened('ordered')).toEqual([])
  })

  test('SF-4.5 sectors that face nobody take no part', () => {
    const s = toBattle(`
      S1: 0-01b
      S2: 0-06b
      N5: 0-01b
      offset: 1`).play('S: shift =', 'S: order >')
    expect(s.happened('engagement').map(({ south, north }) => [south, north])).toEqual([[1, 0]])
    s.shows('hull: 20 16')
  })
})
