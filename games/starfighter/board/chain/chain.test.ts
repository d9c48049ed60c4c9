import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stackOf } from '../../reading/squadrons.ts'
import { starfighter } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { play } from '../../test/drawn.ts'
import { scene } from '../../test/scene.ts'
import { type Memory, NOTHING, remember } from '../table/memory.ts'
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

describe('while a chain is shown', () => {
  it('what is shown happens, what the rules do next waits, and the last effect is in the list as well', () => {
    let [memory, shown]: [Memory, number] = [NOTHING, 0]
    play({ mode: 'skirmish' }, 'chains', (table, event) => {
      const view = starfighter.view(table, 0)
      const told = event && tellTo(event, 0)
      memory = remember(memory, { view, event: told })
      if (told?.kind !== 'effect' || view.pending[0]?.kind !== 'deployment') return
      const chain = chainOf(view, memory, null, told)
      const link = chain?.links[chain.at - 1]
      expect([link?.handle, link?.effect]).toEqual([told.handle, told.effect])
      expect(link?.standing).toBe(told.possible ? 'would' : 'idle')
      expect(chain?.links.slice(chain.at).every(({ standing }) => standing === 'waits')).toBe(true)
      shown++
    })
    expect(shown).toBeGreaterThan(5)
  })
})
