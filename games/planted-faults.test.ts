// The checks can fail: each fault planted here is caught by the check that is there for it.

import {
  type Action,
  fleetOf,
  handOf,
  MILITARY,
  playAction,
  reserveOf,
  SHIP_CODES,
  SLICER,
  type StellarEvent,
  stackIn,
  stellar,
  type Table,
  type View,
} from '@sternentisch/games/stellar'
import { type AnyGame, EVERYBODY, isRefusal, randomFrom, type Secret, seedFrom } from '@sternentisch/kernel'
import { type Check, checks, terminalSpeaks } from '@sternentisch/kernel/checks'
import { describe, expect, test } from 'vitest'
import { boxOf } from './shelf.ts'

type Stellar = typeof stellar

const plant = (fault: Partial<Stellar>): AnyGame => ({ ...stellar, ...fault })

/** Whether a check catches the fault in one of so many matches. */
function caught(name: string, game: AnyGame, matches = 40): Error | null {
  const check = checks.find((each) => each.name === name)
  if (!check) throw new Error(`there is no check ${name}`)
  return caughtBy(check, game, matches)
}

function caughtBy(check: Check, game: AnyGame, matches = 40): Error | null {
  for (let run = 0; run < matches; run++) {
    const failure = check.run(game, seedFrom(`fault ${run}`))
    if (failure) return failure
  }
  return null
}

