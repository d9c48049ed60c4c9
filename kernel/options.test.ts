import { describe, expect, test } from 'vitest'
import { type OptionSchema, openOptions, parseOptions, readOptions, writeOptions } from './options.ts'
import { refuse } from './refusal.ts'

interface Options {
  mode: string
  open: boolean
}

const schema: OptionSchema<Options> = {
  rules: [
    { id: 'mode', values: ['duel', 'trio'], default: 'duel' },
    { id: 'open', values: [true, false], default: true },
  ],
  check: ({ mode, open }) => (mode === 'trio' && !open ? refuse('together') : null),
}

test('what is missing is filled in', () => {
  expect(readOptions(schema, {})).toEqual({ mode: 'duel', open: true })
  expect(readOptions(schema, { open: false })).toEqual({ mode: 'duel', open: false })
})

test.each([
  [null, 'options.shape'],
  [[], 'options.shape'],
  ['duel', 'options.shape'],
  [{ colour: 'red' }, 'options.unknown'],
  [JSON.parse('{"__proto__": 1}'), 'options.unknown'],
  [{ mode: 'solo' }, 'options.value'],
  [{ open: 'true' }, 'options.value'],
  [{ mode: undefined }, 'options.value'],
  [{ mode: 'trio', open: false }, 'together'],
])('%j is refused as %s', (given, code) => {
  expect(readOptions(schema, given)).toMatchObject({ refused: true, code })
})

test('options are written short and read back', () => {
  const options = { mode: 'trio', open: true }
  expect(writeOptions(schema, options)).toBe('mode=trio')
  expect(parseOptions(schema, 'mode=trio')).toEqual(options)
  expect(parseOptions(schema, 'open=false')).toEqual({ mode: 'duel', open: false })
  expect(writeOptions(schema, { mode: 'duel', open: true })).toBe('')
})

test.each([
  ['mode', 'options.syntax'],
  ['mode=trio=duel', 'options.syntax'],
  ['mode=trio mode=duel', 'options.twice'],
  ['open=yes', 'options.value'],
  ['toString=1', 'options.unknown'],
])('“%s” is refused as %s', (text, code) => {
  expect(parseOptions(schema, text)).toMatchObject({ refused: true, code })
})

describe('free text', () => {
  const decks: OptionSchema<{ deck: string }> = {
    rules: [
      {
        id: 'deck',
        values: ['ready', 'steady'],
        default: 'ready',
        whyNot: (text) => (/^\d(\+\d)*$/.test(text) ? null : refuse('deck', { text })),
      },
    ],
  }

  test('is taken beside the listed values where a rule allows it', () => {
    expect(readOptions(decks, { deck: '1+2' })).toEqual({ deck: '1+2' })
    expect(readOptions(decks, { deck: 'steady' })).toEqual({ deck: 'steady' })
    expect(parseOptions(decks, writeOptions(decks, { deck: '1+2' }))).toEqual({ deck: '1+2' })
  })

  test('is refused with the reason of the rule', () => {
    expect(readOptions(decks, { deck: 'junk' })).toMatchObject({ code: 'deck', params: { text: 'junk' } })
  })

  test('is text: anything else is no value at all', () => {
    expect(readOptions(decks, { deck: 12 })).toMatchObject({ code: 'options.value' })
  })
})

test('what a seat brings along is known to that seat, and to who may know all', () => {
  const rules = [
    { id: 'mode', values: ['duel'], default: 'duel' },
    { id: 'deckA', values: ['usual', 'raiders'], default: 'usual', seat: 0 as const },
    { id: 'deckB', values: ['usual', 'raiders'], default: 'usual', seat: 1 as const },
  ]
  const brought = { mode: 'duel', deckA: 'raiders', deckB: 'raiders' }
  const seenBy = (viewer: Parameters<typeof openOptions>[2]) => openOptions({ rules }, brought, viewer)
  expect(seenBy(0)).toEqual({ ...brought, deckB: 'usual' })
  expect(seenBy(1)).toEqual({ ...brought, deckA: 'usual' })
  expect(seenBy('audience')).toEqual({ mode: 'duel', deckA: 'usual', deckB: 'usual' })
  expect(seenBy('all')).toEqual(brought)
})
