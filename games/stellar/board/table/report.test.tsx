import { drawnBoard } from '@sternentisch/grammar/test'
import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { StellarEvent } from '../../rules/events.ts'
import { stellar } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import { english, NAMES, play } from '../../test/drawn.ts'
import { stellarBoard } from '../index.ts'
import { NOTHING, remember } from './memory.ts'

interface Seen {
  readonly event: string
  readonly report: boolean
  readonly result: boolean
  readonly next: boolean
}

/** What is seen from the instant in which a scenario has been settled until the next begins. */
function settled(mode: 'duel' | 'tandem'): readonly Seen[] {
  let memory = NOTHING
  const seen: Seen[] = []
  const look = (table: Table, event: StellarEvent | null): void => {
    const view = stellar.view(table, 0)
    const told = event && tellTo(event, 0)
    memory = remember(memory, { view, event: told })
    if (memory.report.standing === null) return
    const moment = { view, event: told, memory }
    const text = drawnBoard(stellar, stellarBoard, { viewer: 0, moment, names: NAMES, speech: english })
    seen.push({
      event: event?.kind ?? 'rest',
      report: text.includes('st-report'),
      result: text.includes('st-over'),
      next: /starts? the next scenario/.test(text),
    })
  }
  look(play({ mode }, 'reports', look), null)
  return seen
}

describe.each(['duel', 'tandem'] as const)('how a scenario went: %s', (mode) => {
  const seen = settled(mode)

  it('ST-16.1: of the last one nothing is shown until the end of the match was told, and no other is announced', () => {
    const last = seen.findLastIndex(({ event }) => event === 'standing')
    expect(seen.slice(last)).toEqual([
      { event: 'standing', report: false, result: false, next: false },
      { event: 'over', report: false, result: false, next: false },
      { event: 'rest', report: true, result: true, next: false },
    ])
  })

  it('those before say at once who starts the next', () => {
    const standings = seen.filter(({ event }) => event === 'standing').slice(0, -1)
    expect(standings.map(({ report, next }) => report && next)).toEqual([true, true, true])
  })
})
