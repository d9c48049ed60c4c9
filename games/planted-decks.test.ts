// What a seat has brought along is its own: whatever tells of it is caught
import { libraryOf, spacetrace, type Table } from '@sternentisch/games/spacetrace'
import { EVERYBODY } from '@sternentisch/kernel'
import { caught, type Fault } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

type Spacetrace = typeof spacetrace
const CHECK = 'brought-stays-secret'

const faults: readonly Fault<Spacetrace>[] = [
  [
    'a view with the decks among its options',
    CHECK,
    {
      view: (table, viewer) => ({ ...spacetrace.view(table, viewer), options: spacetrace.optionsOf(table) }),
    },
  ],
  [
    'a deal that shows the last card of a library',
    CHECK,
    {
      deal(options, random, tell) {
        const table = spacetrace.deal(options, random, tell)
        const [card] = table.cards.zones[libraryOf(1)]
        table.cards.known[card] = EVERYBODY
        return table
      },
    },
  ],
  [
    'a public number that hangs on a deck',
    CHECK,
    { view: (table, viewer) => ({ ...spacetrace.view(table, viewer), quiet: worth(table) }) },
  ],
]

/** What both libraries are worth. */
const worth = (table: Table): number =>
  [0, 1].reduce(
    (sum, seat) =>
      table.cards.zones[libraryOf(seat)].reduce(
        (all, card) => all + spacetrace.layout(table).face[card],
        sum,
      ),
    0,
  )

test.each(faults)('%s is caught by %s', (_, check, fault) => {
  expect(caught(check, { ...spacetrace, ...fault })).not.toBeNull()
})

test('the game without faults passes the same matches', () => {
  expect(caught(CHECK, spacetrace)).toBeNull()
})
