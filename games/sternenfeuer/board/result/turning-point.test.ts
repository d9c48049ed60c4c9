import { type Seat, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { ownerOf } from '../../rules/end.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { kitOf } from '../../rules/kit.ts'
import type { Options } from '../../rules/options.ts'
import type { Table } from '../../rules/table.ts'
import { randomGame } from '../../test/random-game.ts'
import { settings } from '../../test/scene.ts'
import { heldSince, type Turn, turningPointOf, turnsOf } from './turning-point.ts'

const { designs } = kitOf(settings())

interface Played {
  readonly events: readonly SternenfeuerEvent[]
  /** Who truly held the places when each turn ended. */
  readonly holders: readonly (readonly (Seat | null)[])[]
}

/** A whole match at random, watched by somebody who asks the rules at the end of every turn. */
function watched(name: string, options: Partial<Options> = {}): Played {
  const events: SternenfeuerEvent[] = []
  const holders: (Seat | null)[][] = []
  const owners = (table: Table): (Seat | null)[] => {
    const look = { table, cards: table.cards, kit: kitOf(table.options) }
    return [0, 1, 2].map((place) => ownerOf(look, place))
  }
  let latest: Table | null = null
  const table = randomGame(
    options,
    name,
    (moment) => {
      latest = moment.table
    },
    (event) => {
      events.push(event)
      if (event.kind === 'turn' && event.turn > 1 && latest) holders.push(owners(latest))
    },
  )
  return { events, holders: [...holders, owners(table)] }
}

const told = (events: readonly SternenfeuerEvent[], seat: Seat) => events.map((event) => tellTo(event, seat))

/** Turns with these holders, one letter for each place. */
const turnsWith = (...rows: readonly string[]): Turn[] =>
  rows.map((row, at) => ({
    turn: at + 1,
    first: at,
    end: at + 1,
    holders: [...row].map((each) => (each === '-' ? null : each === 'a' ? 0 : 1)),
  }))

describe('the turns of a match, told afterwards', () => {
  it.each([{}, { existenceCheck: 'reveal' }, { collectiveLoss: 'both' }] as Partial<Options>[])(
    'know who truly held each place after each turn, with %o',
    (options) => {
      for (const name of ['one', 'two', 'three', 'four']) {
        const { events, holders } = watched(name, options)
        for (const seat of [0, 1] as const)
          expect(turnsOf(told(events, seat), designs).map((turn) => turn.holders)).toEqual(holders)
      }
    },
  )

  it('lie side by side in the list of events', () => {
    const { events } = watched('five')
    const turns = turnsOf(told(events, 0), designs)
    expect(turns.every(({ first }) => events[first].kind === 'turn')).toBe(true)
    expect(turns.slice(1).every(({ first }, at) => first === turns[at].end)).toBe(true)
    expect(turns.at(-1)?.end).toBe(events.length)
  })

  it('are unknown where a match was not scored or did not begin with the deal', () => {
    const { events } = watched('six')
    expect(turnsOf(told(events.slice(1), 0), designs)).toEqual([])
    const given = events.filter(({ kind }) => kind !== 'scored')
    expect(turnsOf(told(given, 0), designs)).toEqual([])
  })
})

describe('the turn that decided a match', () => {
  it('is the one after which the outcome never changed again', () => {
    const found = turningPointOf(turnsWith('a--', 'ab-', 'abb', 'aba', 'aba', 'a-a'))
    expect(found?.turn.turn).toBe(4)
    expect(found?.changes).toEqual([{ place: 2, from: 1, to: 0 }])
  })

  it('may be the first, and may change several places', () => {
    expect(turningPointOf(turnsWith('a--', 'aa-'))?.turn.turn).toBe(1)
    expect(turningPointOf(turnsWith('ab-', 'ba-', '-bb'))?.changes.map(({ place }) => place)).toEqual([
      0, 1, 2,
    ])
  })

  it('of a drawn game is the one that levelled it, if there was one', () => {
    expect(turningPointOf(turnsWith('a--', 'ab-', 'ab-'))?.turn.turn).toBe(2)
    expect(turningPointOf(turnsWith('---', '---'))).toBeNull()
    expect(turningPointOf([])).toBeNull()
  })

  it('stands beside the turns since which each place has been held', () => {
    expect(heldSince(turnsWith('a--', 'ab-', '-b-', 'ab-'))).toEqual([4, 2, null])
    expect(heldSince([])).toEqual([null, null, null])
  })
})
