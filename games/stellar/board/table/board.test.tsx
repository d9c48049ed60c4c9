import type { Seat, Viewer } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { stellar } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { handOf, reserveOf } from '../../rules/zones.ts'
import { drawn, MODES, play, speeches } from '../../test/drawn.ts'

/** A board is long to draw in plain markup: so many of each kind of decision will do. */
const ENOUGH = 20

describe('the board of Stellar', () => {
  it.each(MODES)('draws every state of a match: $mode', (options) => {
    const viewers: Viewer[] = [0, 1, 'audience', 'all']
    let turn = 0
    play(options, `board ${options.mode}`, (table, event) => {
      const viewer = viewers[turn++ % viewers.length]
      // Every fifth instant: viewers and languages take turns, so each of them sees all kinds.
      if (turn % 5 !== 0) return
      const speech = speeches[turn % speeches.length]
      const markup = drawn(stellar.view(table, viewer), event, speech)
      expect(markup).not.toMatch(/NaN|undefined|\[object|stellar\.[a-z]/)
    })
    expect(turn).toBeGreaterThan(100)
  })

  it('names everything that can be picked', () => {
    let [spots, instant] = [0, 0]
    play({ mode: 'duel' }, 'names', (table, event) => {
      if (event || instant++ % 2 !== 0) return
      for (const seat of stellar.deciding(table)) {
        const markup = drawn(stellar.view(table, seat))
        for (const [, attributes] of markup.matchAll(/<[a-z]+ ([^>]*data-spot[^>]*)>/g)) {
          expect(attributes).toMatch(/aria-label="[^"]{3,}"/)
          spots++
        }
      }
    })
    expect(spots).toBeGreaterThan(300)
  })

  it('offers every legal action as spots', () => {
    const kinds = new Map<string, number>()
    for (const options of [{ mode: 'duel' }, { mode: 'tandem' }] as const)
      play(options, `offers ${options.mode}`, (table, event) => {
        const [seat] = stellar.deciding(table)
        if (event || seat === undefined) return
        const view = stellar.view(table, seat)
        const actions = stellar.actions(view)
        const choosing = actions.filter(({ kind }) => kind !== 'pass' && kind !== 'lapse')
        const [{ kind }] = choosing
        const before = kinds.get(kind) ?? 0
        kinds.set(kind, before + 1)
        if (before >= ENOUGH) return
        const markup = drawn(view)
        const declines = actions.length > choosing.length && kind !== 'fleet' ? 1 : 0
        expect(markup.split('data-legal').length - 1, kind).toBe(spotsFor(view, choosing) + declines)
      })
    expect([...kinds.keys()].sort()).toEqual(['fleet', 'foe', 'mend', 'play', 'reveal', 'rogue', 'warp'])
  })

  it.each([0, 1, 'audience', 'all'] as const)(
    'lets ships come from the hand they were in, for %s',
    (viewer) => {
      let plays = 0
      play({ mode: 'duel' }, 'origins', (table, event) => {
        if (event?.kind !== 'played' || plays++ > ENOUGH) return
        const markup = drawn(stellar.view(table, viewer), event)
        const [, origin] = markup.match(/data-travel-from="((?:card|hand) \d)"/) ?? []
        const { seat, ship } = event
        expect(origin).toBe(seat === viewer ? `card ${ship.secret}` : `hand ${seat}`)
      })
      expect(plays).toBeGreaterThan(ENOUGH)
    },
  )

  /** How many things must be there to pick: single ships, and places. */
  function spotsFor(view: View, actions: readonly Action[]): number {
    const different = (of: (action: Action) => unknown): number => new Set(actions.map(of)).size
    const seat = view.viewer as Seat
    switch (actions[0].kind) {
      case 'fleet':
        // With nothing picked, an empty fleet could be sent, where it is allowed.
        return view.zones[reserveOf(seat)].size + actions.filter(({ fleet }) => fleet === 0).length
      case 'play':
        return view.zones[handOf(seat)].size + different(({ sector, up }) => `${sector} ${up}`)
      case 'warp':
        return different(({ sector, place }) => `${sector}.${place}`) + different(({ to }) => to)
      default:
        return actions.length
    }
  }
})
