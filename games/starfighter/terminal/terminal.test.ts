import { isRefusal, LANGS, randomFrom, type Seat, seedFrom, speechIn, tellTo } from '@sternentisch/kernel'
import { widthOf } from '@sternentisch/kernel/terminal'
import { describe, expect, test } from 'vitest'
import { mustHurt } from '../reading/harm.ts'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import { MODES } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { randomGame } from '../test/random-game.ts'
import { dealt, scene } from '../test/scene.ts'
import { starfighterText } from '../text/index.ts'
import { starfighterTerminal as terminal } from './index.ts'

const page = { width: 80, colour: false, names: ['Anna', 'Bo'] }
const en = speechIn('en', [starfighterText])

/** Plays an action and whatever its player may choose in the chain; answers whether it hurt that player. */
function hurtBy(table: Table, seat: Seat, action: Action, way: number): boolean {
  const luck = randomFrom(seedFrom(`hurt ${way}`))
  const draws = luck.stream('way')
  let isHurt = false
  const tell = (event: StarfighterEvent): void => {
    if (['hull', 'destroyed', 'marked'].includes(event.kind) && 'seat' in event && event.seat === seat)
      isHurt = true
  }
  starfighter.play(table, seat, action, luck, tell)
  while (!isHurt && table.pending.at(-1)?.seat === seat && table.pending.at(-1)?.kind.startsWith('effect')) {
    const open = starfighter.actionsAt(table, seat)
    starfighter.play(table, seat, open[draws.below(open.length)], luck, tell)
  }
  return isHurt
}

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

  describe('before a play whose chain must hurt one’s own side', () => {
    const asked = (text: string, move: string, mode: 'training' | 'skirmish' = 'skirmish') => {
      const view = scene(text, { mode }).view(0)
      const action = starfighter.read(view, move)
      if (isRefusal(action)) throw new Error(action.code)
      return [terminal.needsConsent(action, view), ...terminal.warnings(action, view, en)]
    }
    const hits = 'This card hits your own cruiser.'
    const whatever = 'Whatever you choose in the chain, this hurts your own side.'

    test('it is asked: a card that hits its own cruiser', () => {
      expect(asked('S hand: 0-31', 'p 0-31 1')).toEqual([true, hits])
      expect(asked('S hand: 0-31', 'b 0-31 1')).toEqual([false])
    })

    test('it is asked: no target but one’s own', () => {
      const own = 'S1: 0-01b 0-06b\n S hand: 2-13'
      expect(asked(own, 'p 2-13 1')).toEqual([true, whatever])
      expect(asked(`${own}\n N1: 0-11b`, 'p 2-13 1')).toEqual([false])
      expect(asked('S hand: 0-56', 'p 0-56 1')).toEqual([true, whatever])
      expect(asked('S hand: 0-56\n N1: 0-11b', 'p 0-56 1')).toEqual([false])
    })

    test('it is not asked where a choice keeps the harm away (SC-8), but it is said', () => {
      expect(asked('S hand: 0-86', 'p 0-86 1')).toEqual([false, hits])
    })

    test('it is not asked where it is for the opponent to choose', () => {
      expect(asked('S1: 0-01b 0-06b\n N1: 0-71 0-11b\n S hand: 2-13', 'p 2-13 1')).toEqual([false])
    })

    test('is true to what can come of it, in whole matches', () => {
      let seen = 0
      for (const mode of ['training', 'skirmish'] as const)
        randomGame({ mode }, `harm ${mode}`, ({ table, seat, actions }) => {
          const view = starfighter.view(table, seat)
          for (const action of actions) {
            if (action.kind !== 'play' || !mustHurt(view, action)) continue
            seen++
            for (let way = 0; way < 5; way++)
              expect(hurtBy(starfighter.copy(table), seat, action, way)).toBe(true)
          }
        })
      expect(seen).toBeGreaterThan(5)
    })
  })

  test('covered halves and the fronts of one’s own backs can be looked up (SF-8.3)', () => {
    const s = scene(`
      S1: 0-26b 1-12 3-10'
      N3: 0-06b 1-07`)
    const chart = (viewer: 0 | 1 | 'audience') =>
      terminal
        .drawChart('halves', s.view(viewer), en, page)
        .split('\n')
        .map((line) => line.trimEnd())
    expect(chart(0)).toEqual([
      'The cards in play as printed, upper ones first; what is covered is in ( ).',
      '                      towards the opponent  towards the owner',
      'N       Bo',
      '  N3.1  1-07 Merak    ▲3                    Vertical move',
      '  N3.0  ?b            (▲2)                  –',
      'S       Anna',
      "  S1.2  3-10' Naos    ▲1 Draw               ▲1 Horizontal move",
      '  S1.1  1-12 Hamal    (▲2 Vertical move)    ▲1',
      '  S1.0  0-26b Mimosa  (▲2)                  –',
      '          its front   (▲2)                  (Horizontal move)',
    ])
    expect(chart(1).join('\n')).toContain('0-06b')
    expect(chart(1).join('\n')).not.toContain('0-26')
    expect(chart('audience').join('\n')).not.toMatch(/0-26|0-06/)
    expect(terminal.drawChart('halves', scene('').view(0), en, page)).toBe('No card is in play.')
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
