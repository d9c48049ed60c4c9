import { expect, test } from 'vitest'
import { kitCache } from './kit.ts'
import type { OptionSchema } from './options.ts'

interface Options {
  readonly mode: string
  readonly deck: string
}

const options: OptionSchema<Options> = {
  rules: [
    { id: 'mode', values: ['small', 'large'], default: 'small' },
    { id: 'deck', values: ['usual'], default: 'usual', whyNot: () => null },
  ],
}

test('equal options have one kit, others another', () => {
  const kitOf = kitCache({ options, build: (given) => ({ options: given }) })
  const small = { mode: 'small', deck: 'usual' }
  const kit = kitOf(small)
  expect(kitOf(small)).toBe(kit)
  expect(kitOf({ ...small, mode: 'large' })).not.toBe(kit)
  expect(kitOf({ ...small })).toBe(kit)
  expect(kit.options).toBe(small)
})

test('what a kit does not hang on makes no other kit', () => {
  const essence = (given: Options): Options => ({ ...given, deck: 'usual' })
  const kitOf = kitCache({ options, essence, build: (given) => ({ options: given }) })
  const kit = kitOf({ mode: 'small', deck: 'mine' })
  expect(kitOf({ mode: 'small', deck: 'yours' })).toBe(kit)
  expect(kit.options.deck).toBe('usual')
})

test('a kit that no longer fits is built again', () => {
  let edition = 1
  const kitOf = kitCache({ options, build: () => ({ edition }), fits: (kit) => kit.edition === edition })
  expect(kitOf({ mode: 'small', deck: 'usual' }).edition).toBe(1)
  edition = 2
  expect(kitOf({ mode: 'small', deck: 'usual' }).edition).toBe(2)
})
