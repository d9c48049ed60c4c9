import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { scene } from './scene.ts'

describe('ST-7 Battles', () => {
  test('ST-7.1 a battle starts when a warship is played where an enemy warship lies', () => {
    const s = scene('S1 B (Ki)\nA hand Sl\nB hand Fo').play('A: Sl@1~')
    s.shows('S1 A (Sl+B)\nB discard Ki+A')
    expect(s.happened('fight')).toHaveLength(1)
  })

  test('ST-7.1 a warship that is warped in fights', () => {
    const s = scene('S1 A (Sl)\nS2 B [Ki]\nS3 –\nA hand Wr\nB hand Fo').play('A: Wr@3', 'A: Wr 1.1>2')
    s.shows('S2 A (Sl+B)\nB discard Ki+*')
  })

  test('ST-7.1 a warship that a Mend brings fights', () => {
    const s = scene('S1 B (Ki)\nA hand Me\nA discard Sl\nB hand Fo').play('A: Me@1', 'A: Me<Sl~')
    s.shows('S1 A (Sl^+B) [Me]\nB discard Ki+A')
  })

  test('ST-7.1 whether ships are open or hidden makes no difference', () => {
    for (const defender of ['(Ki)', '[Ki]']) {
      for (const move of ['A: Sl@1~', 'A: Sl@1']) {
        const s = scene(`S1 B ${defender}\nA hand Sl\nB hand Fo`).play(move)
        expect(s.happened('fight')).toMatchObject([{ outcome: 1 }])
      }
    }
  })

  test('ST-7.2 own ships do not fight each other', () => {
    const s = scene('S1 A (Ki)\nA hand Sl\nB hand Fo').play('A: Sl@1').shows('S1 A (Ki) [Sl]')
    expect(s.happened('fight')).toEqual([])
  })

  test('ST-7.2 civil ships neither fight nor are attacked', () => {
    const s = scene('S1 B (Fo) [Wr]\nS2 B (Ki)\nA hand Sl Fo\nB hand Fo')
    s.copy().play('A: Sl@1').shows('S1 A [Sl] | B (Fo) [Wr]\nB discard –')
    s.copy().play('A: Fo@2~').shows('S2 A (Fo) | B (Ki)\nB discard –')
  })

  test('ST-7.3 the newcomer fights on until no enemy is left', () => {
    const s = scene('S1 B (Ki) [Ki] [Sl]\nA hand Cr\nB hand Fo').play('A: Cr@1~')
    s.shows('S1 A (Cr+B)\nB discard Sl+* Ki+* Ki+A')
    expect(s.happened('fight').map((fight) => fight.outcome)).toEqual([1, 1, 1])
  })

  test('ST-7.3 the newcomer fights on until it is destroyed, and cannot stop before', () => {
    const s = scene('S1 B (Ki) [Sl] [Fl]\nA hand De\nB hand Fo').play('A: De@1~')
    s.shows('S1 B (Ki+A)\nA discard De+B\nB discard Sl+* Fl+*')
    const choosing = scene('S1 B (Ki) | D (Cr)\nA hand Fl\nB hand Fo', { mode: 'tandem' }).play('A: Fl@1')
    expect(choosing.refusal('A: -')).toBe('ST-7.3 mustFight')
  })

  test('ST-7.4 the top-most warship of a stack is met, civil ships above are passed over', () => {
    const s = scene('S1 B (Ki) [Sl] [Fo] [Wr]\nA hand Fl\nB hand Fo').play('A: Fl@1~')
    s.shows('S1 B (Ki) [Sl] [Fo] [Wr]\nA discard Fl+B')
    expect(s.happened('fight')).toHaveLength(1)
  })

  test('ST-7.5 against two players the attacker chooses before each fight', () => {
    const s = scene('S1 B (Ki) [Sl] | D (Cr)\nA hand Fl\nB hand Fo', { mode: 'tandem' }).play('A: Fl@1~')
    s.shows('turn A reveal, battle A 1.1')
    expect(s.choices('A')).toEqual(['>B', '>D'])
    expect(s.refusal('A: >C')).toBe('ST-7.5 noFoe')
    expect(s.refusal('B: >A')).toBe('ST-4.1 notYourTurn')
    s.play('A: >B').shows('S1 B (Ki) [Sl] | D (Cr)\nA discard Fl+B\nturn B play')
  })

  test('ST-7.5 a single enemy player leaves no choice', () => {
    const s = scene('S1 B (Ki) [Ki]\nA hand Cr\nB hand Fo', { mode: 'tandem' }).play('A: Cr@1~')
    s.shows('S1 A (Cr+B)\nturn A reveal')
  })

  const military = ['De', 'Sl', 'Cr', 'Fl', 'Ki']
  const results: Record<string, string> = {
    De: '0+++-',
    Sl: '-0-++',
    Cr: '-+0-+',
    Fl: '--+0+',
    Ki: '+---0',
  }
  test.each(military)('ST-7.6 what a %s does to each warship', (attacker) => {
    for (const [column, defender] of military.entries()) {
      const s = scene(`S1 B (${defender})\nA hand ${attacker}\nB hand Fo`).play(`A: ${attacker}@1~`)
      const result = results[attacker][column]
      const lives = { '+': `S1 A (${attacker}+B)`, '-': `S1 B (${defender}+A)`, '0': 'S1 –' }
      s.shows(lives[result as '+' | '-' | '0'])
      s.shows(result === '+' ? 'A discard –' : `A discard ${attacker}+B`)
      s.shows(result === '-' ? 'B discard –' : `B discard ${defender}+A`)
    }
  })

  test('ST-7.6 the attacker has no advantage: every result is the same from the other side', () => {
    for (const { outcome } of Object.values(cards.combat.matrices)) {
      for (const [row, columns] of Object.entries(outcome)) {
        for (const [column, result] of Object.entries(columns)) {
          expect(outcome[column][row]).toBe({ win: 'lose', lose: 'win', both: 'both' }[result])
        }
      }
    }
  })

  test('ST-7.7 only the two owners see the ships that fought, everybody sees which were lost', () => {
    const s = scene('S1 B (Cr)\nA hand Sl\nB hand Fo', { mode: 'trio' }).play('A: Sl@1~')
    expect(s.log(0)).toEqual(['Sl@1~', 'Sl x B:Cr lose'])
    expect(s.log(1)).toEqual(['m@1~', 'Sl x B:Cr lose'])
    expect(s.log(2)).toEqual(['m@1~', 'm x B:m lose'])
    expect(s.log('audience')).toEqual(['m@1~', 'm x B:m lose'])
  })

  test('ST-7.8 a hidden winner stays hidden, an open one open', () => {
    scene('S1 B (Cr)\nA hand Sl\nB hand Fo').play('A: Sl@1').shows('S1 B (Cr+A)')
    scene('S1 B [Cr]\nA hand Fl\nB hand Fo').play('A: Fl@1~').shows('S1 A (Fl+B)')
    scene('S1 B (Cr)\nA hand Fl\nB hand Fo').play('A: Fl@1').shows('S1 A [Fl]')
  })

  test('ST-7.9 a lost ship lies in its owner’s discard, known to all only if it was open', () => {
    const hidden = scene('S1 B (Cr)\nA hand Sl\nB hand Fo', { mode: 'trio' }).play('A: Sl@1~')
    hidden.shows('A discard Sl+B\nB discard –')
    const open = scene('S1 B (Cr)\nA hand Sl\nB hand Fo', { mode: 'trio' }).play('A: Sl@1')
    open.shows('A discard Sl+*\nB discard –')
  })

  test('ST-7.10 turning up a warship starts nothing', () => {
    const s = scene('S1 A (Sl) | B (Fo)\nS2 –\nA hand Ki\nB hand Fo').play('A: Ki@2', 'A: !1=Sl')
    s.shows('S1 A [Sl] | B (Fo)\nturn B play')
    expect(s.happened('fight')).toEqual([])
  })
})
