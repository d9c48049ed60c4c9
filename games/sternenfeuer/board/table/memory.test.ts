import type { Told } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { scene } from '../../test/scene.ts'
import { fightAt, type Memory, NOTHING, recent, remember } from './memory.ts'

type Event = Told<SternenfeuerEvent>

const figure = { seat: 1, place: 0, world: 49, at: 0, figure: 3, handle: 7 } as const
const total = { printed: 20, reinforcements: 0, partner: 0, bonus: 0, total: 20 }
const turn = (seat: 0 | 1): Event => ({ kind: 'turn', seat, turn: 4, forced: false })
const compared: Event = {
  kind: 'compared',
  value: 0,
  attacker: { ...figure, seat: 0 },
  target: figure,
  attacking: total,
  defending: { ...total, total: 10 },
  loser: 1,
}
const lost: Event = { kind: 'lost', why: 'beaten', reinforcements: [], ...figure }
const drawn: Event = { kind: 'drawn', seat: 0, card: 4, why: 'draw', left: 20 }

const view = scene('1 A F12 | B F11').view(0)

const after = (...events: Event[]): Memory =>
  events.reduce<Memory>((memory, event) => remember(memory, { view, event }), NOTHING)

describe('what the board remembers', () => {
  it('is this turn and the one before', () => {
    const memory = after(turn(0), drawn, compared, lost, turn(1))
    expect(recent(memory, true)).toEqual([compared, lost])
    expect(recent(memory, false)).toEqual([])
    expect(recent(after(turn(0), drawn, compared, lost), false)).toEqual([compared, lost])
    expect(recent(after(turn(0), compared, turn(1), turn(0)), true)).toEqual([])
  })

  it('changes nothing that was remembered before', () => {
    const memory = after(turn(0), drawn)
    remember(memory, { view, event: compared })
    expect(memory.now).toEqual([drawn])
    expect(remember(memory, { view, event: null })).toBe(memory)
  })

  it('is the fight, until those who fell are gone', () => {
    expect(fightAt(compared, after(turn(0), compared))).toBe(compared)
    expect(fightAt(lost, after(turn(0), compared, lost))).toBe(compared)
    expect(fightAt({ ...lost, why: 'unfit' }, after(turn(0), compared))).toBeNull()
    expect(fightAt(drawn, after(turn(0), compared, drawn))).toBeNull()
    expect(fightAt(null, after(turn(0), compared))).toBeNull()
  })
})
