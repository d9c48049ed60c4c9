import { describe, expect, test } from 'vitest'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

describe('ST-12 Chains', () => {
  test('ST-12.1 what an ability causes is done before the turn goes on', () => {
    const s = scene('S1 A (Wr)\nS2 A [Ki]\nS3 A (Sl)\nS4 B (Ki)\nS5 –\nA hand Wr\nA fleet Cr\nB hand Fo')
    s.play('A: Wr@5', 'A: Wr 1.1>2').shows('turn A reveal, ability A 2.2')
    s.play('A: Wr 3.1>4').shows('S4 A (Sl+B)\nB discard Ki+A\nturn A reveal\nA hand –')
  })

  test('ST-12.1 an ability sets off one thing at most', () => {
    const mostAtOnce = { warped: 1, mended: 1, looked: 1 }
    let since = { warped: 0, mended: 0, looked: 0 }
    const check = (): void => {
      for (const kind of Object.keys(since) as (keyof typeof since)[]) {
        expect(since[kind]).toBeLessThanOrEqual(mostAtOnce[kind])
      }
      since = { warped: 0, mended: 0, looked: 0 }
    }
    randomGame({ mode: 'quartet' }, 'one thing at a time', check, ({ kind }) => {
      if (kind === 'warped' || kind === 'mended' || kind === 'looked') since[kind]++
    })
  })

  test('ST-12.2 no chain is longer than the ships that can turn up in it', () => {
    let links = 0
    let longest = 0
    for (let game = 0; game < 20; game++) {
      randomGame({ fleetSize: 'asManyAsPossible' }, `chain ${game}`, ({ table, action }) => {
        const asked = table.pending.at(-1)?.kind === 'ability'
        links = asked && action.kind !== 'lapse' ? links + 1 : 0
        longest = Math.max(longest, links)
      })
    }
    expect(longest).toBeGreaterThan(1)
    expect(longest).toBeLessThanOrEqual(8)
  })

  test('ST-12.2 a fetched Mend cannot fetch: there is only one', () => {
    const s = scene('S1 A [Ki]\nA hand Me\nA discard Ro Sl\nB hand Fo').play(
      'A: Me@1',
      'A: Me<Ro',
      'A: Ro xA1.3',
    )
    s.shows('S1 A [Ki] [Ro^]\nA discard Me+* Sl\nturn B play')
  })

  test('ST-12.3 a battle activates nobody', () => {
    const s = scene('S1 A (Ro) [Sl] | B (Fo) [Wr]\nS2 B (Ki)\nS3 –\nA hand Wr\nB hand Fo')
    s.play('A: Wr@3', 'A: Wr 1.2>2').shows('S2 A [Sl]\nB discard Ki+A\nturn A reveal')
    expect(s.happened('looked')).toEqual([])
    expect(s.happened('revealed')).toEqual([])
  })
})
