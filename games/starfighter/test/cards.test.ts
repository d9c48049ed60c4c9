import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { addCards, cardSets, cards, readCards } from '../cards/index.ts'
import file from '../cards/starfighter.json' with { type: 'json' }
import { starfighter } from '../rules/game.ts'
import { randomGame } from './random-game.ts'
import { dealt, settings } from './scene.ts'

const halves = cards.cards.flatMap(({ upper, lower }) => [upper, lower])
const card = (id: string) => cards.cards.find((each) => each.id === id)!

describe('The built-in set (§10.3)', () => {
  test('a hundred cards, numbered once each, the first forty green', () => {
    expect(cards.cards.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    expect(new Set(cards.cards.map(({ name }) => name)).size).toBe(100)
    expect(cards.cards.every(({ number, colour }) => colour === (number <= 40 ? 'green' : 'blue'))).toBe(true)
  })

  test('green cards know only what Training knows', () => {
    const known = cards.effects.filter(({ modes }) => modes.includes('training')).map(({ id }) => id)
    for (const { colour, upper, lower } of cards.cards) {
      if (colour === 'blue') continue
      for (const half of [upper, lower]) {
        expect(half.shields).toBe(0)
        expect(half.forceField).toBe(false)
        for (const effect of half.effects) expect(known).toContain(effect)
      }
    }
  })

  test('SF-6.31 no face has shields and a force field, two of either, or an effect twice', () => {
    for (const { upper, lower } of cards.cards) {
      const protections = [upper.shields, lower.shields, upper.forceField, lower.forceField].filter(Boolean)
      expect(protections.length).toBeLessThanOrEqual(1)
      expect(upper.effects.some((effect) => lower.effects.includes(effect))).toBe(false)
    }
    for (const { effects, shields, forceField } of halves)
      expect(effects.length + Number(shields > 0) + Number(forceField)).toBeLessThanOrEqual(1)
  })

  test('every front has one to four fighters, the back two above', () => {
    for (const { upper, lower } of cards.cards) {
      expect(upper.fighters + lower.fighters).toBeGreaterThanOrEqual(1)
      expect(upper.fighters + lower.fighters).toBeLessThanOrEqual(4)
    }
    expect([cards.back.upper.fighters, cards.back.lower.fighters]).toEqual([2, 0])
  })

  test('no two fronts are the same', () => {
    expect(new Set(cards.cards.map(({ upper, lower }) => JSON.stringify([upper, lower]))).size).toBe(100)
  })

  test('the cards of the rulebook’s examples are as those need them', () => {
    expect([card('3-10').upper.effects, card('3-10').lower.effects]).toEqual([['moveHorizontal'], ['draw']])
    expect([...card('3-35').upper.effects, ...card('3-35').lower.effects].sort()).toEqual(['draw', 'pivot'])
    expect(card('3-35').upper.fighters + card('3-35').lower.fighters).toBe(1)
  })

  test('six cruisers on three boards', () => {
    expect(cards.cruisers.map(({ name }) => name).sort()).toEqual([
      ...['Apollo', 'Ares', 'Artemis', 'Athena', 'Atlas', 'Hestia'],
    ])
    for (const { board, sides } of cards.boards)
      expect(
        cards.cruisers
          .filter((cruiser) => cruiser.board === board)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...sides].sort())
    for (const id of ['ares', 'athena']) {
      const cruiser = cards.cruisers.find((each) => each.id === id)!
      expect(cruiser.hull).toBe(20)
      expect(cruiser.sectors.flatMap(({ draw }) => draw).reduce((sum, n) => sum + n)).toBe(5)
    }
  })
})

/** The built-in file with one field changed; the path is written with dots. */
function changed(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(file)
  const steps = path.split('.')
  const last = steps.pop()!
  const holder = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy)
  holder[last] = value
  return copy
}

describe('A card file of one’s own', () => {
  test.each([
    ['a fighter too many', 'cards.9.upper.fighters', 5, '3-10', 'upper.fighters'],
    ['an unknown effect', 'cards.9.upper.effects', ['warp'], '3-10', 'upper.effects.0'],
    ['a number that is not its ID’s', 'cards.9.number', 11, '3-10', '–'],
    ['no fighter at all', 'cards.1.upper.fighters', 0, '1-02', '–'],
    ['a force field beside shields', 'cards.95.lower.forceField', true, '0-96', '–'],
    ['a slot of level 5', 'cruisers.0.sectors.2.slots', 5, 'ares', 'sectors.2.slots'],
    ['an effect on the back', 'back.upper.effects', ['draw'], 'back', '–'],
    ['another schema', 'schema', 'other', 'schema', '–'],
  ])('%s is refused with the card and the field', (_, path, value, where, field) => {
    const read = readCards(changed(path, value))
    expect(isRefusal(read) && [read.code, read.params.card, read.params.field]).toEqual([
      'starfighter.cards',
      where,
      field,
    ])
  })

  test.each([null, 7, [], {}, 'cards'])('%j is no card file', (junk) => {
    expect(isRefusal(readCards(junk))).toBe(true)
  })

  test('can be played with under its name', () => {
    expect(addCards('own', changed('cruisers.0.hull', 33))).toBeNull()
    expect(cardSets()).toContain('own')
    const s = dealt({ cards: 'own', firstSeat: 'seat0' }).play('S: cruiser ares').shows('hull: 33 20')
    expect(s.choices('S').length).toBeGreaterThan(1)
    expect(randomGame({ cards: 'own', mode: 'skirmish' }, 'own cards').result).not.toBeNull()
    expect(starfighter.view(s.table, 0).options.cards).toBe('own')
    // The built-in set is as it was.
    expect(dealt({ firstSeat: 'seat0' }).play('S: cruiser ares').table.hull).toEqual([20, 20])
  })

  test('keeps its name, and needs one', () => {
    addCards('mine', file)
    expect(addCards('mine', file)).toMatchObject({ code: 'starfighter.cardsName' })
    expect(addCards('standard', file)).toMatchObject({ code: 'starfighter.cardsName' })
    expect(addCards('a b', file)).toMatchObject({ code: 'starfighter.cardsName' })
    expect(addCards('broken', {})).toMatchObject({ code: 'starfighter.cards' })
    expect(cardSets()).not.toContain('broken')
    expect(settings({ cards: 'mine' }).cards).toBe('mine')
  })
})
