// §5.5 and §7: what must not leak
import { randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { boxOf, handOf, libraryOf } from '../rules/zones.ts'
import { optionsOf, play, scene } from './scene.ts'

/** What B and the audience can see of a table, as text. */
const seen = (table: Table): string =>
  JSON.stringify([
    spacetrace.view(table, 1),
    spacetrace.view(table, 'audience'),
    spacetrace.actionsAt(table, 1),
  ])
const told = (events: readonly SpacetraceEvent[]): string =>
  JSON.stringify(events.map((event) => tellTo(event, 1)))

/** Two tables that differ only in A's hand, and the same moves on both. */
function twins(hands: readonly [string, string], moves: readonly string[], more: object = {}): void {
  const [one, two] = hands.map((hand) =>
    scene({
      A: { base: 'fighter; cruiser', hand, mp: 100 },
      B: { base: 'fighter; cruiser', hand: 'crews' },
      ...more,
    }),
  )
  expect(seen(one)).toBe(seen(two))
  for (const move of moves) {
    expect(told(play(one, move)), move).toBe(told(play(two, move)))
    expect(seen(one), move).toBe(seen(two))
  }
}

describe('what the other player cannot see', () => {
  test('which cards are in the hand', () => {
    twins(['crews; muster', 'patrol; ishida'], [])
  })

  test('whether a tactic is held: windows open and pass alike', () => {
    twins(
      ['overdrive; static', 'patrol; recruits'],
      ['!', '.', '.', '.', '.', '.', '.', '.', '.', 'done', '.'],
    )
  })

  test('whether an answer is held', () => {
    const answers = ['counter; crews', 'patrol; crews'] as const
    const tables = answers.map((hand) => scene({ A: { hand }, B: { hand: 'bombard', mp: 100 }, active: 'B' }))
    const events = tables.map((table) => told(play(table, '* bombard')))
    expect(events[0]).toBe(events[1])
    expect(tables[0].pending).toEqual(tables[1].pending)
    expect(told(play(tables[0], '.'))).toBe(told(play(tables[1], '.')))
  })

  test('how long a pass is meant to last', () => {
    const passes = ['.', '..', '...', '.t', '.?'].map((pass) => {
      const table = scene({ A: { base: 'fighter', hand: 'crews' }, B: { base: 'patrol', hand: 'crews' } })
      const events = told(play(table, '!', pass))
      return [
        events,
        JSON.stringify(spacetrace.view(table, 1)),
        JSON.stringify(spacetrace.view(table, 'audience')),
      ].join()
    })
    expect(new Set(passes).size).toBe(1)
  })

  test('the order of a library, not even the own', () => {
    const one = scene({ A: { library: 'fighter; patrol; crews' } })
    const two = scene({ A: { library: 'crews; fighter; patrol' } })
    for (const viewer of [0, 1, 'audience'] as const)
      expect(JSON.stringify(spacetrace.view(one, viewer).zones[libraryOf(0)])).toBe(
        JSON.stringify(spacetrace.view(two, viewer).zones[libraryOf(0)]),
      )
  })

  test('which cards were drawn', () => {
    const table = scene({ active: 'B' })
    const event = play(table, 'done').find(({ kind }) => kind === 'drawn')!
    expect(tellTo(event, 0)).toMatchObject({ count: 2, cards: [expect.any(String), expect.any(String)] })
    expect(tellTo(event, 1)).toMatchObject({ count: 2, cards: null })
  })

  test('a deck dealt at random, unless lists are open', () => {
    const deal = (openDecklists: boolean) =>
      spacetrace.deal(
        optionsOf({ mode: 'second', deckSource: 'random', deckA: 'usual', deckB: 'usual', openDecklists }),
        randomFrom(seedFrom('box')),
      )
    const box = (table: Table, viewer: 0 | 1) => spacetrace.view(table, viewer).zones[boxOf(0)].cards
    expect(box(deal(false), 0).every(({ face }) => face >= 0)).toBe(true)
    expect(box(deal(false), 1).every(({ face, back }) => face < 0 && back < 0)).toBe(true)
    expect(box(deal(true), 1).every(({ face }) => face >= 0)).toBe(true)
  })

  test('imagined decks at random are as legal as real ones', () => {
    const table = spacetrace.deal(
      optionsOf({ mode: 'first', deckSource: 'random', deckA: 'usual', deckB: 'usual' }),
      randomFrom(seedFrom('imagined')),
    )
    const kinds = (each: Table) => {
      const { face, back } = spacetrace.layout(each)
      return each.cards.zones[boxOf(0)]
        .map((card) => back[face[card]])
        .sort()
        .join('')
    }
    for (let at = 0; at < 20; at++)
      expect(kinds(spacetrace.imagine(spacetrace.view(table, 1), randomFrom(seedFrom(`i ${at}`))))).toBe(
        kinds(table),
      )
  })
})

describe('what everybody sees', () => {
  test('an announced card, its target, sacrifices and payment', () => {
    const table = scene({
      A: { base: 'patrol#5', hand: 'scuttle; crews; veterans' },
      B: { base: 'fighter#6' },
    })
    play(table, '* scuttle', '@ fighter#6')
    expect(spacetrace.view(table, 'audience').pending.at(-1)).toMatchObject({
      kind: 'play',
      target: 6,
      step: 'sacrifice',
    })
  })

  test('somebody who must pay can pay on every imagined table', () => {
    const table = scene({ A: { hand: 'dreadnought; levy; recruits', base: 'cruiser#5' } })
    play(table, '> dreadnought', '/ cruiser#5')
    for (let at = 0; at < 50; at++) {
      const imagined = spacetrace.imagine(spacetrace.view(table, 1), randomFrom(seedFrom(`pay ${at}`)))
      expect(spacetrace.actionsAt(imagined, 0).length).toBeGreaterThan(0)
      expect(imagined.cards.zones[handOf(0)]).toHaveLength(2)
    }
  })
})
