import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

const ATTACK = `
  1 A F11 F09 | B F05
  A hand A03 A08
  left 2`

describe('SN-6 Defence', () => {
  it.each([
    ['D01', 'A01', true],
    ['D01', 'A02', true],
    ['D01', 'A03', true],
    ['D01', 'A04', true],
    ['D01', 'A05', true],
    ['D02', 'A01', true],
    ['D02', 'A02', true],
    ['D02', 'A03', false],
    ['D02', 'A04', false],
    ['D02', 'A05', true],
    ['D03', 'A01', true],
    ['D03', 'A02', false],
    ['D03', 'A03', true],
    ['D03', 'A04', true],
    ['D03', 'A05', false],
  ])('SN-6.1: %s against %s: %s', (defence, attack, repels) => {
    const s = scene(`
      places Umaru Rauthak Dream
      1 A F11 | B F05
      A hand ${attack}
      B hand ${defence}
    `).play(`A: A ${attack}:a1.1xb1.1`)
    expect(s.choices('B')).toEqual(repels ? [`D ${defence}`, 'D-'] : ['D-'])
  })

  it('SN-6.2: nothing is compared, nobody is lost, attachments stay', () => {
    const s = scene(`
      1 A F11 R01 | B F05 R07 C01 F06
      A hand A03
      B hand D01
    `).play('A: A A03:a1.1xb1.1', 'B: D D01')
    expect([s.row('a1'), s.row('b1')]).toEqual(['F11 R01', 'F05 R07 C01 F06'])
    expect(s.happened('compared')).toEqual([])
  })

  it('SN-6.3: the defence card goes first, then the action card', () => {
    const s = scene(`${ATTACK}\nB hand D03`).play('A: A A03:a1.1xb1.1', 'B: D D03')
    expect(s.discard).toBe('D03 A03')
  })

  it('SN-6.4: the defender draws at once, before the attacker goes on', () => {
    const s = scene(`${ATTACK}\nB hand D03 F01`).play('A: A A03:a1.1xb1.1')
    const before = s.deck
    s.play('B: D D03')
    expect([s.deck, s.handSize('B'), s.deciding]).toEqual([before - 1, 2, 'A'])
    expect(s.happened('drawn')[0]).toMatchObject({ seat: 1, why: 'defence' })
    expect(s.log(0).at(-1)).toBe('+')
    expect(s.log(1).at(-1)).toBe('+T03')
  })

  it('SN-6.5: one answer for each attack, and none to an answer', () => {
    const s = scene(`${ATTACK}\nB hand D01 D01`).play('A: A A03:a1.1xb1.1', 'B: D D01')
    expect(s.deciding).toBe('A')
    expect(s.choices('B')).toEqual([])
    // The next attack is another one, and may be answered again.
    s.play('A: A A08:a1.1xb1.1')
    expect(s.choices('B')).toEqual(['D D01', 'D-'])
  })

  it('SN-6.6: the attacker sees the same whether or not the defender could repel', () => {
    const seen = ['D01', 'D02', 'F01'].map((held) => {
      const s = scene(`${ATTACK}\nB hand ${held}`).play('A: A A03:a1.1xb1.1')
      const asked = { view: s.view(0), events: s.events.map((event) => tellTo(event, 0)) }
      s.play('B: D-')
      return JSON.stringify([asked, s.view(0), s.events.map((event) => tellTo(event, 0))])
    })
    expect(new Set(seen).size).toBe(1)
  })

  it('SN-6.6: no window without a card in hand', () => {
    const s = scene(ATTACK).play('A: A A03:a1.1xb1.1')
    expect(s.happened('window')).toEqual([])
    expect(s.row('b1')).toBe('')
  })

  it('SN-6.7: the defender knows card, figures and totals before answering', () => {
    const s = scene(`
      1 A F11 | B F05~
      A hand A03
      B hand D01
    `).play('A: A A03:a1.1xb1.1')
    const view = s.view(1)
    expect(view.pending.at(-1)).toEqual({
      kind: 'defence',
      seat: 1,
      place: 0,
      attacker: 0,
      target: 0,
      wasDown: true,
    })
    expect(view.zones[4].cards.map(({ face }) => face)).toEqual([26])
    expect(s.refusal('B: D A03')).toBe('SN-6.1 notInHand')
  })

  it('SN-6.7: the turn goes on after the window, also from a saved table', () => {
    const s = scene(`${ATTACK}\nB hand D01 F01`).play('A: A A03:a1.1xb1.1')
    const saved = JSON.parse(JSON.stringify(s.table))
    expect(saved).toEqual(s.table)
    expect(s.play('B: D-', 'A: .').deciding).toBe('B')
  })
})