const faults: readonly [what: string, check: string, fault: Partial<Stellar>][] = [
  [
    'a view that shows the hand of a neighbour',
    'noninterference',
    {
      view(table, viewer) {
        const view = stellar.view(table, viewer)
        if (viewer === 0) view.zones[handOf(1)] = stellar.view(table, 1).zones[handOf(1)]
        return view
      },
    },
  ],
  [
    'a view that shows the hand of a neighbour, on its feed',
    'feeds-keep-secrets',
    {
      view(table, viewer) {
        const view = stellar.view(table, viewer)
        if (viewer === 0) view.zones[handOf(1)] = stellar.view(table, 1).zones[handOf(1)]
        return view
      },
    },
  ],
  [
    'a view that is another one every time',
    'feeds-fold',
    { view: (table, viewer) => ({ ...stellar.view(table, viewer), handles: Math.random() }) },
  ],
  [
    'a view in which hidden ships carry their number',
    'noninterference',
    {
      view(table, viewer) {
        const view = stellar.view(table, viewer)
        const zone = stackIn(stellar.seatsOf(table.options), 0, 1)
        view.zones[zone].cards.forEach((card, place) => {
          card.handle = table.cards.zones[zone][place] + 1
        })
        return view
      },
    },
  ],
  [
    'a public counter that follows a hidden card',
    'noninterference',
    {
      view(table, viewer) {
        const view = stellar.view(table, viewer)
        const reserve = table.cards.zones[reserveOf(0)]
        return { ...view, handles: view.handles + (viewer === 1 ? (reserve[0] ?? 0) : 0) }
      },
    },
  ],
  [
    'an event that tells everybody which ship was played face-down',
    'noninterference',
    {
      play: (table, seat, action, random, tell) =>
        stellar.play(table, seat, action, random, tell && leaky(tell)),
    },
  ],
  [
    'one event more if a Slicer was drawn',
    'noninterference',
    {
      play: (table, seat, action, random, tell) =>
        stellar.play(table, seat, action, random, (event) => {
          tell?.(event)
          if (event.kind === 'drawn' && event.ship.secret === SLICER) tell?.({ kind: 'passed', seat })
        }),
    },
  ],
  [
    'actions that depend on what the neighbour holds',
    'noninterference',
    {
      actionsAt(table, seat) {
        const actions = stellar.actionsAt(table, seat)
        const holds = table.cards.zones[handOf((seat + 1) % 2)].some(
          (card) => stellar.layout(table).face[card] === SLICER,
        )
        return holds ? actions.slice(1) : actions
      },
    },
  ],
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
  [
    'an imagined table that does not fit',
    'imagine',
    { imagine: (view, random) => stellar.imagine({ ...view, scenario: 1 }, random) },
  ],
  [
    'an imagined table that could not lie there',
    'imagine',
    { imagine: (view, random) => broken(stellar.imagine(view, random)) },
  ],
  [
    'an imagination that is always the same',
    'imagine-fair',
    { imagine: (view) => stellar.imagine(view, randomFrom(seedFrom('always'))) },
  ],
  ['an imagination that leans to one ship', 'imagine-fair', { imagine: leaning }],
  ['luck from elsewhere', 'replay', { play: unlucky() }],
  [
    'a mover who is told what the neighbour holds',
    'undo-teaches-nothing',
    {
      play(table, seat, action, random, tell) {
        const [held] = table.cards.zones[handOf((seat + 1) % 2)]
        stellar.play(table, seat, action, random, tell)
        if (held !== undefined && stellar.layout(table).face[held] === SLICER)
          tell?.({ kind: 'passed', seat })
      },
    },
  ],
  ['a win for somebody who gave up', 'conceding', { result: (table) => table.result }],
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

const { terminal, text } = boxOf('stellar')!

const terminalFaults: readonly [what: string, fault: Partial<typeof terminal>][] = [
  [
    'a telling that throws in the middle of a move',
    {
      tellEvent(told, view, speech, page) {
        if (told.kind === 'fight') throw new Error('no words')
        return terminal.tellEvent(told, view, speech, page)
      },
    },
  ],
  ['a drawing of nothing', { drawTable: (_, { lang }) => (lang === 'fr' ? ' ' : 'a table') }],
  ['a question on two lines', { ask: () => 'What\nnow?' }],
  ['a message that nobody wrote', { describeAction: (_action, _view, { say }) => say('stellar.nowhere') }],
  ['a gap that nobody filled', { tellResult: () => '{who} wins' }],
]

describe('planted faults', () => {
  test.each(faults)('%s is caught by %s', (_, check, fault) => {
    expect(caught(check, plant(fault))).not.toBeNull()
  })

  test.each(terminalFaults)('%s is caught in the terminal', (_, fault) => {
    const check = terminalSpeaks({ terminal: { ...terminal, ...fault }, text })
    expect(caughtBy(check, stellar)).not.toBeNull()
  })

  test('a failure names the field that differs', () => {
    const fault = plant({
      copy(table) {
        const copy = stellar.copy(table)
        copy.cards.known[3] ^= 2
        return copy
      },
    })
    expect(caught('copies', fault)?.message).toMatch(/^a copy differs \(cards\.known\.3: \d+ ≠ \d+\)$/)
  })

  test('a failure keeps the stack of what was thrown', () => {
    const fault = plant({
      copy: () => {
        throw new Error('no paper left')
      },
    })
    const failure = caught('copies', fault)
    expect(failure?.message).toBe('threw Error: no paper left')
    expect(failure?.cause).toMatchObject({ stack: expect.stringContaining('planted-faults.test.ts') })
  })

  test('the game without faults passes the same matches', () => {
    for (const check of new Set(faults.map(([, name]) => name)))
      expect(caught(check, stellar, 4), check).toBeNull()
  })
})

function leaky(tell: (event: StellarEvent) => void): (event: StellarEvent) => void {
  return (event) => tell(event.kind === 'played' ? { ...event, ship: toAll(event.ship) } : event)
}

const toAll = <T>({ secret }: Secret<T>): Secret<T> => ({ secret, to: EVERYBODY })

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

function broken(table: Table): Table {
  const hand = table.cards.zones[handOf(0)]
  if (hand.length > 0) table.cards.zones[handOf(1)].push(hand[0])
  return table
}

/** Puts a Slicer wherever a hidden military ship lies, as long as its owner has one out of sight. */
function leaning(view: View, random: Parameters<Stellar['imagine']>[1]): Table {
  const table = stellar.imagine(view, random)
  const { face, back } = stellar.layout(table)
  const { zones, known, once, handle } = table.cards
  const players = stellar.seatsOf(table.options)
  for (let seat = 0; seat < players; seat++) {
    for (let sector = 0; sector < table.sectors; sector++) {
      const stack = zones[stackIn(players, sector, seat)]
      const shown = view.zones[stackIn(players, sector, seat)].cards[0]
      const heap = [reserveOf(seat), fleetOf(seat)].map((zone) => zones[zone])
      const from = heap.find((zone) => zone.some((card) => face[card] === SLICER))
      if (!from || !shown || shown.face >= 0 || back[face[stack[0]]] !== MILITARY) continue
      const at = from.findIndex((card) => face[card] === SLICER)
      for (const marks of [known, once, handle]) {
        ;[marks[stack[0]], marks[from[at]]] = [marks[from[at]], marks[stack[0]]]
      }
      ;[stack[0], from[at]] = [from[at], stack[0]]
    }
  }
  return table
}

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
