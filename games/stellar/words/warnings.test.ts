import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellar } from '../rules/game.ts'
import { stellarTerminal as terminal } from '../terminal/index.ts'
import { look, page, speeches } from '../test/at-terminal.ts'

describe('guard rails', () => {
  const warned = (setup: object, move: string): readonly string[] => {
    const view = look(setup, 0)
    const action = stellar.read(view, move)
    if (isRefusal(action)) throw new Error(speeches.en.explain(action))
    return terminal.warnings(action, view, speeches.en, page)
  }
  const players = [{ hand: ['Sl', 'Ro'] }]

  it('tell of a second ship, of fights, and of a Rogue among own ships', () => {
    const sectors = [
      { solar: ['2:1'], stacks: [['Ki~'], []] },
      { solar: ['2:1'], stacks: [[], ['Ki~', 'Fl', 'Fo']] },
    ]
    expect(warned({ sectors, players }, 'Sl@1')).toEqual([
      'You already have a ship there; this one will be open.',
    ])
    expect(warned({ sectors, players }, 'Sl@2~')).toEqual(['This ship will have to fight 2 ships.'])
    expect(warned({ sectors, players }, 'Ro@1')).toContain('The only ships it could destroy are your own.')
    expect(warned({ sectors, players }, 'Ro@2')).toEqual([])
    expect(warned({ sectors, players }, 'Ro@2~')).toEqual([])
  })

  it('tell of a partner who holds the sector (Tandem)', () => {
    const sectors = [{ solar: ['2:1'], stacks: [[], [], ['De~'], []] }]
    const tandem = { mode: 'tandem' }
    expect(warned({ options: tandem, sectors, players }, 'Sl@1~')).toEqual([
      'Clémence-Élodie Marie already holds this sector; with both of you there, nobody would win it.',
    ])
    const shared = { mode: 'tandem', sharedMilitary: 'settlement' }
    expect(warned({ options: shared, sectors, players }, 'Sl@1~')).toEqual([])
  })
})
