import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { whyIdle } from '../rules/idle.ts'
import { kitOf, type Scene, scene } from './scene.ts'

/** Why a card of A's hand has no use now: `SN-5.2 nobodyThere`, or null. */
function idle({ table }: Scene, card: string): string | null {
  const kit = kitOf(table.options)
  const design = kit.designs.findIndex(({ id }) => id === card)
  const why = whyIdle(kit, sternenfeuer.view(table, 0), design)
  return why && `${why.rule} ${why.code.replace('sternenfeuer.idle.', '')}`
}

describe('§11.1: every card can be asked why it is of no use now', () => {
  it('without a figure on the board', () => {
    const s = scene('A hand A03 C01 T01 R02 D01 F12')
    for (const card of ['A03', 'C01', 'T01']) expect(idle(s, card)).toBe('SN-4.2 noFigures')
    expect(idle(s, 'D01')).toBe('SN-3.11 defence')
    expect(idle(s, 'F12')).toBeNull()
    // Further main steps need no figure.
    expect(idle(s, 'R02')).toBeNull()
  })

  it('an attack: nobody there, nobody ready, a value that is silent', () => {
    const hand = 'places Rauthak Dream Island\nA hand A02 A03 A10'
    expect(idle(scene(`${hand}\n1 A F12\n2 B F05`), 'A03')).toBe('SN-5.2 nobodyThere')
    const fresh = scene(`${hand}\n1 A F12! | B F05`)
    expect(idle(fresh, 'A03')).toBe('SN-4.6 nobodyReady')
    expect(idle(fresh, 'A10')).toBeNull()
    const ready = scene(`${hand}\n1 A F12 | B F05\n3 A F06~ | B F07`)
    expect(idle(ready, 'A02')).toBe('SN-10.3 silent.psi')
    expect(idle(ready, 'A03')).toBeNull()
  })

  it('a collective without neighbours, a vehicle without a destination', () => {
    const s = scene('places Rauthak Umaru Horon\n1 A F12 F11~\nA hand C01 T01 T02')
    expect(idle(s, 'C01')).toBe('SN-8.1 noNeighbours')
    expect(idle(s, 'T02')).toBe('SN-9.2 noReach')
    expect(idle(s, 'T01')).toBeNull()
  })

  it('not before the draw, and not once no main step is left', () => {
    expect(idle(scene('A hand D01\nstep draw'), 'D01')).toBeNull()
    expect(idle(scene('A hand D01\nmade 1\nleft 0'), 'D01')).toBeNull()
  })
})
