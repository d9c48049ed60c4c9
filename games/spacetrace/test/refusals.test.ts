// Every refusal of a move names its rule; here those that no chapter's test has shown
import { LANGS, speechIn } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards, whyNoDeck } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { spacetraceText } from '../text/index.ts'
import { attack, fleet, play, refused, type Scene, scene } from './scene.ts'

const cases: readonly [string, Scene, readonly string[], string, string, string][] = [
  ['a card that is not held', {}, [], '> fighter', 'notInHand', 'SP-2.1'],
  [
    'a tactic that is not held',
    { A: { base: 'fighter', hand: 'crews' } },
    ['!'],
    '* muster',
    'notInHand',
    'SP-2.1',
  ],
  ['a move of the other phase', {}, [], 'o keep', 'mainPhase', 'SP-3.3'],
  ['no host for a commander', { A: { hand: 'brandt', mp: 90 } }, [], '> brandt', 'noHost', 'SP-7.2'],
  [
    'a host of another class',
    { A: { base: 'corvette; cruiser#5', hand: 'brandt', mp: 90 } },
    ['> brandt'],
    '@ cruiser#5',
    'notAHost',
    'SP-7.2',
  ],
  ['no target at all', { A: { base: 'base', hand: 'rift', mp: 300 } }, [], '* rift', 'noTarget', 'SP-6.2'],
  [
    'no sacrifice for a tactic',
    { A: { hand: 'scuttle', mp: 90 }, B: { base: 'fighter' } },
    [],
    '* scuttle',
    'noSacrifice',
    'SP-5.3',
  ],
  [
    'a pass for a battle outside one',
    { A: { hand: 'patrol', mp: 60 }, B: { hand: 'crews' } },
    ['> patrol'],
    '..',
    'noSuchPass',
    'SP-6.7',
  ],
  [
    'something else than an answer',
    { A: { hand: 'bombard', mp: 100 }, B: { hand: 'crews' } },
    ['* bombard'],
    'done',
    'answerOrPass',
    'SP-6.3',
  ],
  [
    'something else than a sacrifice',
    { A: { base: 'cruiser', hand: 'dreadnought', mp: 190 } },
    ['> dreadnought'],
    'done',
    'sacrificeFirst',
    'SP-4.5',
  ],
  [
    'something else than a target',
    { A: { base: 'cruiser 1x5', hand: 'repairs' } },
    ['* repairs'],
    'done',
    'aimFirst',
    'SP-4.5',
  ],
  [
    'another card than the copy is',
    { A: { base: 'cruiser#5 1x5', hand: 'repairs' } },
    ['* repairs'],
    '@ fighter#5',
    'otherCard',
    'SP-6.2',
  ],
  [
    'a card that pays for nothing',
    { A: { hand: 'fighter; patrol; veterans' } },
    ['> fighter'],
    '> patrol',
    'payFirst',
    'SP-4.5',
  ],
  [
    'a copy that is not there',
    { A: { base: 'fighter', extra: 'mothership' } },
    [],
    '~ fighter#99',
    'notYours',
    'SP-14.5',
  ],
  ['a card that stays', { A: { extra: 'mothership#5' } }, [], '~ mothership#5', 'mothershipStays', 'SP-14.1'],
  ['taking back what was not said', {}, [], '.x', 'nothingToRecall', 'SP-6.7'],
  ['anything but an order', { A: { base: 'fighter; patrol' } }, ['!'], 'done', 'orderFirst', 'SP-9.5'],
]

