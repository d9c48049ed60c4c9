import { readFileSync } from 'node:fs'
import { kernelText, speechIn, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellarText } from '../../text/index.ts'
import { gallery } from '../gallery/states.ts'
import { stellarBoard } from '../index.ts'

const NAMES = ['You', 'Jonas', 'Miriam', 'Emil']
const speech = speechIn('en', [kernelText, stellarText])
const { table, events } = gallery.overTandem()
const lines = events.map(({ event }) => {
  const told = tellTo(event, 0)
  const words = stellarBoard.tell(told, 0, NAMES, speech, table.options)
  return { kind: event.kind, words, ...stellarBoard.stands?.(told) }
})

describe('the log of Stellar', () => {
  it('reads scenario by scenario', () => {
    const heads = lines.filter(({ as }) => as === 'head').map(({ words }) => words)
    for (const number of [2, 3, 4]) expect(heads.join('\n')).toContain(`Scenario ${number} begins`)
  })

  it('sets what follows from a ship under the line of that ship', () => {
    const fights = lines.findIndex(({ kind }) => kind === 'fight')
    expect(lines[fights]).toMatchObject({ as: 'step', rule: 'ST-7.6' })
    expect(lines.slice(0, fights).findLast(({ as }) => as === undefined)?.kind).toMatch(/played|revealed/)
  })

  it('names rules that the rulebook has', () => {
    const rules = new Set(readFileSync(new URL('../../rules.txt', import.meta.url), 'utf8').split(/\s+/))
    const named = new Set(lines.flatMap(({ rule }) => rule ?? []))
    expect(named.size).toBeGreaterThan(8)
    expect([...named].filter((rule) => !rules.has(rule))).toEqual([])
  })
})
