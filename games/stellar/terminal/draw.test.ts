import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { drawn, look, page, speeches, widest } from '../test/at-terminal.ts'
import { stellarTerminal as terminal } from './index.ts'

describe('the table', () => {
  const secret = {
    sectors: [
      {
        solar: ['4:3', { card: '3:2F', known: 'A' }],
        stacks: [['Sl~', 'Fo'], [{ card: 'Wr~', known: 'A' }]],
      },
      { solar: ['5:-5'], stacks: [[{ card: 'Ki~', known: 'B' }], ['Ro~', 'Me']] },
    ],
    players: [{ hand: ['Wr'], fleet: ['De', 'Fo'] }, { hand: ['Fl', 'Wr'] }],
  }

  it('shows a player the own ships and what was seen of others', () => {
    const text = drawn(secret, 0)
    expect(text).toMatch(/1 {2}Sun Gas:2F +\(Sl\) \[Fo\] +\(Wr\*\)/)
    expect(text).toMatch(/2 {2}Hole +\(Ki\*\) +\(c\) \[Me\]/)
    expect(text).toContain('Your hand: Wr Warp Ring')
    expect(text).toContain('Still in your pile: Fo De')
    expect(text).toMatch(/> A Anna +0 +\d+ +2, top civil +Wr +–/)
    expect(text).toMatch(/B Bruno +0 +\d+ +0 +c m +–/)
  })

  it('shows the other player, the audience and everybody what they know', () => {
    expect(drawn(secret, 1)).toMatch(/1 {2}Sun Gas +\(m\) \[Fo\] +\(Wr\*\)/)
    expect(drawn(secret, 'audience')).toMatch(/1 {2}Sun Gas +\(m\) \[Fo\] +\(c\)/)
    expect(drawn(secret, 'all')).toMatch(/2 {2}Hole:−5 +\(Ki\*\) +\(Ro\) \[Me\]/)
  })

  it('blurs a discard out of which a ship was fetched unseen (§7.3, C32)', () => {
    const blurred = {
      sectors: [{ solar: ['4:3'], stacks: [[{ card: 'Cr~', once: 'AB' }, 'Me']] }],
      players: [{ hand: ['Wr'], discard: [{ card: 'Sl', known: 'A' }, 'Ro'] }],
    }
    expect(drawn(blurred, 1)).toContain(
      'Anna, military: 1 in the discard + 1 under the Mend; among them Crusher, 1\n  unknown.',
    )
    expect(drawn(blurred, 1)).toMatch(/A Anna.*c 1×m/)
    expect(drawn(blurred, 0)).not.toContain('under the Mend')
    expect(drawn(blurred, 0)).toMatch(/A Anna.*Ro Sl/)
  })

  it('uses colour only as an extra', () => {
    const view = look(secret, 0)
    const plain = terminal.drawTable(view, speeches.en, page)
    const painted = terminal.drawTable(view, speeches.en, { ...page, colour: true })
    expect(painted).not.toBe(plain)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(painted.replace(/\u001b\[\d+m/g, '')).toBe(plain)
  })

  it.each([
    ['trio', 3, 9],
    ['quartet', 4, 8],
  ])('has room for everything in %s', (mode, players, sectors) => {
    const solar = ['1:1', '2:1', '3:2', '4:3', '5:4', '1:2', '2:2', '3:3', '4:4'].slice(0, sectors)
    const full = [['Sl~', 'Fo', 'Wr', 'Me', 'Ro', 'Ki', 'De'], ['Fo', 'Wr', 'Me'], [], ['Ro', 'Ro']]
    const crowded = {
      options: { mode },
      sectors: solar.map((card, at) => ({ solar: [card], stacks: at === 0 ? full.slice(0, players) : [] })),
      players: [{ hand: ['Cr'] }],
    }
    for (const lang of LANGS) {
      const text = terminal.drawTable(look(crowded, 0), speeches[lang], page)
      expect(widest(text)).toBeLessThanOrEqual(80)
      for (const ship of full[0].slice(1)) expect(text).toContain(`[${ship}]`)
      expect(text).toMatch(new RegExp(`^${sectors}  `, 'm'))
    }
  })
})
