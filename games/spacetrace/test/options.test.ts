import {
  isRefusal,
  offersOf,
  parseOptions,
  randomFrom,
  readOptions,
  seedFrom,
  usualWishes,
  writeOptions,
} from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { addCards, cards, deckSize, readDeck, removeCards, writeDeck } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { deckOf, type Options, optionSchema } from '../rules/options.ts'
import { everything } from './scene.ts'

const read = (wish: object) => readOptions<Options>(optionSchema, wish)
const kit = (wish: Partial<Options>) => kitOf(read(wish) as Options)

describe('options', () => {
  test('the usual: a first game with ready-made decks', () => {
    expect(read({})).toMatchObject({
      mode: 'first',
      deckSource: 'preset',
      deckA: 'usual',
      quietTurns: 4,
      endgameTurnCap: 40,
    })
  })

  test('scoring follows the level unless it is said otherwise', () => {
    expect(['first', 'second', 'full'].map((mode) => kit({ mode: mode as Options['mode'] }).scoring)).toEqual(
      ['beginner', 'beginner', 'wrecked'],
    )
    expect(kit({ mode: 'full', scoring: 'beginner' }).scoring).toBe('beginner')
    expect(kit({ mode: 'first', scoring: 'wrecked' }).scoring).toBe('wrecked')
  })

  test('any two of the full decks may meet', () => {
    for (const deckA of ['spear', 'shield', 'storm'])
      for (const deckB of ['spear', 'shield', 'storm'])
        expect(isRefusal(read({ mode: 'full', deckA, deckB })), `${deckA} ${deckB}`).toBe(false)
  })

  test('a list of one’s own survives the log', () => {
    const options = read({
      mode: 'full',
      deckSource: 'custom',
      deckA: everything(),
      deckB: writeDeck(cards.decks[3].cards),
    }) as Options
    const text = writeOptions(optionSchema, options)
    expect(parseOptions(optionSchema, text)).toEqual(options)
    const table = spacetrace.deal(options, randomFrom(seedFrom('list')))
    const { deckA, ...rest } = spacetrace.optionsOf(table)
    expect(readDeck(deckA)).toEqual(readDeck(everything()))
    expect({ ...rest, deckA: options.deckA }).toEqual({ ...options, deckB: 'usual' })
  })

  test.each([
    ['an unknown card', 'starship', 'spacetrace.deck.unknown'],
    ['too many copies', '9*fighter', 'spacetrace.deck.copies'],
    ['too few cards', '4*fighter', 'spacetrace.deck.small'],
    ['no list at all', '3**fighter', 'spacetrace.deck.entry'],
  ])('a deck list is refused with its reason: %s', (_, deckA, code) => {
    expect(read({ mode: 'full', deckSource: 'custom', deckA })).toMatchObject({ code })
  })

  test('the ready-made decks of a set of one’s own are chosen by their names, those of other sets are not', () => {
    const name = { en: 'Attic Guard', de: 'Dachwache', fr: 'Garde du grenier' }
    const file = { ...cards, decks: [...cards.decks.slice(0, 2), { ...cards.decks[2], id: 'guard', name }] }
    expect(addCards('attic', file)).toBeNull()
    const rule = optionSchema.rules.find(({ id }) => id === 'deckB')!
    const offered = (set: string) => offersOf(rule, { ...usualWishes(optionSchema), cards: set })
    expect(offered('attic').map(({ value }) => value)).toEqual(['usual', 'first', 'second', 'guard'])
    expect(offered('attic').at(-1)).toEqual({ value: 'guard', name })
    expect(offered(cards.id).map(({ value }) => value)).not.toContain('guard')
    const options = read({ mode: 'full', cards: 'attic', deckB: 'guard' }) as Options
    expect(deckSize(deckOf(file, options, 1)!)).toBe(deckSize(cards.decks[2].cards))
    const refused = read({ mode: 'full', deckB: 'guard' })
    expect(refused).toMatchObject({ code: 'spacetrace.deck.preset', rule: 'SP-1.4' })
    removeCards('attic')
    expect(rule.values).not.toContain('guard')
  })

  test('equal options are one kit, however they came', () => {
    const one = read({ mode: 'second' }) as Options
    expect(kitOf(JSON.parse(JSON.stringify(one)) as Options)).toBe(kitOf(one))
  })

  test('every value of every option can be dealt', () => {
    const full = { mode: 'full' } as const
    for (const { id, values } of optionSchema.rules) {
      for (const value of values) {
        const wish = { ...(id === 'mode' ? {} : full), [id]: value }
        const options = read(wish)
        if (isRefusal(options)) expect(['first', 'second'], `${id} ${value}`).toContain(value)
        else expect(spacetrace.seatsOf(options)).toBe(2)
      }
    }
  })
})
