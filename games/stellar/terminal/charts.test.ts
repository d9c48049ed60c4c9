import { describe, expect, it } from 'vitest'
import { look, page, speeches } from '../test/at-terminal.ts'
import { stellarTerminal as terminal } from './index.ts'

describe('the matrix', () => {
  it('is drawn from the one the table plays with', () => {
    const chart = (combatMatrix: string): string =>
      terminal.drawChart(
        'matrix',
        look({ options: { combatMatrix }, players: [{ hand: ['Sl'] }], sectors: [{ solar: ['2:1'] }] }, 0),
        speeches.en,
        page,
      )
    expect(chart('apexSpy')).toMatch(/Ki Kite +\+ +− +− +− +×/)
    expect(chart('fiveCycle')).toMatch(/Ki Kite +− +\+ +− +\+ +×/)
    expect(chart('rammingKite')).toMatch(/Ki Kite +× +× +× +× +×/)
  })
})
