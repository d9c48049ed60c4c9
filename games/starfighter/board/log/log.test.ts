import { readFileSync } from 'node:fs'
import { kernelText, speechIn, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { starfighterText } from '../../text/index.ts'
import { gallery } from '../gallery-states.ts'
import { starfighterBoard } from '../index.ts'

const NAMES = ['You', 'Jonas']
const speech = speechIn('en', [kernelText, starfighterText])
const { table, events } = gallery.over()
const told = events.map(({ event }) => tellTo(event, 0))
const lines = told.map((event) => ({
  event,
  words: starfighterBoard.tell(event, 0, NAMES, speech, table.options),
  ...starfighterBoard.stands?.(event),
}))

describe('the log of Starfighter', () => {
  it('reads round by round and sector by sector', () => {
    const heads = lines.filter(({ as }) => as === 'head').map(({ words }) => words)
    expect(heads).toContain('Round 2')
    expect(heads.join()).toMatch(/S\d against N\d: \d+ damage to S\d, \d+ to N\d\./)
  })

  it('names the cards that move, turn and are hit, as far as the viewer knows them', () => {
    const steps = lines.filter(({ event }) => ['moved', 'pivoted', 'marked'].includes(event.kind))
    expect(steps.length).toBeGreaterThan(10)
    for (const { words } of steps) expect(words).toMatch(/\d-\d+ [A-Z]|A back/)
    for (const { words } of steps) expect(words).not.toMatch(/[SN]\d\.\d/)
  })

  it('names rules that the rulebook has', () => {
    const rules = new Set(readFileSync(new URL('../../rules.txt', import.meta.url), 'utf8').split(/\s+/))
    const named = new Set(lines.flatMap(({ rule }) => rule ?? []))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((rule) => !rules.has(rule))).toEqual([])
  })
})
