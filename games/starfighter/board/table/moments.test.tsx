import { figure, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { squadronWith } from '../../reading/squadrons.ts'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { starfighter } from '../../rules/game.ts'
import { isTurned } from '../../rules/lies.ts'
import type { Table } from '../../rules/table.ts'
import { drawn, english, play } from '../../test/drawn.ts'
import { scene } from '../../test/scene.ts'
import { Fall } from '../result/hull-graph.tsx'
import { type Memory, NOTHING, remember } from './memory.ts'

/** Every instant of a match as South sees it, with what is remembered before it. */
function follow(name: string, visit: (table: Table, event: StarfighterEvent | null, before: Memory) => void) {
  let memory: Memory = NOTHING
  play({ mode: 'skirmish' }, name, (table, event) => {
    visit(table, event, memory)
    const view = starfighter.view(table, 0)
    memory = remember(memory, { view, event: event && tellTo(event, 0) })
  })
}

/** Hulls after the battle, as the score has them. */
const predicted = (markup: string): string[] =>
  [...markup.matchAll(/<em>([→≈] [−\d]+)<\/em>/g)].map(([, hull]) => hull)

describe('an engagement just announced', () => {
  it('is the only one marked as under way', () => {
    let later = 0
    follow('marked', (table, event, before) => {
      if (event?.kind !== 'engagement') return
      const markup = drawn(starfighter.view(table, 0), event, english, [], before)
      expect(markup.match(/class="sf-plate [^>]*data-clash/g)).toHaveLength(1)
      if (before.battle.length > 0) later++
    })
    expect(later).toBeGreaterThan(3)
  })

  it('leaves what is foretold of both hulls as it was', () => {
    let told = 0
    follow('foretold', (table, event, before) => {
      if (event?.kind !== 'engagement') return
      const view = starfighter.view(table, 0)
      const now = predicted(drawn(view, event, english, [], before))
      expect(now).toHaveLength(2)
      // Nothing has happened yet: it stands as if it had not been told.
      expect(now).toEqual(predicted(drawn(view, null, english, [], before)))
      told++
    })
    expect(told).toBeGreaterThan(5)
  })
})

describe('a battle that is over', () => {
  it('is foretold no second time before the next round begins', () => {
    let ends = 0
    follow('over', (table, event, before) => {
      if (event?.kind !== 'roundEnd') return
      const view = starfighter.view(table, 0)
      const markup = drawn(view, event, english, [], before)
      expect(predicted(markup)).toEqual([view.hull[1], view.hull[0]].map((hull) => `→ ${figure(hull)}`))
      expect(markup.match(/sf-plate sf-fought/g)).toHaveLength(before.battle.length)
      ends++
    })
    expect(ends).toBeGreaterThan(2)
  })
})

describe('a shift that would go too far', () => {
  it('is said to be too far, and no battle is foretold for it', () => {
    const view = scene('offset: 3\n passed: N\n initiative: N\n turn: S\n S hand: 0-01').view(0)
    const markup = drawn(view)
    expect(markup.match(/class="sf-too-far">too far</g)).toHaveLength(1)
    expect(markup.match(/<dt>Facing<\/dt>/g)).toHaveLength(2)
  })
})

describe('a sector picked before a card', () => {
  it('turns every card that fits there only back up', () => {
    const view = scene('S1: 0-01\n S hand: 2-14 1-22').view(0)
    const sector = (at: string): string => drawn(view, null, english, [at])
    // The front of 1-22 needs level 1, which is free in sector 1 alone.
    expect(sector('1').match(/sf-held-back/g)).toHaveLength(1)
    expect(sector('2').match(/sf-held-back/g)).toHaveLength(2)
    for (const at of ['1', '2']) expect(sector(at).match(/sf-held[^>]*data-pickable="yes"/g)).toHaveLength(2)
  })

  it('shows the card picked for it as it would be played', () => {
    const view = scene('S1: 0-01\n S hand: 1-22').view(0)
    expect(drawn(view, null, english, ['2', '1-22', 'back'])).toContain('sf-held-back')
  })

  it('turns no other card once a card is picked as well', () => {
    const view = scene('S1: 0-01\n S hand: 0-06 1-22').view(0)
    expect(drawn(view, null, english, ['0-06', 'front', '2'])).not.toContain('sf-held-back')
  })

  it('lets the card still be turned over', () => {
    const view = scene('S1: 0-01\n S hand: 1-22').view(0)
    const buttons = drawn(view, null, english, ['1', '1-22', 'front']).match(/[^>]*<\/button>/g)
    expect(buttons).toContain('Back up</button>')
  })
})

describe('a card that would roll over', () => {
  it('is named in the chain by its front', () => {
    const view = scene('S hand: 0-46').view(0)
    const [action] = starfighter.actions(view).filter(({ up }: Action) => up)
    const [, card] =
      /Barrel roll<\/b><em>([^<]*)/.exec(drawn(view, null, english, starfighter.parts(action))) ?? []
    expect(card).toBe('Adhara, upper half · S1')
  })
})

describe('the hulls, round by round', () => {
  it('have room for both figures where they are the same', () => {
    const rounds = [20, 0].map((hull) => [hull, hull])
    const markup = renderToStaticMarkup(
      <Fall rounds={rounds} near={0} names={['Anna', 'Jonas']} speech={english} />,
    )
    const [, height] = /viewBox="0 0 \d+ (\d+)"/.exec(markup) ?? []
    const figures = [...markup.matchAll(/<text class="sf-fall-value[^>]*y="([-\d.]+)"/g)].map(([, y]) =>
      Number(y),
    )
    expect(figures).toHaveLength(4)
    // They are 17 high, and stand upon y.
    expect(Math.min(...figures)).toBeGreaterThan(18)
    expect(Math.max(...figures)).toBeLessThan(Number(height))
  })
})

describe('a card that moves or turns', () => {
  it('lies as it was told at the very instant it is told', () => {
    const seen = new Set<string>()
    play({ mode: 'skirmish' }, 'arrivals', (table, event) => {
      if (event?.kind !== 'moved' && event?.kind !== 'pivoted') return
      const card = squadronWith(starfighter.view(table, 0), event.handle)
      if (event.kind === 'moved') expect([card?.sector, card?.place]).toEqual([event.to, event.toPlace])
      else expect(isTurned(card?.lie ?? 0)).toBe(event.turned)
      seen.add(event.kind)
    })
    expect(seen.size).toBe(2)
  })
})
