import { describe, expect, test } from 'vitest'
import { attack, baseOf, play, refused, scene } from '../scene.ts'

describe('damage to the Base (Bomber Wing, Raiders; Long-Range Strike)', () => {
  test('works while the Base is not engaged', () => {
    const table = scene({ A: { base: 'bombers' }, B: { base: 'fighter' } })
    attack(table)
    expect(baseOf(table, 'B')).toBe(950)
  })

  test('once a battle, not once a ship', () => {
    const table = scene({ A: { base: 'raiders; bombers' }, B: { base: 'bulwark' } })
    const hits = attack(table).flatMap((event) => (event.kind === 'baseHit' ? [event.amount] : []))
    expect(hits).toEqual([50, 50])
  })

  test('not without its condition: jammed, or with its side finished before its turn', () => {
    const jammed = scene({ A: { base: 'raiders' }, B: { base: 'jamfrigate' } })
    attack(jammed)
    expect(baseOf(jammed, 'B')).toBe(1000)
    const late = scene({ A: { base: 'fighter; bombers' }, B: { base: 'patrol' } })
    attack(late)
    expect(baseOf(late, 'B')).toBe(1000)
  })

  test('not against the extra fleet, and never the own Base', () => {
    const table = scene({ A: { base: 'raiders' }, B: { base: 'patrol', extra: 'dock; mothership' } })
    const fights: string[] = []
    for (const event of attack(table, { B: 'before' })) {
      if (event.kind === 'battle') fights.push(`against ${event.fleets[1]}`)
      if (event.kind === 'baseHit') fights.push(`base ${'AB'[event.seat]}`)
    }
    expect(fights).toEqual(['against 1', 'against 0', 'base B'])
  })

  test('at its limits: it can end the game', () => {
    const table = scene({ A: { base: 'raiders' }, B: { base: 'bulwark; base 1x50' } })
    attack(table)
    expect(table.result?.winners).toEqual([0])
  })

  test('as a tactic: 80 from afar, only outside battles', () => {
    const table = scene({ A: { hand: 'bombard; crews', mp: 100 }, B: { base: 'fighter' } })
    play(table, '* bombard')
    expect([baseOf(table, 'B'), baseOf(table, 'A')]).toEqual([920, 1000])
    const battle = scene({ A: { base: 'patrol', hand: 'bombard', mp: 100 }, B: { base: 'fighter' } })
    play(battle, '!')
    expect(refused(battle, '* bombard')).toMatchObject({ rule: 'SP-6.1' })
  })
})
