import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plainMove } from './plain-move.ts'
import { RequestSchema } from './socket.ts'

const MOVE = { to: 'act', table: 'x1Y2_z-9', id: 'r17', act: { do: 'move', text: 'Fo@2' } }

/** Something that is in no field, or just not any more. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a b',
    'ü',
    'x\n',
    'a'.repeat(40),
    'a'.repeat(41),
    'a'.repeat(2000),
    'a'.repeat(2001),
  ),
  fc.constantFrom(
    null,
    undefined,
    0,
    1.5,
    true,
    [],
    {},
    ['move'],
    { do: 'move' },
    'move',
    'act',
    'undo',
    'ping',
  ),
  fc.jsonValue(),
)
const place = fc.constantFrom(
  'to',
  'table',
  'id',
  'act',
  'act.do',
  'act.text',
  'more',
  'act.more',
  '__proto__',
)

/** A move with some fields put otherwise, or gone. */
function changed(changes: readonly (readonly [string, unknown])[]): unknown {
  const made: Record<string, unknown> = { ...MOVE, act: { ...MOVE.act } }
  for (const [where, value] of changes) {
    const [first, second] = where.split('.')
    const into = second === undefined ? made : made[first]
    if (typeof into !== 'object' || into === null) continue
    const key = second ?? first
    if (value === undefined) Reflect.deleteProperty(into, key)
    else Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return made
}

test('what is seen to be a move at a glance is what the schema says, and no move is missed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, odd), { maxLength: 3 }), (changes) => {
      const value = changed(changes)
      const read = v.safeParse(RequestSchema, value)
      const isMove = read.success && read.output.to === 'act' && read.output.act.do === 'move'
      expect(plainMove(value)).toEqual(isMove ? read.output : null)
    }),
    {
      numRuns: 2000,
      examples: [[[]], [[['more', 'x']]], [[['act.text', '(concede)']]], [[['id', 'a'.repeat(40)]]]],
    },
  )
})
