import { describe, expect, it } from 'vitest'
import { stackOf } from '../../reading/squadrons.ts'
import { starfighter } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { scene } from '../../test/scene.ts'
import { NOTHING } from '../table/memory.ts'
import { type Chain, chainOf, lettersOf } from './chain.ts'
import { foresee } from './foresight.ts'

/** The chain as it is shown while this move is foreseen. */
function foreseenBy(view: View, move: string): Chain {
  const action = starfighter.actions(view).find((each) => starfighter.write(each) === move)
  return chainOf(view, NOTHING, action ? foresee(view, action) : null)!
}

const lettersIn = ({ links, ahead }: Chain): string =>
  [...links, ...ahead].map(({ letter }) => letter).join('')

describe('the letters of a chain', () => {
  it('name both halves of a card that would be played', () => {
    const view = scene('S2: 0-01 1-02\nS hand: 2-18').view(0)
    const action = starfighter.actions(view).find((each) => starfighter.write(each) === 'p 2-18 2')!
    const foresight = foresee(view, action)!
    const chain = chainOf(view, NOTHING, foresight)!
    const played = foresight.events.find((event) => event.kind === 'played')!
    expect(chain.running).toBe(false)
    expect(lettersIn(chain)).toBe('AB')
    expect([...lettersOf(chain, played.handle)].sort().join('')).toBe('AB')
  })

  it('name a covered half that a move would uncover, while others wait', () => {
    const table = scene('S4: 0-24 1-52\nS hand: 2-18').play('S: p 2-18 4', 'S: first l')
    const view = table.view(0)
    const chain = foreseenBy(view, 'H S4.2 >')
    const [, uncovered, moved] = stackOf(view, 0, 3)
    expect(chain.running).toBe(true)
    expect([...lettersOf(chain, moved.handle)].sort().join('')).toBe('AB')
    expect(lettersOf(chain, uncovered.handle)).toBe('C-')
    expect(chain.ahead.map(({ letter }) => letter)).toContain('C')
  })

  it('stand on nothing that no chain speaks of', () => {
    const view = scene('S2: 0-01\nS hand: 2-18').view(0)
    const [card] = stackOf(view, 0, 1)
    expect(lettersOf(null, card.handle)).toBe('')
    expect(chainOf(view, NOTHING, null)).toBeNull()
  })
})
