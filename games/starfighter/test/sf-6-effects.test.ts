// Each effect: it works; not without its condition; at its limits; bystanders are left alone; the game goes on
import { describe, expect, test } from 'vitest'
import type { EffectId } from '../rules/symbols.ts'
import { scene } from './scene.ts'

const BYSTANDERS = `
  S4: 2-08 0-06{u1}
  N5: 1-12 0-11{u1}`
const untouched = BYSTANDERS

describe('SF-6.20 Draw', () => {
  test('SF-6.20 the top card is laid aside unseen, by its controller', () => {
    const s = scene(BYSTANDERS)
    const top = s.table.cards.zones[14].at(-1)!
    s.effect('S', 'draw').shows(`aside: 1 0${untouched}`)
    expect(s.table.cards.zones[12]).toEqual([top])
    for (const viewer of [0, 1, 'audience'] as const)
      expect(s.view(viewer).zones[12].cards.map(({ face }) => face)).toEqual([-1])
    expect(s.asked).toBe('S deployment')
  })

  test('SF-6.20 it joins the hand in the next round, on top of the Supply', () => {
    const s = scene('').effect('N', 'draw').play('S: pass', 'N: pass', 'S: shift =')
    s.shows(`
      hand: 6 7
      aside: 0 0`)
  })

  test('SF-6.20 in a common pile too, and the other side gains nothing', () => {
    scene('', { mode: 'skirmish' }).effect('N', 'draw').shows('aside: 0 1')
  })
})

describe('SF-6.21 Horizontal move', () => {
  test('SF-6.21 one sector to the left or right on the same board', () => {
    const s = scene(`
      S1: 0-01
      S3: 0-16b 0-11b
      ${BYSTANDERS}`).effect('S', 'moveHorizontal')
    expect(s.choices('S').filter((move) => /S[13]/.test(move))).toEqual([
      ...['H S1.0 >', 'H S3.0 <', 'H S3.0 >', 'H S3.1 <', 'H S3.1 >'],
    ])
    expect(s.refusal('S: H S1.0 <')).toBe('SF-6.21 noSectorLeft')
    s.play('S: H S3.1 <').shows(`
      S1: 0-01
      S2: 0-11b
      S3: 0-16b${untouched}`)
  })

  test('SF-6.21 the offset of the boards is irrelevant, and full sectors are no target', () => {
    const s = scene(`
      cruisers: atlas ares
      offset: 3
      S1: 0-01 0-06
      S2: 0-11`).effect('N', 'moveHorizontal')
    expect(s.choices('N')).toEqual(['H S1.0 >', 'H S1.1 >', 'H S2.0 >'])
  })

  test('SF-6.21 a single possibility needs no choice', () => {
    const s = scene('S1: 0-01').effect('S', 'moveHorizontal').shows('S2: 0-01')
    expect(s.asked).toBe('S deployment')
  })
})

describe('SF-6.22 Vertical move', () => {
  test('SF-6.22 any card to the top of its own sector', () => {
    const s = scene(`
      N1: 0-24 0-16 0-01${BYSTANDERS}`).effect('S', 'moveVertical')
    expect(s.choices('S')).toContain('V N1.0')
    s.play('S: V N1.0')
    s.shows(`
      N1: 0-16 0-01 0-24
      hull: 20 17${untouched}`)
    expect(s.asked).toBe('S deployment')
  })

  test('SF-6.22 of a card on top it changes nothing', () => {
    scene(`S1: 2-14{u1}${BYSTANDERS}`)
      .effect('S', 'moveVertical')
      .play('S: V S1.0')
      .shows(`
      S1: 2-14{u1}
      hull: 20 18${untouched}`)
  })
})

describe('SF-6.23 Free move', () => {
  test('SF-6.23 to any sector with room, its own included', () => {
    const s = scene('S1: 0-01 0-06\n N3: 0-11').effect('S', 'moveFree')
    expect(s.choices('S')).toHaveLength(15)
    s.copy()
      .play('S: F S1.0 5')
      .shows(`
      S1: 0-06
      S5: 0-01`)
    s.copy().play('S: F S1.0 1').shows('S1: 0-06 0-01')
    s.play('S: F N3.0 1').shows(`
      N1: 0-11
      N3: –`)
  })

  test('SF-6.23 on top of its own sector it changes nothing', () => {
    scene('S1: 2-34 0-06{u1}').effect('S', 'moveFree').play('S: F S1.1 1').shows('S1: 2-34 0-06{u1}')
  })
})

describe('SF-6.24 Pivot', () => {
  test('SF-6.24 a covered card changes its halves in the light, back and forth', () => {
    const s = scene(`S1: 2-33 0-01${BYSTANDERS}`)
    expect(s.attack('S1')).toBe(5)
    s.effect('N', 'pivot').play('N: T S1.0')
    expect(s.asked).toBe('S effect moveFree')
    s.play('S: F S1.1 1').shows(`S1: 2-33' 0-01${untouched}`)
    expect(s.attack('S1')).toBe(4)
    s.effect('N', 'pivot').play('N: T S1.0').shows('S1: 2-33 0-01')
  })

  test('SF-6.24 a turned back shoots from below', () => {
    const s = scene('S1: 0-06b 0-01').effect('S', 'pivot').play('S: T S1.0').shows("S1: 0-06b' 0-01")
    expect(s.attack('S1')).toBe(5)
  })
})

