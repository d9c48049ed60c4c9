import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

const CROWD = `
  S1 A (Ki) | B (Fo) [Wr] | C [Fo]
  S2 B (Cr)
  A hand Ro
  B hand Ki`

describe('ST-11 Rogue', () => {
  test('ST-11.1 any one ship of the sector is destroyed, whoever owns it', () => {
    const s = scene(CROWD, { mode: 'trio' }).play('A: Ro@1')
    expect(s.choices('A')).toEqual(['Ro xA1.1', 'Ro xA1.2', 'Ro xB1.1', 'Ro xB1.2', 'Ro xC1.1', 'Ro:0'])
    s.copy().play('A: Ro xB1.1').shows('S1 A (Ki) [Ro] | B [Wr] | C [Fo]\nB discard Fo')
    s.copy().play('A: Ro xC1.1').shows('S1 A (Ki) [Ro] | B (Fo) [Wr]\nC discard Fo+*')
    s.copy().play('A: Ro xA1.1').shows('S1 A [Ro] | B (Fo) [Wr] | C [Fo]\nA discard Ki')
  })

  test('ST-11.1 the partner’s ships are no exception', () => {
    const s = scene('S1 C (Ki)\nA hand Ro\nB hand Ki', { mode: 'tandem' }).play('A: Ro@1', 'A: Ro xC1.1')
    s.shows('S1 A [Ro]\nC discard Ki')
  })

  test('ST-11.1 other sectors are out of reach', () => {
    const s = scene('S1 B (Fo)\nS2 B (Cr)\nA hand Ro\nB hand Ki').play('A: Ro@1')
    expect(s.refusal('A: Ro xB2.1')).toBe('ST-11.1 otherSector')
    expect(s.refusal('A: Ro xB1.2')).toBe('ST-11.1 noTarget')
    expect(s.refusal('A: Ro xD1.1')).toBe('ST-11.1 noTarget')
    expect(s.refusal('A: Ro xB3.1')).toBe('ST-2.4 noSector')
  })

  test('ST-11.2 the Rogue may destroy itself, unless the table forbids it', () => {
    const text = 'S1 B (Fo)\nA hand Ro\nB hand Ki'
    scene(text).play('A: Ro@1', 'A: Ro xA1.1').shows('S1 B (Fo)\nA discard Ro+*')
    const strict = scene(text, { rogueSelf: false }).play('A: Ro@1')
    expect(strict.choices('A')).toEqual(['Ro xB1.1', 'Ro:0'])
    expect(strict.refusal('A: Ro xA1.1')).toBe('ST-11.2 rogueItself')
  })

  test('ST-11.2 solar cards are no targets', () => {
    const s = scene('S1(5:-5 4:4) –\nA hand Ro\nB hand Ki').play('A: Ro@1')
    expect(s.choices('A')).toEqual(['Ro xA1.1', 'Ro:0'])
  })

  test('ST-11.3 the target is not looked at', () => {
    const s = scene('S1 B (Fo)\nA hand Ro\nB hand Ki').play('A: Ro@1', 'A: Ro xB1.1').shows('B discard Fo')
    expect(s.log(0).at(-1)).toBe('Ro xB1.1')
    expect(s.log(1).at(-1)).toBe('Ro xB1.1=Fo')
  })

  test('ST-11.3 an open target was seen by all, and whoever knew a hidden one still does', () => {
    scene('S1 B [Cr]\nA hand Ro\nB hand Ki').play('A: Ro@1', 'A: Ro xB1.1').shows('B discard Cr+*')
    scene('S1 B (Cr+C)\nA hand Ro\nB hand Ki', { mode: 'trio' })
      .play('A: Ro@1', 'A: Ro xB1.1')
      .shows('B discard Cr+C')
  })

  test('ST-11.3 the ability of the target does not happen', () => {
    const s = scene('S1(5:-5) B (Fo)\nA hand Ro\nB hand Ki').play('A: Ro@1', 'A: Ro xB1.1')
    s.shows('S1(5:-5) A [Ro]\nturn B play')
    expect(s.happened('looked')).toEqual([])
  })
})
