import { isRefusal, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { movesOf, optionsOf, play, refused, scene } from './scene.ts'

describe('notation', () => {
  test('every action of random games is read back as itself', () => {
    for (const mode of ['first', 'second', 'full'] as const) {
      const random = randomFrom(seedFrom(`notation ${mode}`))
      const table = spacetrace.deal(
        optionsOf({ mode, deckSource: 'preset', deckA: 'usual', deckB: 'usual' }),
        random,
      )
      const whims = random.stream('whims')
      for (let moves = 0; moves < 150; moves++) {
        const [seat] = spacetrace.deciding(table)
        if (seat === undefined) break
        const view = spacetrace.view(table, seat)
        const actions = spacetrace.actionsAt(table, seat)
        for (const action of actions) expect(spacetrace.read(view, spacetrace.write(action))).toBe(action)
        spacetrace.play(table, seat, actions[whims.below(actions.length)], random)
      }
    }
  })

  test('one move a line, as in the specification', () => {
    const table = scene({
      A: { base: 'cruiser#4', extra: 'mothership', hand: 'crews; fighter; ishida; muster', mp: 200 },
    })
    expect(movesOf(table)).toEqual([
      '> fighter',
      '+ crews',
      '* muster',
      '> ishida',
      '-3 mp',
      '-3 card',
      '~ cruiser#4',
      '!',
      'done',
    ])
  })

  test('a copy need not be numbered where only one can be meant', () => {
    const table = scene({ A: { base: 'cruiser#4 1x5', hand: 'repairs' }, B: { base: 'cruiser' } })
    play(table, '* repairs', '@ cruiser')
    const two = scene({ A: { base: 'cruiser#4 1x5; cruiser#5 1x7', hand: 'repairs' } })
    play(two, '* repairs')
    expect(refused(two, '@ cruiser')).toMatchObject({ code: 'spacetrace.whichCopy', rule: null })
  })

  test('spaces do not matter, nonsense is refused without a rule', () => {
    const table = scene({ A: { hand: 'fighter', mp: 200 } })
    expect(isRefusal(spacetrace.read(spacetrace.view(table, 0), '  >   fighter '))).toBe(false)
    expect(isRefusal(spacetrace.read(spacetrace.view(table, 0), '>fighter'))).toBe(false)
    for (const text of [
      '',
      'fighter',
      '+ fighter',
      '> fighter#7',
      '-4 mp',
      'o',
      '@',
      '~ fighter#1234',
      '....',
    ])
      expect(refused(table, text), text).toMatchObject({ code: 'spacetrace.notation', rule: null })
    expect(refused(table, '> starship')).toMatchObject({ code: 'spacetrace.deck.unknown', rule: null })
  })

  test('parts name cards, copies and choices', () => {
    const table = scene({ A: { base: 'cruiser#4', extra: 'mothership', hand: 'crews; fighter; battleship' } })
    const parts = spacetrace.actionsAt(table, 0).map(spacetrace.parts)
    expect(parts).toEqual([
      ['crews'],
      ['trade', 'mp'],
      ['trade', 'card'],
      ['cruiser#4', 'move'],
      ['attack'],
      ['done'],
    ])
  })

  test('what happened is written for the log, secrets left out', () => {
    const table = scene({ A: { base: 'destroyer#4' }, B: { base: 'cruiser#5' } })
    const lines = play(table, '!').flatMap((event) => spacetrace.writeEvent(event as never) ?? [])
    expect(lines).toEqual([
      ': row II A-II* B-III*',
      ': destroyer#4 10x10 | cruiser#5 1x0',
      ': cruiser#5 1x100 | destroyer#4 1x0 9x10',
      ': row IV A-IV* B-IV*',
      ': discard cruiser#5',
    ])
  })
})
