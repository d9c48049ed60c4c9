import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { type Scene, scene } from './scene.ts'

describe('ST-6 Activating abilities', () => {
  test('ST-6.1 a civil ship activates when it is played open', () => {
    const s = scene('S1 B (Fo)\nA hand Ro\nB hand Ki')
    s.play('A: Ro@1').shows('turn A reveal, ability A 1.1')
  })

  test('ST-6.1 a civil ship activates when it is revealed', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 –\nA hand Ki\nB hand Ki')
    s.play('A: Ki@2', 'A: !1=Ro').shows('turn A draw, ability A 1.1')
  })

  test('ST-6.1 a civil ship activates when a Warp Ring turns it up', () => {
    const s = scene('S1 A (Ro)\nS2 A [Ki] | B (Fo)\nS3 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@3', 'A: Wr 1.1>2').shows('S2 A [Ki] [Ro] | B (Fo)\nturn A reveal, ability A 2.2')
  })

  test('ST-6.1 a civil ship activates when a Mend puts it down open', () => {
    const s = scene('S1 A [Ki]\nA hand Me\nA discard Ro\nB hand Ki')
    s.play('A: Me@1', 'A: Me<Ro').shows('S1 A [Ki] [Ro^] [Me]\nturn A reveal, ability A 1.2')
  })

  test('ST-6.1 a civil ship that is played hidden does nothing', () => {
    const s = scene('S1(5:-5) B (Fo)\nA hand Ro\nB hand Ki')
    s.play('A: Ro@1~').shows('turn A reveal')
    s.play('A: -').shows('S1(5:-5) A (Ro) | B (Fo)\nturn B play')
  })

  test('ST-6.2 an ability is used at once or lapses', () => {
    const s = scene('S1 B (Fo)\nS2 A (Ki)\nA hand Ro\nA fleet Ki\nB hand Ki')
    s.play('A: Ro@1')
    expect(s.refusal('A: -')).toBe('ST-6.2 abilityNow')
    expect(s.refusal('A: Wr:0')).toBe('ST-6.2 abilityNow')
    s.play('A: Ro:0').shows('S1 A [Ro] | B (Fo)\nturn A reveal')
    expect(s.choices('A')).toEqual(['!2=Ki', '-'])
  })

  test('ST-6.2 declining is possible after every cause', () => {
    const revealed = scene('S1 A (Ro)\nS2 –\nA hand Ki\nB hand Ki').play('A: Ki@2', 'A: !1=Ro', 'A: Ro:0')
    revealed.shows('S1 A [Ro]\nturn B play')
    const warped = scene('S1 A (Ro)\nS2 A [Ki]\nS3 –\nA hand Wr\nB hand Ki')
    warped.play('A: Wr@3', 'A: Wr 1.1>2', 'A: Ro:0').shows('S2 A [Ki] [Ro]\nturn B play')
    const mended = scene('S1 A [Ki]\nA hand Me\nA discard Ro\nB hand Ki')
    mended.play('A: Me@1', 'A: Me<Ro', 'A: Ro:0').shows('S1 A [Ki] [Ro^] [Me]\nturn B play')
  })

  describe('ST-6.2 by the letter', () => {
    const options = { abilityUse: 'asWritten' } as const
    const choices = (s: Scene) => s.choices('A').filter((move) => move.endsWith(':0'))

    test('a ship that is played open must use its ability', () => {
      const s = scene('S1 B (Fo)\nA hand Ro\nB hand Ki', options).play('A: Ro@1')
      expect(choices(s)).toEqual([])
      expect(s.refusal('A: Ro:0')).toBe('ST-6.2 mustUse')
      s.play('A: Ro xB1.1').shows('S1 A [Ro]\nB discard Fo')
    })

    test('a ship that a Mend puts down open must use its ability, and so must the Mend', () => {
      const s = scene('S1 A [Ki]\nA hand Me\nA discard Ro\nB hand Ki', options).play('A: Me@1')
      expect(s.refusal('A: Me:0')).toBe('ST-6.2 mustUse')
      s.play('A: Me<Ro')
      expect(s.refusal('A: Ro:0')).toBe('ST-6.2 mustUse')
    })

    test('a ship that is revealed may let it lapse', () => {
      const s = scene('S1 A (Ro)\nS2 –\nA hand Ki\nB hand Ki', options).play('A: Ki@2', 'A: !1=Ro')
      expect(choices(s)).toEqual(['Ro:0'])
      s.play('A: Ro:0').shows('S1 A [Ro]\nturn B play')
    })

    test('a ship that a Warp Ring turns up may let it lapse; the Warp Ring, played open, may not', () => {
      const s = scene('S1 A (Ro)\nS2 A [Ki]\nS3 –\nA hand Wr\nB hand Ki', options).play('A: Wr@3')
      expect(s.refusal('A: Wr:0')).toBe('ST-6.2 mustUse')
      s.play('A: Wr 1.1>2', 'A: Ro:0').shows('S2 A [Ki] [Ro]\nturn B play')
    })

    test('a ship that comes hidden beneath a revealed Mend keeps its ability', () => {
      const s = scene('S1 A (Me)\nS2 –\nA hand Ki\nA discard Wr\nB hand Ki', options)
      s.play('A: Ki@2', 'A: !1=Me')
      expect(choices(s)).toEqual(['Me:0'])
      s.play('A: Me<Wr~').shows('S1 A (Wr^) [Me]\nturn B play')
    })

    test('without a target it lapses as ever (ST-6.3)', () => {
      const s = scene('S1 –\nA hand Ro\nB hand Ki', { ...options, rogueSelf: false }).play('A: Ro@1')
      s.shows('turn B play')
    })

    test('a table written down in between keeps how the ship came up', () => {
      const written = (turned: string) =>
        scene(`S1 A [Ro]\nA hand Ki\nB hand Ki\nturn A draw\nability A 1.1${turned}`, options)
      expect(choices(written(''))).toEqual([])
      expect(choices(written(' turned'))).toEqual(['Ro:0'])
      const before = stellar.setup(written(' turned').table)
      expect(stellar.setup(stellar.lay(before) as Table)).toEqual(before)
    })
  })

  test('ST-6.3 without a target an ability lapses by itself', () => {
    const mend = scene('S1 –\nA hand Me\nB hand Ki').play('A: Me@1').shows('turn B play')
    const warp = scene('S1 –\nA hand Wr\nB hand Ki').play('A: Wr@1').shows('turn B play')
    const rogue = scene('S1 –\nA hand Ro\nB hand Ki', { rogueSelf: false })
      .play('A: Ro@1')
      .shows('turn B play')
    for (const s of [mend, warp, rogue]) {
      expect(s.happened('lapsed')).toMatchObject([{ seat: 0, byItself: true }])
    }
  })

  test('ST-6.4 a ship that was moved does not activate again', () => {
    const s = scene('S1 A [Ro]\nS2 B (Fo)\nS3 –\nA hand Wr\nB hand Ki')
    s.play('A: Wr@3', 'A: Wr 1.1>2').shows('S2 A [Ro] | B (Fo)\nturn B play')
  })

  test('ST-6.4 a ship that was lost and fetched activates anew', () => {
    const s = scene('S1 A [Ro]\nS2 A [Ki] | B (Fo)\nA hand Ro Me\nB hand Ki Cr')
    s.play('A: Ro@1', 'A: Ro xA1.1').shows('A discard Ro+*')
    s.play('B: Ki@1', 'B: -', 'A: Me@2', 'A: Me<Ro', 'A: Ro xB2.1').shows(
      'S2 A [Ki] [Ro^*] [Me]\nB discard Fo',
    )
  })

  test('ST-6.5 a hidden ship keeps its ability for later turns', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 –\nA hand Ki Cr\nB hand Ki Cr')
    s.play('A: Ki@2', 'A: -', 'B: Ki@2', 'B: -')
    s.play('A: Cr@2', 'A: !1=Ro', 'A: Ro xB1.1').shows('S1 A [Ro]\nB discard Fo Ki+*')
  })

  test('ST-6.5 turning up at the end of the scenario activates nothing', () => {
    const s = scene('S1 A (Ro) | B (Fo)\nS2 –\nA hand Ki')
    s.play('A: Ki@2', 'A: -').shows('scenario 2\nA discard Ki+*\nB discard Fo+*')
    expect(s.happened('looked')).toEqual([])
    expect(s.happened('destroyed')).toEqual([])
  })
})
