// §7: two cards that a viewer cannot see change places; the viewer must not be able to tell, now or later
import { bit, type GameEvent, type Seat, tellTo, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, playAction } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { MODES, type Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { handOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { luck } from './scene.ts'

type Pair = readonly [number, number]

function pairsHiddenFrom(table: Table, viewer: Viewer): Pair[] {
  const { layout } = kitOf(table.options)
  const hidden = [...layout.face.keys()].filter((card) => (table.cards.known[card] & bit(viewer)) === 0)
  return hidden.flatMap((a) =>
    hidden.flatMap((b): Pair[] => (a < b && layout.pool[a] === layout.pool[b] ? [[a, b]] : [])),
  )
}

/** The same table with the two cards in each other's place. The marks stay where they are: they are public. */
function swapped(table: Table, [a, b]: Pair): Table {
  const other = starfighter.copy(table)
  const { zones, known, handle } = other.cards
  for (const zone of zones) {
    for (const [place, card] of zone.entries()) {
      if (card === a) zone[place] = b
      else if (card === b) zone[place] = a
    }
  }
  for (const marks of [known, handle]) [marks[a], marks[b]] = [marks[b], marks[a]]
  return other
}

/** The move that does in the other table what this one does here: with the card in the same place. */
function sameMove(table: Table, other: Table, seat: Seat, action: Action): Action {
  if (action.kind !== 'play') return action
  const { ids, layout } = kitOf(table.options)
  const at = table.cards.zones[handOf(seat)].findIndex((card) => ids[layout.face[card]] === action.card)
  return playAction(ids[layout.face[other.cards.zones[handOf(seat)][at]]], action.sector, action.up)
}

function play(table: Table, seat: Seat, action: Action): StarfighterEvent[] {
  const events: StarfighterEvent[] = []
  starfighter.play(table, seat, action, luck('the same luck'), (event) => events.push(event))
  return events
}

const draws = luck('swaps').stream('swaps')
const anyOf = <T>(list: readonly T[]): T => list[draws.below(list.length)]

/** Plays on both tables until the viewer sees one of the two cards. Answers how many moves were compared. */
function follow(one: Table, two: Table, viewer: Viewer, pair: Pair): number {
  expect(starfighter.view(two, viewer)).toEqual(starfighter.view(one, viewer))
  for (let compared = 0; compared < 8; compared++) {
    const [seat] = starfighter.deciding(one)
    if (seat === undefined) return compared
    if (seat === viewer) expect(starfighter.actionsAt(two, seat)).toEqual(starfighter.actionsAt(one, seat))
    const action = anyOf(starfighter.actionsAt(one, seat))
    const mirror = sameMove(one, two, seat, action)
    // Played front up the two cards are rightly told apart, and may not both be legal.
    if (mirror !== action && action.up) return compared
    const [told, toldToo] = [play(one, seat, action), play(two, seat, mirror)]
    const shown = pair.some((card) => (one.cards.known[card] | two.cards.known[card]) & bit(viewer))
    const weighed = [...told, ...toldToo].some(
      (event: GameEvent) => event.weighed?.some((card) => pair.includes(card)) ?? false,
    )
    if (shown || weighed) return compared
    expect(toldToo.map((event) => tellTo(event, viewer))).toEqual(told.map((event) => tellTo(event, viewer)))
    expect(starfighter.view(two, viewer)).toEqual(starfighter.view(one, viewer))
  }
  return 8
}

describe('Two cards hidden from a viewer change places', () => {
  test.each(
    MODES.flatMap((mode) => (['open', 'asPlayed'] as const).map((discard) => [mode, discard] as const)),
  )('views, choices and logs stay the same: %s, discard %s', (mode, discardVisibility) => {
    let compared = 0
    const options: Partial<Options> = { mode, discardVisibility }
    for (let game = 0; game < 3; game++) {
      randomGame(options, `swaps ${mode} ${game}`, ({ table }) => {
        if (draws.below(12) > 0) return
        const viewer = anyOf<Viewer>([0, 1, 'audience'])
        const pairs = pairsHiddenFrom(table, viewer)
        if (pairs.length === 0) return
        const pair = anyOf(pairs)
        compared += follow(starfighter.copy(table), swapped(table, pair), viewer, pair)
      })
    }
    expect(compared).toBeGreaterThan(40)
  })

  test('a view holds no card number, no order of piles and nothing of chance', () => {
    randomGame({ mode: 'skirmish' }, 'bare views', ({ table, seat }) => {
      const view = starfighter.view(table, seat)
      expect(Object.keys(view).sort()).toEqual([
        ...[
          'acted',
          'chain',
          'cruisers',
          'handles',
          'hull',
          'idle',
          'initiative',
          'lies',
          'offset',
          'options',
        ],
        ...['passed', 'pending', 'result', 'round', 'start', 'viewer', 'zones'],
      ])
      const faces = view.zones[14].cards.map(({ face }) => face)
      expect(faces.every((face) => face === -1)).toBe(true)
    })
  })
})