describe('SF-6.25 Destruction', () => {
  test('SF-6.25 regardless of fighters, shields or force field, front or back', () => {
    for (const card of ['1-02', '2-43{s1}', '3-50', '0-06b'])
      scene(`N1: ${card}${BYSTANDERS}`)
        .effect('S', 'destroy')
        .play('S: X N1.0')
        .shows(`
        N1: –
        N discard: ${card.slice(0, 4)}
        hull: 20 18${untouched}`)
  })

  test('SF-6.25 of a covered card nothing is uncovered, of a top card the one below', () => {
    const text = 'S1: 2-08 0-01 0-06'
    scene(text).effect('N', 'destroy').play('N: X S1.0').shows('hull: 20 18')
    scene(text).effect('N', 'destroy').play('N: X S1.1').shows('hull: 20 18')
    scene('S1: 2-08 0-06').effect('N', 'destroy').play('N: X S1.1').shows('hull: 20 17')
  })
})

describe('SF-6.26, SF-6.27 hits on cruisers', () => {
  test.each([
    ['S', 'hitEnemy', '20 17'],
    ['N', 'hitEnemy', '19 18'],
    ['S', 'hitOwn', '19 18'],
    ['N', 'hitOwn', '20 17'],
  ] as const)('SF-6.26, SF-6.27 %s: %s leaves %s', (board, effect, hull) => {
    const s = scene(BYSTANDERS).effect(board, effect).shows(`hull: ${hull}${untouched}`)
    expect(s.asked).toBe('S deployment')
  })
})

describe('SF-6.28 Barrel roll', () => {
  test('SF-6.28 the other face comes up, without markers, turned as before', () => {
    scene(`N1: 2-14'{u2,l1}${BYSTANDERS}`)
      .effect('S', 'barrelRoll')
      .play('S: R N1.0')
      .shows(`
      N1: 2-14b'${untouched}`)
    scene("N1: 2-14b'{u1}").effect('S', 'barrelRoll').shows("N1: 2-14'")
  })

  test('SF-6.28 a top card shows both halves of its front, a covered one the half below', () => {
    const top = scene('S1: 0-01 3-25b').effect('S', 'barrelRoll').play('S: R S1.1')
    expect(top.asked).toBe('S effects')
    const covered = scene('S1: 3-25b 0-01').effect('S', 'barrelRoll').play('S: R S1.0')
    expect(covered.asked).toBe('S effect pivot')
  })

  test('SF-6.28 a front that goes down hides its waiting effects', () => {
    const s = scene('S hand: 0-86\n S2: 0-01').play('S: p 0-86 1', 'S: first l', 'S: R S1.0')
    s.shows('hull: 20 18')
  })
})

describe('SF-6.29 Hit fighter', () => {
  test('SF-6.29 one damage on the top card of an occupied sector', () => {
    const s = scene(`N1: 0-06 1-02${BYSTANDERS}`).effect('S', 'hitFighter')
    expect(s.choices('S')).toEqual(['G S4', 'G N1', 'G N5'])
    expect(s.refusal('S: G S1')).toBe('SF-6.29 emptySector')
    s.play('S: G N1').shows(`
      N1: 0-06 1-02{u1}
      hull: 20 18${untouched}`)
  })

  test('SF-6.29 on a shield if there is one, through a force field, and with none in play not at all', () => {
    scene('N1: 0-96').effect('S', 'hitFighter').shows('N1: 0-96{s1}')
    scene('N1: 3-50').effect('S', 'hitFighter').shows('N1: 3-50{u1}')
    scene('').effect('S', 'hitFighter').shows('hull: 20 18')
  })
})

describe('Static symbols', () => {
  test('SF-6.30 shields and force fields never trigger, and work in either half', () => {
    const s = scene('S hand: 0-41 0-96').play('S: p 0-41 1', 'N: pass', 'S: p 0-96 2')
    expect(s.effects).toEqual([])
    s.salvo('S1', 2).shows('S1: 0-41{s2}').salvo('S2', 2).shows('S2: 0-96{s2}')
    // Turned over, the shields are still there.
    scene("S1: 0-41'").salvo('S1', 3).shows("S1: 0-41'{u1,s2}")
  })

  test('SF-6.30 only the front that is up protects', () => {
    scene('S1: 3-50b')
      .salvo('S1', 4)
      .shows(`
      S1: –
      hull: 18 18`)
  })
})

describe('Every effect', () => {
  const ALL: readonly EffectId[] = [
    ...(['draw', 'moveHorizontal', 'moveVertical', 'moveFree', 'pivot'] as const),
    ...(['destroy', 'hitEnemy', 'hitOwn', 'barrelRoll', 'hitFighter'] as const),
  ]

  test.each(ALL)('SF-6.3 %s is the other side’s business only if the card is theirs', (effect) => {
    const s = scene(BYSTANDERS).effect('N', effect)
    expect(s.asked.startsWith('N effect') || s.asked === 'S deployment').toBe(true)
    if (s.asked !== 'S deployment') expect(s.choices('S')).toEqual([])
  })

  test.each(ALL)('SF-3.6 after %s the game goes on', (effect) => {
    const s = scene(BYSTANDERS).effect('S', effect)
    for (let steps = 0; s.asked !== 'S deployment'; steps++) {
      expect(steps).toBeLessThan(50)
      s.play(`${s.asked[0]}: ${s.choices(s.asked[0])[0]}`)
    }
    s.play('S: pass')
  })
})
