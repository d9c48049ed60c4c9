// What cannot be repeated, copied, written down or taken back is caught
import { type Action, handOf, stellar, type View } from '@sternentisch/games/stellar'
import { caught, type Fault } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

type Stellar = typeof stellar

const faults: readonly Fault<Stellar>[] = [
  ['luck from elsewhere', 'replay', { play: unlucky() }],
  [
    'a log that cannot tell two moves apart',
    'replay',
    { write: (action) => stellar.write(action).replace('~', '') },
  ],
  [
    'a view that does not survive JSON',
    'views',
    { view: (table, viewer) => ({ ...stellar.view(table, viewer), seen: undefined }) as View },
  ],
  [
    'a look that leaves a trace',
    'views',
    {
      view(table, viewer) {
        table.cards.handles++
        return stellar.view(table, viewer)
      },
    },
  ],
  [
    'a copy that shares its cards',
    'copies',
    { copy: (table) => ({ ...stellar.copy(table), cards: table.cards }) },
  ],
  ['a table written down without its marks', 'setups', { setup: (table) => forgetful(stellar.setup(table)) }],
  ['state outside the table', 'undo', { play: counting() }],
  ['a note outside the table that another match writes over', 'interleaved', { play: noting() }],
  ['a list that is used again for the next one', 'interleaved', { actionsAt: reusing() }],
]

test.each(faults)('%s is caught by %s', (_, check, fault) => {
  expect(caught(check, { ...stellar, ...fault })).not.toBeNull()
})

test('the game without faults passes the same matches', () => {
  for (const check of new Set(faults.map(([, name]) => name)))
    expect(caught(check, stellar, 4), check).toBeNull()
})

function unlucky(): Stellar['play'] {
  let luck = 0
  return (table, seat, action, random, tell) => {
    stellar.play(table, seat, action, random, tell)
    if (action.kind === 'fleet') table.cards.zones[handOf(0)].reverse()
    if (action.kind === 'fleet' && ++luck % 3 === 0) table.start = 0
    if (action.kind === 'pass' && luck % 2 === 0) table.cards.handles++
  }
}

function counting(): Stellar['play'] {
  let moves = 0
  return (table, seat, action, random, tell) => {
    stellar.play(table, seat, action, random, tell)
    table.cards.handles += ++moves % 2
  }
}

/** The same play with a number noted down outside of the table while it is told. */
function noting(): Stellar['play'] {
  let noted = 0
  return (table, seat, action, random, tell) => {
    noted = table.cards.handles
    stellar.play(table, seat, action, random, tell)
    table.cards.handles = Math.max(table.cards.handles, noted)
  }
}

function reusing(): Stellar['actionsAt'] {
  const list: Action[] = []
  return (table, seat) => {
    list.splice(0, list.length, ...stellar.actionsAt(table, seat))
    return list
  }
}

function forgetful(setup: unknown): unknown {
  return JSON.parse(JSON.stringify(setup), (key, value: unknown) => (key === 'known' ? '' : value))
}
