import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('ST-9 Warp Ring', () => {
  test('ST-9.1 one own ship goes from any sector to any other; the ring may be in a third', () => {
    const s = scene('S1 A [Ki]\nS2 A [Fo]\nS3 –\nA hand Wr\nB hand Ki').play('A: Wr@3')
    expect(s.choices('A')).toEqual([
      ...['Wr 1.1>2', 'Wr 1.1>3', 'Wr 2.1>1', 'Wr 2.1>3', 'Wr 3.1>1', 'Wr 3.1>2'],
      'Wr:0',
    ])
    s.play('A: Wr 1.1>2').shows('S1 –\nS2 A [Fo] [Ki]\nS3 A [Wr]\nturn B play')
  })

  test('ST-9.1 ships of others and of the partner stay where they are', () => {
    const s = scene('S1 B [Ki] | C [Fo]\nS2 –\nA hand Wr\nB hand Ki', { mode: 'tandem' }).play('A: Wr@2')
    expect(s.choices('A')).toEqual(['Wr 2.1>1', 'Wr:0'])
    expect(s.refusal('A: Wr 1.1>2')).toBe('ST-9.1 noShipThere')
  })

  test('ST-9.2 any own ship may move, from any place in its stack; those above drop down', () => {
    const s = scene('S1 A (Ki) [Sl] [Fo]\nS2 –\nA hand Wr\nB hand Ki').play('A: Wr@2')
    expect(s.choices('A')).toEqual(['Wr 1.1>2', 'Wr 1.2>2', 'Wr 1.3>2', 'Wr 2.1>1', 'Wr:0'])
    s.copy().play('A: Wr 1.2>2').shows('S1 A (Ki) [Fo]\nS2 A [Wr] [Sl]')
    s.copy().play('A: Wr 1.1>2').shows('S1 A [Sl] [Fo]\nS2 A [Wr] [Ki]')
  })

  test('ST-9.2 the ring may move itself, unless the table forbids it', () => {
    const text = 'S1 A [Ki]\nS2 –\nA hand Wr\nB hand Ki'
    scene(text).play('A: Wr@2', 'A: Wr 2.1>1').shows('S1 A [Ki] [Wr]\nS2 –')
    const strict = scene(text, { warpSelf: false }).play('A: Wr@2')
    expect(strict.refusal('A: Wr 2.1>1')).toBe('ST-9.2 notItself')
    expect(strict.choices('A')).toEqual(['Wr 1.1>2', 'Wr:0'])
  })

  test('ST-9.3 a hidden ship that lands alone stays hidden', () => {
    const s = scene('S1 A (Ro)\nS2 B (Fo)\nS3 –\nA hand Wr\nB hand Ki').play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S2 A (Ro) | B (Fo)\nturn A reveal')
  })

  test('ST-9.3 a hidden ship that lands on an own ship is turned up', () => {
    const s = scene('S1 A (Ki)\nS2 A (Sl)\nS3 –\nA hand Wr\nB hand Ki').play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S2 A (Sl) [Ki]')
    expect(s.log(1)).toContain('Wr 1.1>2=Ki')
  })

  test('ST-9.3 an open ship stays open wherever it lands', () => {
    const s = scene('S1 A [Ki]\nS2 –\nS3 –\nA hand Wr\nB hand Ki').play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S2 A [Ki]')
  })

  test('ST-9.4 a warship fights where it lands', () => {
    const s = scene('S1 A [Ki]\nS2 B (Cr)\nS3 –\nA hand Wr\nB hand Ki').play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S2 B (Cr+A)\nA discard Ki+*')
  })

  test('ST-9.4 a civil ship that was turned up works at its new place', () => {
    const s = scene('S1(5:6) A (Fo) | B (Ro)\nS2(4:4) A [Ki] | B (Wr)\nS3 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S1(5:6) B (Ro)\nS2(4:4+A) A [Ki] [Fo] | B (Wr+A)')
  })

  test('ST-9.5 an open ship does not activate by moving, and nothing happens where it left', () => {
    const s = scene('S1(5:6) A [Fo] [Ki] | B (Ro)\nS2(4:4) A [Sl]\nS3 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@3', 'A: Wr 1.1>2').shows('S1(5:6) A [Ki] | B (Ro)\nS2(4:4) A [Sl] [Fo]\nturn B play')
  })

  test('ST-9.5 nothing moves within its sector', () => {
    const s = scene('S1 A [Ki] [Sl]\nS2 –\nA hand Wr\nB hand Ki').play('A: Wr@2')
    expect(s.refusal('A: Wr 1.1>1')).toBe('ST-9.5 sameSector')
    expect(s.refusal('A: Wr 1.1>3')).toBe('ST-2.4 noSector')
    expect(s.refusal('A: Wr 1.3>2')).toBe('ST-9.1 noShipThere')
  })
})
