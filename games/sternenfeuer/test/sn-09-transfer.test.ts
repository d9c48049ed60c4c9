import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

describe('SN-9 Transfer', () => {
  it('SN-9.1: one own figure to another place, then the card is discarded', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 F12
      A hand T03
    `)
    expect(s.refusal('A: T T03:a1.1>1')).toBe('SN-9.1 samePlace')
    s.play('A: T T03:a1.1>2')
    expect([s.row('a1'), s.row('a2'), s.discard]).toEqual(['F12', 'F11', 'T03'])
  })

  it('SN-9.2: only the type of the destination matters', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11
      2 A F12
      A hand T01 T02
    `)
    expect(s.refusal('A: T T01:a1.1>2')).toBe('SN-9.2 outOfReach')
    expect(s.choices('A', 'T T01')).toEqual(['T T01:a2.1>1'])
    expect(s.choices('A', 'T T02')).toEqual(['T T02:a1.1>2', 'T T02:a1.1>3', 'T T02:a2.1>3'])
  })

  it('SN-9.3: ships reach planets, dream paths spheres, fold gates both', () => {
    const reach = (card: string) =>
      scene(`
        places Horon Umaru Dream
        3 A F11
        1 A F12
        A hand ${card}
      `).choices('A', 'T')
    expect(reach('T01')).toEqual(['T T01:a1.1>2', 'T T01:a3.1>1', 'T T01:a3.1>2'])
    expect(reach('T02')).toEqual(['T T02:a1.1>3'])
    expect(reach('T03')).toEqual(['T T03:a1.1>2', 'T T03:a1.1>3', 'T T03:a3.1>1', 'T T03:a3.1>2'])
  })

  it('SN-9.4: up stays up, down stays down', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11~ F12
      A hand T02 T03
      left 2
    `).play('A: T T02:a1.1>2', 'A: T T03:a1.1>2')
    expect(s.row('a2')).toBe('F11~ F12')
    expect(s.log(1)).toEqual(['T T02>a2.1', 'T T03>a2.2'])
  })

  it('SN-9.5: reinforcements travel along', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11~ R01 R06
      A hand T02
    `).play('A: T T02:a1.1>2')
    expect([s.row('a1'), s.row('a2')]).toEqual(['', 'F11~ R01 R06'])
  })

  it('SN-9.6: a journey changes neither readiness nor the day of placing', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 F12! F09~!
      3 B F05
      A hand T02 T03 R02 A03
      left 4
    `).play('A: T T02:a1.1>3', 'A: T T03:a1.1>3')
    expect(s.choices('A', 'A ')).toEqual(['A A03:a3.1xb3.1'])
    expect(s.choices('A', 'U')).toEqual([])
  })

  it('SN-9.7: nobody moves the figures of the other side', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 B F11
      A hand T03
    `)
    expect(s.choices('A', 'T')).toEqual([])
    expect(s.refusal('A: T T03:b1.1>2')).toBe('SN-9.7 notYours')
  })
})
