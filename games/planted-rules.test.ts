// Slips in the rules are caught: lists, cards, decisions, ends, and how moves and events are written
import {
  type Action,
  playAction,
  reserveOf,
  SHIP_CODES,
  stellar,
  type View,
} from '@sternentisch/games/stellar'
import { isRefusal } from '@sternentisch/kernel'
import { caught, type Fault } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

type Stellar = typeof stellar

const faults: readonly Fault<Stellar>[] = [
  [
    'a list from the table that is longer than that from the view',
    'lists',
    { actionsAt: (table, seat) => doubled(stellar.actionsAt(table, seat)) },
  ],
  [
    'an action picked at random that is not the one listed there',
    'lists',
    { anyAction: (table, seat) => stellar.actionsAt(table, seat)[0] },
  ],
  [
    'an action that is listed and refused',
    'lists',
    { read: (view, text) => stellar.read(view, `${text} `.replace('@1', '@2')) },
  ],
  ['an action that is not listed and accepted', 'lists', { read: forgiving }],
  [
    'a card that is lost when a ship is revealed',
    'conservation',
    {
      play(table, seat, action, random, tell) {
        stellar.play(table, seat, action, random, tell)
        if (action.kind === 'reveal') table.cards.zones[reserveOf(seat)].pop()
      },
    },
  ],
  [
    'a card that lies in two places',
    'conservation',
    {
      play(table, seat, action, random, tell) {
        stellar.play(table, seat, action, random, tell)
        if (action.kind === 'play')
          table.cards.zones[reserveOf(seat)].push(table.cards.zones[reserveOf(seat)][0] ?? 0)
      },
    },
  ],
  [
    'a decision nobody can make',
    'never-stuck',
    {
      actionsAt: (table, seat) =>
        table.pending.at(-1)?.kind === 'ability' ? [] : stellar.actionsAt(table, seat),
    },
  ],
  [
    'a decision that nobody is asked for',
    'never-stuck',
    { deciding: (table) => (table.scenario === 2 ? [] : stellar.deciding(table)) },
  ],
  ['a match without end', 'ends', { play: playForever }],
  ['a win for somebody who gave up', 'conceding', { result: (table) => table.result }],
  [
    'two moves that are built of the same picks',
    'parts',
    { parts: (action) => stellar.parts(action).filter((part) => part !== 'open' && part !== 'hidden') },
  ],
  [
    'a move that is built of nothing',
    'parts',
    { parts: (action) => (action.kind === 'pass' ? [] : stellar.parts(action)) },
  ],
  [
    'an event that cannot be written for those who may not know all of it',
    'event-notation',
    {
      writeEvent(event) {
        if (event.kind === 'played' && event.ship === null) throw new Error('which ship?')
        return stellar.writeEvent(event)
      },
    },
  ],
  [
    'an event on two lines',
    'event-notation',
    { writeEvent: (event) => stellar.writeEvent(event)?.replace(' ', '\n') ?? null },
  ],
  [
    'an event that says nothing',
    'event-notation',
    { writeEvent: (event) => (event.kind === 'passed' ? '' : stellar.writeEvent(event)) },
  ],
]

test.each(faults)('%s is caught by %s', (_, check, fault) => {
  expect(caught(check, { ...stellar, ...fault })).not.toBeNull()
})

test('the game without faults passes the same matches', () => {
  for (const check of new Set(faults.map(([, name]) => name)))
    expect(caught(check, stellar, 4), check).toBeNull()
})

const doubled = (actions: readonly Action[]): readonly Action[] => [...actions, ...actions.slice(0, 1)]

/** Lets a second ship lie hidden, against ST-5.3. */
function forgiving(view: View, text: string): ReturnType<Stellar['read']> {
  const answer = stellar.read(view, text)
  const [, code, sector] = /^(..)@(\d)~$/.exec(text) ?? []
  if (!isRefusal(answer) || answer.code !== 'stellar.mustBeOpen') return answer
  return playAction(SHIP_CODES.indexOf(code), Number(sector) - 1, false)
}

function playForever(...[table, seat, action, random, tell]: Parameters<Stellar['play']>): void {
  stellar.play(table, seat, action, random, tell)
  if (table.scenario === 4 || table.scenario === 3) Object.assign(table, stellar.deal(table.options, random))
}
