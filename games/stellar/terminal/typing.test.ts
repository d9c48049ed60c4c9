import { isRefusal, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellar } from '../rules/game.ts'
import { look, speeches } from '../test/at-terminal.ts'
import { stellarTerminal as terminal } from './index.ts'

describe('typing', () => {
  const fleets = look(
    { sectors: [{ solar: ['2:1'] }], pending: [{ kind: 'fleets', picks: [null, null] }] },
    0,
  )

  it('takes ships by code, name and number', () => {
    expect(terminal.spellOut(fleets, 'Fo Ro De Sl Fl Fl')).toBe('fleet Fo Ro De Sl Fl Fl')
    expect(terminal.spellOut(fleets, 'fo, 2sl, kite + warp ring')).toBe('fleet Fo Sl Sl Ki Wr')
    expect(terminal.spellOut(fleets, 'fleet')).toBe('fleet')
    expect(terminal.spellOut(fleets, 'banana')).toBe('banana')
  })

  it('offers a full random fleet, the last fleet without lost ships, and none', () => {
    const draws = randomFrom(seedFrom('preset')).stream('preset')
    const presets = terminal.presets(fleets, ['fleet De Ki', 'Ki@1'], draws)
    expect(presets.map(({ word }) => word)).toEqual(['random', 'last', 'none'])
    expect(presets[0].move.split(' ')).toHaveLength(7)
    expect(presets[1].move).toBe('fleet De Ki')
  })

  it('asks before a fleet smaller than possible', () => {
    const small = stellar.read(fleets, 'fleet De Ki')
    const full = stellar.read(fleets, 'fleet Fo Fo De Ki Ki Sl')
    if (isRefusal(small) || isRefusal(full)) throw new Error('refused')
    expect(terminal.needsConsent(small, fleets)).toBe(true)
    expect(terminal.warnings(small, fleets, speeches.en)).toEqual(['2 ships only; you could send 6.'])
    expect(terminal.needsConsent(full, fleets)).toBe(false)
  })

  it('does not ask for the facing of a fetched ship', () => {
    const mend = look(
      {
        sectors: [{ solar: ['2:1'], stacks: [['Me']] }],
        players: [{ discard: ['Cr'] }],
        pending: [
          { kind: 'turn', seat: 'A', step: 'reveal' },
          { kind: 'ability', seat: 'A', sector: 1, place: 1 },
        ],
      },
      0,
    )
    expect(terminal.spellOut(mend, 'me<cr')).toBe('Me<Cr~')
  })
})
