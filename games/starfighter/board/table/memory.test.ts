import type { Moment, Seat } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { scene } from '../../test/scene.ts'
import { type Memory, NOTHING, remember } from './memory.ts'

const clash = {
  south: 0,
  north: 0,
  salvos: [2, 0],
  markers: [0, 2],
  cards: [0, 0],
  hull: [0, 0],
  effects: [],
}
const read: Memory = { ...NOTHING, round: 2, report: { round: 2, clashes: [clash] } }

/** A card is played, as somebody sees it. */
const playedBy = (seat: Seat, viewer: 0 | 1 | 'audience'): Moment<View, StarfighterEvent, Memory> => ({
  view: scene('S2: 1-12').view(viewer),
  event: { kind: 'played', seat, sector: 1, place: 0, handle: 1, card: null, up: false },
})

describe('the report of a battle', () => {
  it('stays for a player until that player has played on', () => {
    expect(remember(read, playedBy(1, 0)).report).toBe(read.report)
    expect(remember(read, playedBy(0, 0)).report).toBeNull()
  })

  it('is over for onlookers as soon as anybody plays on', () => {
    expect(remember(read, playedBy(1, 'audience')).report).toBeNull()
  })
})
