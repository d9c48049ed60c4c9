import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('ST-4 The turn', () => {
  test('ST-4.1 the start player begins, then it goes to the left', () => {
    const s = scene(
      `
      start B
      S1 –
      S2 –
      S3 –
      A hand Ki
      B hand Ki
      C hand Ki Cr`,
      { mode: 'trio' },
    )
    s.shows('turn B play')
    expect(s.refusal('A: Ki@1')).toBe('ST-4.1 notYourTurn')
    s.play('B: Ki@1').shows('turn C play')
    s.play('C: Ki@2').shows('turn A play')
    s.play('A: Ki@3').shows('turn C play')
  })

  test('ST-4.2 a player with cards in hand must play exactly one', () => {
    const s = scene('S1 –\nS2 A (Fo)\nA hand Ki Cr\nB hand Ki')
    expect(s.refusal('A: -')).toBe('ST-4.2 mustPlay')
    expect(s.refusal('A: !2=Fo')).toBe('ST-4.2 playFirst')
    expect(s.refusal('A: Sl@1')).toBe('ST-4.2 notInHand')
    s.play('A: Ki@1')
    expect(s.refusal('A: Cr@1')).toBe('ST-4.2 onePlay')
  })

  test('ST-4.3 after that one hidden ship may be turned up, anywhere', () => {
    const s = scene('S1 A (Sl)\nS2 A (Ki)\nA hand Fl Cr\nB hand Ki')
    s.play('A: Fl@1')
    expect(s.choices('A')).toEqual(['!1=Sl', '!2=Ki', '-'])
    expect(s.refusal('A: !1=Ki')).toBe('ST-4.3 otherShipHidden')
    s.play('A: !2=Ki').shows('S1 A (Sl) [Fl]\nS2 A [Ki]\nturn B play')
  })

  test('ST-4.3 the ship just played may be the one', () => {
    const s = scene('S1 –\nA hand Ki\nB hand Ki')
    s.play('A: Ki@1~', 'A: !1=Ki').shows('S1 A [Ki]')
  })

  test('ST-4.3 the ship a Mend has just fetched may be the one', () => {
    const s = scene('S1 –\nA hand Me\nA discard Sl\nB hand Ki')
    s.play('A: Me@1', 'A: Me<Sl~', 'A: !1=Sl').shows('S1 A [Sl^] [Me]\nturn B play')
  })

  test('ST-4.3 nothing open can be turned up, and nothing of others', () => {
    const s = scene('S1 A [Sl]\nS2 B (Fo)\nS3 A (Ki)\nA hand Cr\nB hand Ki').play('A: Cr@1')
    expect(s.refusal('A: !1=Sl')).toBe('ST-4.3 nothingHidden')
    expect(s.refusal('A: !2')).toBe('ST-4.3 nothingHidden')
    expect(s.refusal('A: Wr:0')).toBe('ST-4.3 revealOrPass')
  })

  test('ST-4.4 the turn ends with one ship from the pile', () => {
    const s = scene('S1 –\nA hand Ki Cr\nA fleet Fo Wr\nB hand Ki')
    s.play('A: Ki@1').shows('A hand Wr Cr\nA fleet Fo')
    expect(s.log(0).at(-1)).toBe('+Wr')
    expect(s.log(1).at(-1)).toBe('+c')
  })

  test('ST-4.4 a full hand draws nothing, an empty pile gives nothing', () => {
    const full = scene('S1 A (Ki)\nA hand Cr Sl\nA fleet Fo\nB hand Ki\nturn A reveal')
    full.play('A: -').shows('A hand Sl Cr\nA fleet Fo')
    const empty = scene('S1 –\nA hand Ki Cr\nB hand Ki')
    empty.play('A: Ki@1').shows('A hand Cr\nA fleet –')
  })

  test('ST-4.5 without cards in hand there is still a reveal each turn, or a pass', () => {
    const s = scene('S1 A (Ki)\nS2 A (Sl)\nS3 –\nB hand Cr Fo\nB fleet Fo\nturn A reveal')
    expect(s.choices('A')).toEqual(['!1=Ki', '!2=Sl', '-'])
    s.play('A: !1=Ki', 'B: Cr@3').shows('turn A reveal')
    s.play('A: -', 'B: Fo@3').shows('turn A reveal')
    expect(s.log(0)).toContain('-')
  })

  test('ST-4.6 with neither cards nor hidden ships a player is passed over', () => {
    const s = scene('start B\nS1 A [Ki]\nS2 –\nB hand Cr Fo\nturn B play')
    s.play('B: Cr@2').shows('turn B play\nB hand Fo')
  })

  test('ST-4.7 what a step sets off is finished first, and only the active player decides', () => {
    const s = scene('S1 A (Ki) | B (Fo)\nS2 A (Sl)\nA hand Ro\nA fleet Cr\nB hand Ki')
    s.play('A: Ro@1').shows('turn A reveal, ability A 1.2\nA hand –')
    expect(s.deciding).toBe('A')
    expect(s.choices('B')).toEqual([])
    expect(s.refusal('A: !2=Sl')).toBe('ST-6.2 abilityNow')
    s.play('A: Ro xB1.1').shows('turn A reveal\nA hand –')
    s.play('A: -').shows('turn B play\nA hand Cr')
  })
})
