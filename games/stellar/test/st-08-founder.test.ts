import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

const LOOK = `
  S1(5:-5 2:2F) A (Ki) | B (Ro) [Wr] | C (Fo)
  S2(4:4) B (Cr)
  A hand Fo Wr
  B hand Ki`

describe('ST-8 Founder', () => {
  test('ST-8.1 the owner sees the solar cards and every ship of the sector', () => {
    const s = scene(LOOK, { mode: 'trio' }).play('A: Fo@1')
    s.shows('S1(5:-5+A 2:2F+A) A (Ki) [Fo] | B (Ro+A) [Wr] | C (Fo+A)')
  })

  test('ST-8.1 nothing of other sectors', () => {
    scene(LOOK, { mode: 'trio' }).play('A: Fo@1').shows('S2(4:4) B (Cr)')
  })

  test('ST-8.1 partners’ ships are seen too', () => {
    const s = scene('S1(5:-5) C (Ki)\nA hand Fo\nB hand Ki', { mode: 'tandem' }).play('A: Fo@1')
    s.shows('S1(5:-5+A) A [Fo] | C (Ki+A)')
  })

  test('ST-8.2 what arrives later was not looked at', () => {
    const s = scene('S1(5:-5) –\nA hand Fo\nB hand Ki').play('A: Fo@1', 'B: Ki@1~')
    s.shows('S1(5:-5+A) A [Fo] | B (Ki)')
  })

  test('ST-8.2 that a look happened is public, what was seen is not', () => {
    const s = scene(LOOK, { mode: 'trio' }).play('A: Fo@1')
    expect(s.happened('looked')).toMatchObject([{ seat: 0, sector: 0, seen: { to: 1 } }])
    expect(s.view(1).zones.map((zone) => zone.cards.map((card) => card.known))).toEqual(
      s.view('audience').zones.map((zone) => zone.cards.map((card) => card.known)),
    )
  })

  test('ST-8.3 there is nothing to decide', () => {
    const s = scene(LOOK, { mode: 'trio' }).play('A: Fo@1').shows('turn A reveal')
    expect(s.choices('A')).toEqual(['!1=Ki', '-'])
    expect(s.refusal('A: Fo:0')).toBe('ST-4.3 revealOrPass')
  })

  test('ST-8.3 the look happens even where letting lapse is forbidden', () => {
    const s = scene('S1(5:-5) –\nA hand Fo\nB hand Ki', { abilityUse: 'mustUse' }).play('A: Fo@1')
    s.shows('S1(5:-5+A) A [Fo]\nturn B play')
  })
})
