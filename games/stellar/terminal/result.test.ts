import type { Seat } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { look, page, speeches } from '../test/at-terminal.ts'
import { stellarTerminal as terminal } from './index.ts'

describe('the result', () => {
  const ended = (options: object, scores: number[], winners: number[]): string => {
    const view = look({ options, sectors: [{ solar: ['2:1'] }], players: [{ hand: ['Sl'] }] }, 'all')
    const over = { ...view, result: { scores, winners: winners as Seat[] } }
    const names = ['Anna', 'Bruno', 'Cleo', 'Dieter']
    return terminal.tellResult(over, speeches.en, { ...page, names }).split('\n')[0]
  }

  it('says how it came about', () => {
    expect(ended({}, [31, 28], [0])).toBe('Anna wins with 31 points.')
    expect(ended({}, [30, 30], [0, 1])).toBe('Anna and Bruno share the win with 30 points each.')
    expect(ended({ tieBreak: 'shipsLeft' }, [30, 30], [1])).toBe(
      'Scores are equal; 16 ships in the reserve decide for Bruno.',
    )
    expect(ended({ mode: 'tandem' }, [21, 9, 4, 8], [1, 3])).toBe(
      'Bruno and Dieter win: their lower score 8 counts, against 4.',
    )
    expect(ended({ mode: 'tandem' }, [8, 9, 9, 8], [0, 1, 2, 3])).toBe('A draw: both teams count 8.')
    expect(ended({ mode: 'tandem', tandemTie: 'higherScore' }, [8, 9, 12, 8], [0, 2])).toBe(
      'Anna and Cleo win: both teams count 8, but their better member has 12.',
    )
  })
})