describe('refusals', () => {
  test.each(cases)('%s', (_, setting, moves, move, code, rule) => {
    const table = scene(setting)
    play(table, ...moves)
    expect(refused(table, move)).toMatchObject({ code: `spacetrace.${code}`, rule })
  })

  test('watchers, other seats, and a game that is over', () => {
    const table = scene({ A: { base: 'battleship' }, B: { base: 'base 1x10' } })
    expect(refused(table, '!', 'audience')).toMatchObject({ code: 'watching' })
    expect(refused(table, '!', 1)).toMatchObject({
      code: 'spacetrace.notYou',
      rule: 'SP-3.1',
      params: { seat: 'A' },
    })
    expect(refused(table, '!', 2)).toMatchObject({ code: 'noSuchSeat' })
    attack(table)
    expect(refused(table, '!', 0)).toMatchObject({ code: 'spacetrace.over', rule: 'SP-16.1' })
  })

  test('a payment that would take what is needed is refused with the reason', () => {
    const table = scene({ A: { base: 'cruiser#5', hand: 'ishida; reserve; recruits; recruits' } })
    play(table, '> ishida', '@ cruiser#5')
    expect(refused(table, '+ reserve')).toMatchObject({ code: 'spacetrace.paymentNeedsShip', rule: 'SP-4.5' })
  })

  test('where several copies could be meant, it is asked which, and they are named', () => {
    const table = scene({
      A: { base: 'fighter#5; fighter#6; cruiser#7', extra: 'mothership' },
      B: { base: 'fighter#8; cruiser' },
    })
    const which = refused(table, '~ fighter')!
    expect(which).toMatchObject({
      code: 'spacetrace.whichCopy',
      params: { moves: '~ fighter#5, ~ fighter#6' },
    })
    const said = LANGS.map((lang) => speechIn(lang, [spacetraceText]).explain(which))
    expect(said).toEqual([
      'Which “Fighter”? ~ fighter#5, ~ fighter#6',
      'Welche Karte „Jäger“? ~ fighter#5, ~ fighter#6',
      'Quelle carte «\u00a0Chasseur\u00a0»\u202f? ~ fighter#5, ~ fighter#6',
    ])
    // Of two cruisers on the table only one is the player's to move; and once a fighter has moved, the other is meant.
    play(table, '~ cruiser', '~ fighter#5', '~ fighter')
    expect(fleet(table, 'A', 1)).toBe('fighter 100x1; fighter 100x1; cruiser 1x100; mothership 1x300')
    expect(refused(table, '~ fighter')).toMatchObject({ code: 'spacetrace.movedAlready' })
    expect(refused(table, '~ fighters')).toMatchObject({
      code: 'spacetrace.deck.unknown',
      params: { card: 'fighters' },
    })
  })

  test('the same for orders, targets and sacrifices', () => {
    const both = 'fighter#5; fighter#6'
    const ordered = scene({ A: { base: both } })
    play(ordered, '!')
    expect(refused(ordered, 'o fighter')).toMatchObject({ params: { moves: 'o fighter#5, o fighter#6' } })
    const given = scene({ A: { base: both, hand: 'reserve' } })
    play(given, '+ reserve')
    expect(refused(given, '/ fighter')).toMatchObject({ params: { moves: '/ fighter#5, / fighter#6' } })
    const aimed = scene({ A: { hand: 'rift', mp: 220 }, B: { base: both } })
    play(aimed, '* rift')
    expect(refused(aimed, '@ fighter')).toMatchObject({ params: { moves: '@ fighter#5, @ fighter#6' } })
  })

  test('classes are written in Roman numerals', () => {
    const refusal = refused(scene({ A: { hand: 'ishida', mp: 80 } }), '> ishida')!
    const said = LANGS.map((lang) => speechIn(lang, [spacetraceText]).explain(refusal))
    for (const each of said) expect(each).toMatch(/\bIII\b/)
  })

  test('cards are called by name, in the language of whoever reads', () => {
    const dear = refused(scene({ A: { hand: 'heavycruiser' } }), '> heavycruiser')!
    const said = LANGS.map((lang) => speechIn(lang, [spacetraceText]).explain(dear))
    expect(said[0]).toMatch(/^“Heavy Cruiser” costs 120\u00a0MP/)
    expect(said[1]).toMatch(/^„Schwerer Kreuzer“ kostet 120\u00a0MP/)
    expect(said[2]).toMatch(/^«\u00a0Croiseur lourd\u00a0» coûte 120 MP/)
    const deck = whyNoDeck(cards, 'first', { heavycruiser: 3 })!
    expect(speechIn('de', [spacetraceText]).explain(deck)).toContain(
      '„Schwerer Kreuzer“ darf höchstens 1-mal',
    )
  })

  test('a refused move leaves no trace, and reads well in every language', () => {
    for (const [, setting, moves, move] of cases) {
      const table = scene(setting)
      play(table, ...moves)
      const before = JSON.stringify(table)
      const refusal = refused(table, move)!
      expect(JSON.stringify(table)).toBe(before)
      for (const lang of LANGS) {
        const speech = speechIn(lang, [spacetraceText])
        expect(speech.explain(refusal)).not.toMatch(/[{}#]|spacetrace\./)
        expect(speech.find(`spacetrace.rule.${refusal.rule}`), refusal.rule ?? '').not.toBeNull()
      }
    }
    expect(spacetrace.version).toBe('1.3.0')
  })
})
