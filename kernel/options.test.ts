import { expect, test } from 'vitest'
import { type OptionSchema, parseOptions, readOptions, writeOptions } from './options.ts'
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
