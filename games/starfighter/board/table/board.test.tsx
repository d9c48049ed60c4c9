import { tellTo, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { starfighter } from '../../rules/game.ts'
import { kitOf } from '../../rules/kit.ts'
import type { Options } from '../../rules/options.ts'
import { EFFECTS } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'
import { drawn, english, NAMES, play, speeches } from '../../test/drawn.ts'
import { settings } from '../../test/scene.ts'
import { starfighterBoard } from '../index.ts'

const MODES: readonly Partial<Options>[] = [
  { mode: 'training' },
  { mode: 'transition' },
  { mode: 'skirmish', damageInsideCard: 'ownerChooses' },
  { mode: 'ultimate' },
  { mode: 'ultimate', ultimatePool: 'draft' },
]

describe('the board of Starfighter', () => {
  it.each(MODES)('draws every state of a match: $mode $ultimatePool', (options) => {
    const viewers: Viewer[] = [0, 1, 'audience', 'all']
    let turn = 0
    play(options, `board ${options.mode}`, (table, event) => {
      const viewer = viewers[turn++ % viewers.length]
      if (turn % 5 !== 0) return
      const speech = speeches[turn % speeches.length]
      const markup = drawn(starfighter.view(table, viewer), event, speech)
      expect(markup).not.toMatch(/NaN|undefined|\[object|starfighter\.[a-z]/)
    })
    expect(turn).toBeGreaterThan(60)
  })

  it('keeps both cruisers on the screen between two rounds, and never says too early that it is over', () => {
    const between = new Set<string>()
    play({ mode: 'skirmish' }, 'between', (table, event) => {
      if (event?.kind !== 'roundEnd' && event?.kind !== 'round' && event?.kind !== 'supply') return
      between.add(event.kind)
      const view = starfighter.view(table, 0)
      expect(drawn(view, event).match(/class="sf-fleet /g)).toHaveLength(2)
      expect(starfighterBoard.asks(view, NAMES, english)).not.toBe(english.say('starfighter.ask.over'))
    })
    expect([...between].sort()).toEqual(['round', 'roundEnd', 'supply'])
  })

  it('speaks of whoever plays a card as long as it is shown, not of the next one', () => {
    const seats = new Set<number>()
    play({ mode: 'skirmish' }, 'played', (table, event) => {
      if (event?.kind !== 'played') return
      seats.add(event.seat)
      const word = event.seat === 0 ? 'starfighter.board.ask.deployment' : 'starfighter.ask.deployment'
      expect(starfighterBoard.asks(starfighter.view(table, 0), NAMES, english)).toBe(
        english.say(word, { who: NAMES[event.seat] }),
      )
    })
    expect(seats.size).toBe(2)
  })

  it('speaks of an effect as long as it is shown, not of the next player', () => {
    let last = 0
    play({ mode: 'skirmish' }, 'effects', (table, event) => {
      const view = starfighter.view(table, 0)
      if (event?.kind !== 'effect' || view.pending[0]?.kind !== 'deployment') return
      const effect = english.say(`starfighter.effect.${EFFECTS[event.effect]}`)
      expect(starfighterBoard.asks(view, NAMES, english, tellTo(event, 0))).toBe(effect)
      last++
    })
    expect(last).toBeGreaterThan(3)
  })

  it('names everything that can be picked', () => {
    let spots = 0
    play({ mode: 'skirmish' }, 'names', (table, event) => {
      if (event) return
      for (const seat of starfighter.deciding(table)) {
        for (const [, attributes] of drawn(starfighter.view(table, seat)).matchAll(
          /<[a-z]+ ([^>]*data-spot[^>]*)>/g,
        )) {
          expect(attributes).toMatch(/aria-label="[^"]{3,}"/)
          spots++
        }
      }
    })
    expect(spots).toBeGreaterThan(200)
  })

  it('offers every legal action as spots', () => {
    const kinds = new Set<string>()
    const seen = new Map<string, number>()
    for (const options of MODES.slice(0, 4))
      for (const name of ['offers', 'offers more'])
        play(options, `${name} ${options.mode}`, (table, event) => {
          const [seat] = starfighter.deciding(table)
          if (event || seat === undefined) return
          const view = starfighter.view(table, seat)
          const actions = starfighter.actions(view)
          const [{ kind }] = actions
          kinds.add(kind)
          seen.set(kind, (seen.get(kind) ?? 0) + 1)
          // A dozen of each kind tell enough.
          if ((seen.get(kind) ?? 0) > 12) return
          expect(drawn(view).split('data-legal').length - 1, kind).toBe(spotsFor(view, actions))
        })
    expect([...kinds].sort()).toEqual(
      [
        ...['barrelRoll', 'cruiser', 'destroy', 'first', 'hitFighter', 'mark', 'moveFree', 'moveHorizontal'],
        ...['moveVertical', 'order', 'pivot', 'play', 'shift'],
      ].sort(),
    )
  })

  /** How many things must be there to pick before anything is picked. */
  function spotsFor(view: View, actions: readonly Action[]): number {
    const different = (of: (action: Action) => unknown): number => new Set(actions.map(of)).size
    switch (actions[0].kind) {
      case 'play':
      case 'pass': {
        const plays = actions.filter(({ kind }) => kind === 'play')
        const sectors = new Set(plays.map(({ sector }) => sector)).size
        return view.zones[handOf(view.viewer as number)].size + sectors + 1
      }
      case 'moveHorizontal':
      case 'moveFree':
        return different(({ seat, sector, place }) => `${seat} ${sector} ${place}`)
      // Both on the boards and in the panel that weighs them.
      case 'shift':
      case 'order':
        return 2 * actions.length
      default:
        return actions.length
    }
  }

  it('offers the sectors a picked card can be moved to', () => {
    let moves = 0
    play({ mode: 'skirmish' }, 'moves', (table, event) => {
      const [seat] = starfighter.deciding(table)
      if (event || seat === undefined) return
      const view = starfighter.view(table, seat)
      const actions = starfighter.actions(view)
      if (actions[0].kind !== 'moveFree' && actions[0].kind !== 'moveHorizontal') return
      const [from] = starfighter.parts(actions[0])
      const goals = actions.filter((action) => starfighter.parts(action)[0] === from).length
      const markup = drawn(view, null, english, [from])
      expect(markup.match(/sf-sector-spot[^>]*data-pickable/g)?.length).toBe(goals)
      moves++
    })
    expect(moves).toBeGreaterThan(0)
  })
})

describe('secrets', () => {
  it('a hidden front is named nowhere', () => {
    let [hidden, instant] = [0, 0]
    play({ mode: 'skirmish' }, 'hidden', (table, event) => {
      if (event || ++instant % 4 !== 0) return
      const { layout, set } = kitOf(table.options)
      for (const viewer of [0, 1, 'audience'] as const) {
        const view = starfighter.view(table, viewer)
        const markup = drawn(view)
        for (let zone = 0; zone < 14; zone++) {
          view.zones[zone].cards.forEach(({ face }, place) => {
            if (face !== UNKNOWN) return
            const card = set.cards[layout.face[table.cards.zones[zone][place]]]
            expect(markup).not.toContain(`>${card.id}<`)
            expect(markup).not.toContain(card.name)
            hidden++
          })
        }
      }
    })
    expect(hidden).toBeGreaterThan(60)
  })
})

describe('what the board says', () => {
  it('speaks three languages, to the viewer in the second person', () => {
    for (const speech of speeches) {
      const lines: string[] = []
      play({ mode: 'skirmish' }, 'words', (_, event) => {
        if (!event) return
        const line = starfighterBoard.tell(
          tellTo(event, 0),
          0,
          ['You', 'Jonas'],
          speech,
          settings({ mode: 'skirmish' }),
        )
        if (line !== null) lines.push(line)
      })
      expect(lines.length).toBeGreaterThan(60)
      for (const line of lines) {
        expect(line).not.toMatch(/starfighter\.|\{|undefined|NaN/)
        expect(line).not.toMatch(/^You (plays|draws|passes|loses|shifts|lays|picks)\b/)
      }
    }
  })

  it('describes and asks in every decision, and says what goes on in between', () => {
    play({ mode: 'skirmish' }, 'asks', (table, event) => {
      for (const viewer of event ? ([0, 1, 'audience'] as const) : [])
        expect(starfighterBoard.asks(starfighter.view(table, viewer), NAMES, english)).not.toContain(
          'starfighter.',
        )
      const [seat] = starfighter.deciding(table)
      if (event || seat === undefined) return
      for (const speech of speeches) {
        const view = starfighter.view(table, seat)
        const [action] = starfighter.actions(view)
        const said = [
          starfighterBoard.asks(view, NAMES, speech),
          starfighterBoard.asks(starfighter.view(table, 'audience'), NAMES, speech),
          starfighterBoard.describe(action, view, speech),
          ...starfighterBoard.warnings(action, view, speech),
        ]
        for (const text of said) expect(text).toMatch(/^[^{}]{4,}$/)
      }
    })
  })

  it('draws result, chart and thumbnail', () => {
    const { Result, Chart, Thumbnail } = starfighterBoard
    const events: StarfighterEvent[] = []
    const table = play({ mode: 'skirmish' }, 'result', (_, event) => {
      if (event) events.push(event)
    })
    const view = starfighter.view(table, 0)
    const told = events.map((event) => tellTo(event, 0))
    for (const speech of speeches) {
      const markup = renderToStaticMarkup(
        <>
          <Result view={view} names={NAMES} speech={speech} events={told} />
          {Chart && <Chart view={view} speech={speech} />}
          <Thumbnail view={view} speech={speech} />
        </>,
      )
      expect(markup).not.toMatch(/NaN|undefined|starfighter\.[a-z]/)
      expect(markup).toContain('sf-fall')
    }
  })
})
