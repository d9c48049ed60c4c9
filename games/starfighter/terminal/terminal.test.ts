import { isRefusal, LANGS, speechIn, tellTo } from '@sternentisch/kernel'
import { widthOf } from '@sternentisch/kernel/terminal'
import { describe, expect, test } from 'vitest'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import { MODES } from '../rules/options.ts'
import { randomGame } from '../test/random-game.ts'
import { dealt, scene } from '../test/scene.ts'
import { starfighterText } from '../text/index.ts'
import { starfighterTerminal as terminal } from './index.ts'

const page = { width: 80, colour: false, names: ['Anna', 'Bo'] }
const en = speechIn('en', [starfighterText])

/** Everything that the terminal would print for one viewer of a table. */
function printed(table: Parameters<typeof starfighter.view>[0], viewer: 0 | 1 | 'all', lang = en): string {
  const view = starfighter.view(table, viewer)
  const actions = starfighter.actions(view)
  return [
    terminal.drawTable(view, lang, page),
    terminal.ask(view, lang, page),
    terminal.listMoves(view, actions, lang, page) ?? '',
    ...actions.map((action) => terminal.describeAction(action, view, lang)),
    ...terminal.charts.map((chart) => terminal.drawChart(chart, view, lang, page)),
    terminal.explainTyping(view, lang, page),
    ...(table.result ? [terminal.tellResult(view, lang, page)] : []),
  ].join('\n')
}

describe.each(LANGS)('The terminal in %s', (lang) => {
  const speech = speechIn(lang, [starfighterText])

  test.each(MODES)('whole matches fit into 80 columns and leave no gap: %s', (mode) => {
    const events: StarfighterEvent[] = []
    const look = (table: Parameters<typeof starfighter.view>[0]): void => {
      for (const viewer of [0, 1, 'all'] as const) {
        const text = printed(table, viewer, speech)
        expect(text).not.toMatch(/starfighter\.|\{\w|undefined|NaN/)
        const drawn = terminal.drawTable(starfighter.view(table, viewer), speech, page).split('\n')
        for (const line of drawn) expect(widthOf(line), line).toBeLessThanOrEqual(80)
      }
      const view = starfighter.view(table, 0)
      for (const event of events.splice(0)) {
        const line = terminal.tellEvent(tellTo(event, 0), view, speech, page) ?? ''
        expect(line).not.toMatch(/starfighter\.|\{\w|undefined|NaN/)
      }
    }
    let moves = 0
    const ultimatePool = lang === 'de' ? ('draft' as const) : ('full' as const)
    const end = randomGame(
      { mode, ultimatePool, damageInsideCard: 'ownerChooses' },
      `terminal ${mode} ${lang}`,
      ({ table }) => {
        if (moves++ % 3 === 0) look(table)
      },
      (event) => events.push(event),
    )
    look(end)
  })
})

describe('The table in the terminal', () => {
  test('is drawn in strips, with the boards against each other', () => {
    const s = scene(`
      S1: 0-26b 1-12 3-10'
      S3: 2-43{u1,s2}
      N1: 0-31 1-07{u1}
      N3: 0-06b
      offset: 1`)
    const lines = terminal.drawTable(s.view(0), en, page).split('\n')
    const board = lines.slice(6, 19).map((line) => line.trimEnd())
    expect(board).toEqual([
      '             N1           N2           N3           N4           N5',
      '             0-31 +       ·◇           ?b           ·◇           ·◇',
      '             1-07 V       ·            ▲2 ◇         ·            ·',
      '             ▲2-1         ·            ·            ·            ·',
      '             ·                         ·                         ·',
      '',
      '             ▼2 ▲0        ▼0 ▲3        ▼2 ▲0        ▼0 ▲0',
      '',
      '▲1+          ·            ·            ·            ·',
      "3-10' ▲1H    ·            ·            ·            ·",
      '1-12 ▲1      ·            ▲2-1         ·            ·',
      '0-26b        ·◇           2-43 ▲1S1    ·◇           ·◇',
      'S1           S2           S3           S4           S5',
    ])
  })

  test('shows a hand to its owner only', () => {
    const s = scene('S hand: 3-10')
    expect(terminal.drawTable(s.view(0), en, page)).toContain('3-10 Naos')
    for (const viewer of [1, 'audience'] as const)
      expect(terminal.drawTable(s.view(viewer), en, page)).not.toContain('Naos')
  })

  test('says what waits in a chain', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S hand: 3-25`).play('S: p 3-25 1')
    expect(terminal.drawTable(s.view(1), en, page)).toContain('Waiting: Hit enemy cruiser (S1), Pivot (S1)')
    expect(terminal.ask(s.view(0), en, page)).toBe('Anna, which effect comes first?')
    expect(terminal.ask(s.view(1), en, page)).toBe('Anna chooses which effect comes first.')
    s.play('S: first l')
    expect(terminal.ask(s.view(0), en, page)).toContain('carry out: Pivot (S1). Turn any card by 180°')
  })

  test('lists moves into sectors as a chart, others line by line', () => {
    const s = scene(`
      S2: 0-01
      S hand: 1-02`)
    const list = terminal.listMoves(s.view(0), starfighter.actions(s.view(0)), en, page)!
    expect(list.split('\n').slice(0, 4)).toEqual([
      '              to sector  1  2  3  4  5',
      '  1-02 Phact  back       1  3  4  5  6',
      '              front      ·  2  ·  ·  ·',
      '  7  pass  pass',
    ])
  })

  test('asks before one passes with cards in hand, or destroys a card of one’s own', () => {
    const s = scene('S1: 0-01\n N1: 0-06')
    const consent = (text: string, from = s): boolean => {
      const action = starfighter.read(from.view(0), text)
      return !isRefusal(action) && terminal.needsConsent(action, from.view(0))
    }
    expect(consent('pass')).toBe(true)
    const destroying = s.copy().effect('S', 'destroy')
    expect(consent('X S1.0', destroying)).toBe(true)
    expect(consent('X N1.0', destroying)).toBe(false)
  })

  test('a secret cruiser is not told', () => {
    const s = dealt({ mode: 'ultimate' }).play('S: cruiser hestia')
    const told = (viewer: 0 | 1): string =>
      s.events.map((event) => terminal.tellEvent(tellTo(event, viewer), s.view(viewer), en, page)).join('\n')
    expect(told(0)).toBe('Anna commands Hestia.')
    expect(told(1)).toBe('Anna has chosen a cruiser.')
    expect(terminal.drawTable(s.view(1), en, page)).not.toContain('Hestia')
  })

  test('the end is told by what decided it', () => {
    const end = (hull: string, more = ''): string => {
      const s = scene(`hull: ${hull}\n ${more}`).play('S: pass', 'N: pass', 'S: shift =')
      return terminal.tellResult(s.view('all'), en, page)
    }
    expect(end('3 -2')).toBe('Anna wins with 3 hull against −2.')
    expect(end('0 0', 'N hand: 0-01 0-06')).toBe('Both have 0 hull; Bo wins with 2 cards against 1.')
    expect(end('0 0')).toBe('A draw: both have 0 hull and as many cards.')
  })
})
