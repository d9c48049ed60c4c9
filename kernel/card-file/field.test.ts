import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { valueAt, withValue } from './change.ts'
import { emptyOf, type Field, fieldOf, formOf, inForm, isLike } from './field.ts'

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
const Effect = v.variant('op', [
  v.strictObject({ op: v.literal('hit'), amount: upTo(9) }),
  v.strictObject({ op: v.picklist(['look', 'wait']), amount: upTo(3), text: v.string() }),
])
const Card = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(4)),
  level: v.picklist([0, 1]),
  isRare: v.boolean(),
  effects: v.pipe(v.array(Effect), v.maxLength(2)),
  range: v.tuple([v.number(), v.string()]),
  decks: v.record(v.string(), upTo(3)),
  ships: v.union([upTo(5), v.literal('all')]),
  note: v.optional(v.string()),
  alt: v.nullable(Effect),
  rest: v.unknown(),
})

const card = {
  ...{ id: 'a1', level: 0, isRare: false, effects: [{ op: 'hit', amount: 2 }], range: [1, 'x'] },
  ...{ decks: { night: 2 }, ships: 'all', alt: null },
}

describe('the fields of a schema', () => {
  const field = fieldOf(Card) as Extract<Field, { kind: 'group' }>

  it('say what belongs where, with its bounds', () => {
    expect(field.fields).toMatchObject({
      id: { kind: 'text', least: 1, most: 4 },
      level: { kind: 'choice', values: [0, 1] },
      isRare: { kind: 'flag' },
      effects: { kind: 'list', least: 0, most: 2, item: { kind: 'forms', key: 'op' } },
      range: { kind: 'row', items: [{ kind: 'number' }, { kind: 'text' }] },
      decks: { kind: 'table', item: { kind: 'number', least: 1, most: 3 } },
      ships: { kind: 'either', fields: [{ kind: 'number' }, { kind: 'choice', values: ['all'] }] },
      note: { kind: 'maybe', field: { kind: 'text' } },
      alt: { kind: 'maybe', none: null },
      rest: { kind: 'anything' },
    })
  })

  it('have a form for each value that tells forms apart', () => {
    const forms = fieldOf(Effect) as Extract<Field, { kind: 'forms' }>
    expect(forms.forms.map(({ value }) => value)).toEqual(['hit', 'look', 'wait'])
    expect(formOf(forms, { op: 'wait' }).value).toBe('wait')
    expect(formOf(forms, null).value).toBe('hit')
  })

  it('keep of another form what fits, and no more', () => {
    const forms = fieldOf(Effect) as Extract<Field, { kind: 'forms' }>
    const look = formOf(forms, { op: 'look' })
    expect(inForm(look, { op: 'hit', amount: 2 })).toEqual({ op: 'look', amount: 2, text: '' })
    expect(inForm(look, { op: 'hit', amount: 9 })).toEqual({ op: 'look', amount: 1, text: '' })
  })

  it('know a value that belongs there from one that does not', () => {
    expect(isLike(field, card)).toBe(true)
    const wrong: readonly (readonly [keyof typeof card | 'note', unknown])[] = [
      ['id', 7],
      ['level', 2],
      ['isRare', 'no'],
      ['effects', [{ op: 'hit', amount: 10 }]],
      ['effects', [card.effects[0], card.effects[0], card.effects[0]]],
      ['range', [1]],
      ['decks', { night: 0 }],
      ['ships', 'some'],
      ['alt', undefined],
      ['note', 7],
    ]
    for (const [name, value] of wrong)
      expect([name, isLike(field, { ...card, [name]: value })]).toEqual([name, false])
  })

  it('can be filled with the least there is', () => {
    const empty = emptyOf(field) as Record<string, unknown>
    expect(isLike(field, empty)).toBe(true)
    expect(empty).not.toHaveProperty('note')
  })
})

describe('a file with another value', () => {
  const file = { a: [{ b: 1 }, { b: 2 }], c: 3 }

  it('has it at its place, and all else is as it was', () => {
    const changed = withValue(file, ['a', 1, 'b'], 7) as typeof file
    expect(changed).toEqual({ a: [{ b: 1 }, { b: 7 }], c: 3 })
    expect(Object.keys(changed)).toEqual(['a', 'c'])
    expect(changed.a[0]).toBe(file.a[0])
    expect(file.a[1].b).toBe(2)
  })

  it('loses a field, or gets one it never had', () => {
    expect(withValue(file, ['c'], undefined)).toEqual({ a: file.a })
    expect(withValue(file, ['d', 'e'], 1)).toEqual({ ...file, d: { e: 1 } })
  })

  it('is looked into as far as there is something', () => {
    expect(valueAt(file, ['a', 0, 'b'])).toBe(1)
    expect(valueAt(file, ['x', 0, 'b'])).toBeUndefined()
  })
})
