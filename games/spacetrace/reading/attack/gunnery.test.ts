import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { attack, scene } from '../../test/scene.ts'
import { gunneryOf } from './gunnery.ts'

describe('what was shot in a match', () => {
  it('is counted by class, and the best salvo is the one that did most', () => {
    const table = scene({ A: { base: 'destroyer; siegelance' }, B: { base: 'fighter; monitors' } })
    const view = spacetrace.view(table, 0)
    const told = attack(table).map((event) => tellTo(event, 0))
    const { damage, best } = gunneryOf(view, told)
    // Ten shots of 10 at single fighters; the lance fells one Monitor of 45; 100 fighters fell the destroyers.
    expect(damage).toEqual([
      [0, 0, 10, 45, 0],
      [0, 100, 0, 90, 0],
    ])
    expect(best).toMatchObject({ seat: 1, figures: { id: 'fighter' }, damage: 100 })
    expect(gunneryOf(view, []).best).toBeNull()
  })
})
