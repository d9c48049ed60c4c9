import { LANGS, readOptions, speechIn, tellTo } from '@sternentisch/kernel'
import { widthOf } from '@sternentisch/kernel/terminal'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import { randomGame } from '../test/random-game.ts'
import { attack, play, type Scene, scene } from '../test/scene.ts'
import { spacetraceText } from '../text/index.ts'
import { spacetraceTerminal as terminal } from './index.ts'

const page = { width: 80, colour: false, names: ['Anna', 'Bo'] }
const english = speechIn('en', [spacetraceText])
const options = (mode: Options['mode']) => readOptions<Options>(optionSchema, { mode }) as Options
const viewOf = (setting: Scene, viewer: 0 | 1 = 0) => spacetrace.view(scene(setting), viewer)

/** Gaps that were not filled, keys without a message, lines that are too long. */
function blemish(text: string): string | null {
  if (/\{\w|spacetrace\.\w|undefined|NaN/.test(text)) return text
  return text.split('\n').find((line) => widthOf(line) > page.width) ?? null
}

describe('Spacetrace in the terminal', () => {
  test('draws fleets by class, front first, with what is left of them', () => {
    const drawn = terminal.drawTable(
      viewOf({
        A: {
          base: 'fighter#4 10x0 90x1; lancer#5; cruiser#6',
          extra: 'patrol#7; mothership#8',
          hand: 'crews; crews',
          commander: 'ishida on 6',
        },
      }),
      english,
      page,
    )
    expect(drawn).toContain('Fighter#4 100×1/1 [10×0 90×1] ‖ Lancers#5 60×2/1')
    expect(drawn).toContain('Cruiser#6 1×120/100 (AP 100+20) ★Commodore Ishida')
    expect(drawn).toContain('A Anna: extra fleet')
    expect(drawn).toMatch(/crews\s+Trained Crews ×2\s+\+100\u00a0MP/)
    expect(drawn).toMatch(/> A Anna\s+1000\s+0\s+2/)
  })

  test('shows the AP that a card fires with now, and how it comes about (SP-11.7)', () => {
    const table = scene({
      A: { base: 'cruiser#4; fighter#5', hand: 'overdrive', commander: 'ishida on 4' },
    })
    const boosted = (copy: number, plus: number, times: number): void => {
      const card = table.cards.handle.indexOf(copy)
      table.plus[card] = plus
      table.times[card] = times
    }
    boosted(4, 5, 2)
    boosted(5, 0, 2)
    const drawn = terminal.drawTable(spacetrace.view(table, 1), english, page)
    expect(drawn).toContain('Cruiser#4 1×250/100 (AP (100+25)×2)')
    expect(drawn).toContain('Fighter#5 100×2/1 (AP 1×2)')
    expect(drawn).not.toContain('AP+')
  })

  test('shows the chain while it waits', () => {
    const table = scene({
      A: { base: 'fighter#4', hand: 'bombard', mp: 100 },
      B: { hand: 'counter', mp: 50 },
    })
    play(table, '* bombard')
    const view = spacetrace.view(table, 1)
    expect(terminal.drawTable(view, english, page)).toContain(
      'On the chain, last first: Long-Range Strike (A)',
    )
    expect(terminal.ask(view, english, page)).toBe('Bo, do you answer Long-Range Strike?')
    expect(terminal.ask(spacetrace.view(table, 0), english, page)).toBe('Bo may answer Long-Range Strike.')
  })

  test('numbers the moves, with what they do and what to look out for', () => {
    const view = viewOf({ A: { hand: 'fighter; crews', mp: 120 } })
    const listed = terminal.listMoves(view, spacetrace.actions(view), english, page)
    expect(listed).toMatch(/1 {2}> fighter {2}play Fighter: I, 100×1\/1, 120\u00a0MP/)
    expect(listed).toContain('done: end the turn 120\u00a0MP will expire.')
  })

  test('asks before a whole fleet is given away', () => {
    const table = scene({ A: { extra: 'patrol; cruiser; mothership#5', hand: 'reserve' } })
    play(table, '+ reserve')
    const view = spacetrace.view(table, 0)
    const mother = spacetrace.actions(view).find(({ card }) => card === 'mothership')!
    expect(terminal.needsConsent(mother, view)).toBe(true)
    expect(terminal.warnings(mother, view, english)).toEqual(['With the Mothership 2 more cards are lost.'])
  })

  test('a card can be typed by its name alone', () => {
    const view = viewOf({ A: { base: 'cruiser#4', hand: 'fighter; crews', mp: 200 } })
    expect(terminal.spellOut(view, 'Fighter')).toBe('> fighter')
    expect(terminal.spellOut(view, 'crews')).toBe('+ crews')
    expect(terminal.spellOut(view, 'mp')).toBe('mp')
    expect(terminal.spellOut(view, 'done')).toBe('done')
  })

  test('tells a battle shot by shot', () => {
    const table = scene({ A: { base: 'destroyer#4' }, B: { base: 'cruiser#5' } })
    const view = spacetrace.view(table, 0)
    const told = attack(table).flatMap(
      (event) => terminal.tellEvent(tellTo(event, 0), view, english, page) ?? [],
    )
    expect(told).toEqual([
      'Anna attacks.',
      'Battle 1: base fleet – base fleet.',
      'Row II: A-II* × B-III*',
      'Destroyer#4: 10 shots of 10. Cruiser#5 a wreck.',
      'Cruiser#5: 1 shot of 100. Destroyer#4 1×0 9×10.',
      'Row IV: A-IV* × B-IV*',
      'Wrecked: Cruiser#5 (Bo).',
    ])
  })

  test('previews an attack', () => {
    const view = viewOf({ A: { base: 'destroyer#4' }, B: { base: 'cruiser#5' } })
    expect(terminal.drawChart('preview', view, english, page)).toContain(
      'Destroyer#4: 10 shots of 10. Cruiser#5 a wreck.',
    )
  })

  test('tells who won, and by what', () => {
    const table = scene({ A: { base: 'battleship' }, B: { base: 'base 1x100', discard: 'patrol' } })
    attack(table)
    expect(terminal.tellResult(spacetrace.view(table, 0), english, page)).toBe(
      'Anna wins.\nAnna: 560 points, Base 1000\u00a0LP\nBo: 0 points, Base 0\u00a0LP',
    )
  })

  test.each(LANGS)('whole games are told without a blemish in 80 columns: %s', (lang) => {
    const speech = speechIn(lang, [spacetraceText])
    for (const mode of ['first', 'second', 'full'] as const) {
      let view = spacetrace.view(scene({}), 0)
      randomGame(
        options(mode),
        `told ${mode}`,
        ({ table, seat, actions }) => {
          view = spacetrace.view(table, seat)
          const texts = [
            terminal.drawTable(view, speech, page),
            terminal.ask(view, speech, page),
            terminal.listMoves(view, actions, speech, page) ?? '',
            ...(table.turn % 7 === 0
              ? terminal.charts.map((word) => terminal.drawChart(word, view, speech, page))
              : []),
          ]
          for (const text of texts) expect(blemish(text)).toBeNull()
        },
        (event) => {
          const line = terminal.tellEvent(tellTo(event, 0), view, speech, page)
          if (line && /\{\w|spacetrace\.\w|undefined/.test(line)) throw new Error(line)
        },
      )
    }
  })
})
