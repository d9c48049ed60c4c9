// Leaks are caught: what a viewer is shown, told or offered, and must not know
import { handOf, reserveOf, SLICER, type StellarEvent, stackIn, stellar } from '@sternentisch/games/stellar'
import { EVERYBODY, type Secret } from '@sternentisch/kernel'
import { caught, type Fault } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

type Stellar = typeof stellar

const withNeighboursHand: Stellar['view'] = (table, viewer) => {
  const view = stellar.view(table, viewer)
  const hand = handOf(1)
  return viewer === 0 ? { ...view, zones: view.zones.with(hand, stellar.view(table, 1).zones[hand]) } : view
}

const faults: readonly Fault<Stellar>[] = [
  ['a view that shows the hand of a neighbour', 'noninterference', { view: withNeighboursHand }],
  [
    'a view that shows the hand of a neighbour, on its feed',
    'feeds-keep-secrets',
    { view: withNeighboursHand },
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
        const cards = view.zones[zone].cards.map((card, place) => ({
          ...card,
          handle: table.cards.zones[zone][place] + 1,
        }))
        return { ...view, zones: view.zones.with(zone, { ...view.zones[zone], cards }) }
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
]

test.each(faults)('%s is caught by %s', (_, check, fault) => {
  expect(caught(check, { ...stellar, ...fault })).not.toBeNull()
})

test('the game without faults passes the same matches', () => {
  for (const check of new Set(faults.map(([, name]) => name)))
    expect(caught(check, stellar, 4), check).toBeNull()
})

function leaky(tell: (event: StellarEvent) => void): (event: StellarEvent) => void {
  return (event) => tell(event.kind === 'played' ? { ...event, ship: toAll(event.ship) } : event)
}

const toAll = <T>({ secret }: Secret<T>): Secret<T> => ({ secret, to: EVERYBODY })
