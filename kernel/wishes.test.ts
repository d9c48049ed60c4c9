import { expect, test } from 'vitest'
import { type OptionRule, type OptionSchema, readOptions, type Wishes } from './options.ts'
import { refuse } from './refusal.ts'
import { askedRules, isPossible, mayList, meantWishes, offersOf, usualWishes, whyNotWish } from './wishes.ts'

const deck = (id: string): OptionRule => ({
  id,
  values: ['red', 'blue'],
  default: 'red',
  whyNot: (text) => (/^[a-z+ ]+$/.test(text) ? null : refuse('letters')),
  list: {
    read: (typed) => typed.split(/\s+/).join('+'),
    write: (value) => (value === 'red' ? 'r e d' : value.replaceAll('+', ' ')),
    count: (value) => value.split('+').length,
  },
  only: ({ mode }) => mode === 'own',
  group: 'decks',
})

const schema: OptionSchema<object> = {
  rules: [
    { id: 'mode', values: ['usual', 'own'], default: 'usual' },
    { id: 'lists', values: [true, false], default: true },
    deck('south'),
    deck('north'),
    { id: 'cards', values: ['standard'], default: 'standard' },
  ],
  check(options) {
    const { lists, south, north } = options as Record<string, string | boolean>
    if (!lists && [south, north].some((each) => String(each).includes('+'))) return refuse('noLists')
    return [south, north].includes('r+e+d+x') ? refuse('wrong') : null
  },
}
const [, lists, south, north] = schema.rules
const wishes = (more: Wishes): Wishes => ({ ...usualWishes(schema), mode: 'own', ...more })
const asked = (given: Wishes): string[] => askedRules(schema, given).map(({ id }) => id)

test('what means nothing, or leaves no choice, is not asked', () => {
  expect(asked(usualWishes(schema))).toEqual(['mode', 'lists'])
  expect(asked(wishes({}))).toEqual(['mode', 'lists', 'south', 'north'])
})

test('what is not asked goes back to the usual', () => {
  const left = wishes({ mode: 'usual', south: 'r+e+d+x' })
  expect(meantWishes(schema, left)).toEqual(usualWishes(schema))
  expect(meantWishes(schema, { ...left, mode: 'own' })).toEqual({ ...left, mode: 'own' })
})

test('a wrong list is laid at its own door', () => {
  const wrong = wishes({ north: 'r+e+d+x' })
  expect(whyNotWish(schema, wrong, north)).toMatchObject({ code: 'wrong' })
  expect(whyNotWish(schema, wrong, south)).toBeNull()
  expect(isPossible(schema, wrong, south, 'blue')).toBe(true)
  expect(isPossible(schema, wishes({ south: 'a+b' }), south, '1')).toBe(false)
})

test('lists of one’s own are offered where they are allowed', () => {
  expect(mayList(schema, wishes({}), south)).toBe(true)
  expect(mayList(schema, wishes({ lists: false }), south)).toBe(false)
  expect(mayList(schema, wishes({}), lists)).toBe(false)
})

test('what is offered may depend on the other wishes; what is chosen stays among it', () => {
  const name = { en: 'Green', de: 'Grün', fr: 'Vert' }
  const rule: OptionRule = {
    ...south,
    values: ['red', 'blue', 'green'],
    offers: ({ mode }) =>
      mode === 'own' ? [{ value: 'red' }, { value: 'green', name }] : [{ value: 'red' }],
  }
  expect(offersOf(rule, wishes({}))).toEqual([{ value: 'red' }, { value: 'green', name }])
  expect(offersOf(rule, wishes({ mode: 'usual' }))).toEqual([{ value: 'red' }])
  expect(offersOf(rule, wishes({ south: 'blue' })).map(({ value }) => value)).toEqual([
    'red',
    'green',
    'blue',
  ])
  expect(offersOf(rule, wishes({ south: 'a+b' })).map(({ value }) => value)).toEqual(['red', 'green'])
  expect(offersOf(south, wishes({}))).toEqual([{ value: 'red' }, { value: 'blue' }])
})

test('options are words: a list with spaces would break the log', () => {
  expect(readOptions(schema, { south: 'a b' })).toMatchObject({ code: 'options.oneWord' })
  expect(readOptions(schema, { south: 'a+b' })).toMatchObject({ south: 'a+b' })
})
