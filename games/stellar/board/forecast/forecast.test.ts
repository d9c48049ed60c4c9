import { isRefusal, kernelText, speechIn } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellar } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import { readScene } from '../../test/read-scene.ts'
import { stellarText } from '../../text/index.ts'
import { type Forecast, forecastOf } from './forecast.ts'

const speech = speechIn('en', [kernelText, stellarText])
const NAMES = ['You', 'Jonas', 'Miriam', 'Emil']

/** What A is told before a move in a written scene. */
function foretold(scene: string, move: string, options: Partial<Options> = {}): Forecast {
  const table = stellar.lay(readScene(scene, options))
  if (isRefusal(table)) throw new Error(table.code)
  const view = stellar.view(table, 0)
  const action = stellar.read(view, move)
  if (isRefusal(action)) throw new Error(action.code)
  const forecast = forecastOf(action, view, speech, NAMES)
  if (!forecast) throw new Error('nothing is foretold')
  return forecast
}

describe('before a move the board says who would hold the sector', () => {
  it('a military ship among civil ones', () => {
    expect(foretold('S1(4:4) B [Fo]\nA hand Ki', 'Ki@1~').holds).toBe(true)
  })

  it('not if it is sure to fall, and not if that hangs on a ship nobody has shown', () => {
    expect(foretold('S1(4:4) B [De]\nA hand Sl', 'Sl@1~')).toMatchObject({ holds: false, falls: true })
    expect(foretold('S1(4:4) B (De)\nA hand Sl', 'Sl@1~')).toMatchObject({ holds: false, falls: false })
  })

  it('a civil ship only with more settlement points than anybody else can have', () => {
    expect(foretold('S1(4:4) B [Ro]\nA hand Fo', 'Fo@1').holds).toBe(true)
    expect(foretold('S1(4:4) B [Fo]\nA hand Ro', 'Ro@1').holds).toBe(false)
    expect(foretold('S1(4:4) B [Fo]\nA hand Fo', 'Fo@1').holds).toBe(false)
    expect(foretold('S1(4:4) B (Ro)\nA hand Fo', 'Fo@1').holds).toBe(false)
    expect(foretold('S1(4:4) A [Ro] | B (Ro)\nA hand Fo', 'Fo@1').holds).toBe(true)
  })

  it('no civil ship against a military one, and any beside one of one’s own', () => {
    expect(foretold('S1(4:4) B (Ki)\nA hand Fo', 'Fo@1').holds).toBe(false)
    expect(foretold('S1(4:4) A (Ki) | B [Fo]\nA hand Ro', 'Ro@1').holds).toBe(true)
  })

  it('nobody where both partners would have military ships, and that is said in red', () => {
    const tandem = { mode: 'tandem' } as const
    const shared = foretold('S1(4:4) C (Sl)\nA hand Ki', 'Ki@1~', tandem)
    expect(shared.holds).toBe(false)
    expect(shared.lines.filter(({ tone }) => tone === 'bad').map(({ text }) => text)).toEqual([
      expect.stringContaining('Miriam'),
    ])
    expect(foretold('S1(4:4) C (Sl)\nA hand Fo', 'Fo@1', tandem).holds).toBe(false)
    const settled = { ...tandem, sharedMilitary: 'settlement' } as const
    expect(foretold('S1(4:4) A [Fo] | C [Sl]\nA hand Ki', 'Ki@1', settled).holds).toBe(true)
  })
})

describe('before a Mend is laid open', () => {
  const said = (scene: string): string[] => foretold(scene, 'Me@1').lines.map(({ text }) => text)

  it('ST-6.3: it is said to fetch a ship only if one was lost', () => {
    expect(said('S1(4:4) –\nA hand Me\nA discard Sl')).toContain('Fetches one lost ship')
    expect(said('S1(4:4) –\nA hand Me')).not.toContain('Fetches one lost ship')
  })
})
