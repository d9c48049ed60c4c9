import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('Engagements', () => {
  test('SF-5.1 both salvos are counted first and do not change', () => {
    const s = scene(`
      S1: 0-01
      N1: 0-06`).play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    // South is destroyed by three, and still deals its own three.
    expect(s.happened('engagement')[0].salvos).toEqual([3, 3])
    s.shows(`
      S1: –
      N1: –`)
  })

  test.each([
    ['S', [0, 1]],
    ['N', [1, 0]],
  ])('SF-5.2 with the initiative at %s the salvos fall in the order %j', (initiative, seats) => {
    const other = initiative === 'S' ? 'N' : 'S'
    const s = scene(`
      S1: 0-01
      N1: 0-06
      initiative: ${initiative}`)
    s.play(`${initiative}: pass`, `${other}: pass`, `${initiative}: shift =`, `${initiative}: order >`)
    expect([...new Set(s.happened('marked').map(({ seat }) => seat))]).toEqual(seats)
  })

  test('SF-5.3 each damage goes to what is on top then', () => {
    const s = scene('S1: 0-06 0-01b').salvo('S1', 4)
    expect(s.happened('marked').map(({ place }) => place)).toEqual([1, 1, 0, 0])
    s.shows('S1: 0-06{u2}')
  })

  test('SF-5.4 shields first, then the half towards the opponent, then the other', () => {
    scene('S1: 0-96').salvo('S1', 3).shows('S1: 0-96{u1,s2}')
    scene('S1: 2-43').salvo('S1', 5).shows('S1: 2-43{u2,s3}')
    scene('S1: 2-14').salvo('S1', 3).shows('S1: 2-14{u2,l1}')
    scene("S1: 2-14'").salvo('S1', 3).shows("S1: 2-14'{u1,l2}")
  })

  test('SF-5.4 if the owner chooses, a marker goes where the owner says, while there is a choice', () => {
    const s = scene('S1: 0-06', { damageInsideCard: 'ownerChooses' }).salvo('S1', 2)
    expect(s.asked).toBe('S marker')
    expect(s.choices('S')).toEqual(['mark u', 'mark l'])
    expect(s.choices('N')).toEqual([])
    expect(s.refusal('N: mark u')).toBe('SF-5.4 notYourMarker')
    expect(s.refusal('S: pass')).toBe('SF-5.4 markNow')
    s.play('S: mark l').shows('S1: 0-06{u1,l1}')
    expect(s.asked).toBe('S deployment')
  })

  test('SF-5.5 the last fighter takes its card to the discard pile, markers and all', () => {
    scene('S1: 0-06')
      .salvo('S1', 3)
      .shows(`
      S1: –
      S discard: 0-06
      hull: 20 18`)
    scene('S1: 0-06').salvo('S1', 2).shows('S1: 0-06{u2}')
  })

  test('SF-5.6 what is uncovered acts before the next damage', () => {
    const s = scene('S1: 2-08 0-01b').salvo('S1', 3)
    expect(s.events.map(({ kind }) => kind)).toEqual([
      ...['marked', 'marked', 'destroyed', 'triggered', 'effect', 'hull', 'marked'],
    ])
  })

  test('SF-5.7 damage without a card hits the hull', () => {
    const s = scene('S1: 0-01b').salvo('S1', 5).shows('hull: 17 18')
    expect(s.happened('hull')).toMatchObject([{ lost: 3, by: 'damage', sector: 0 }])
  })

  test('SF-5.8 shields hold until the end of the round', () => {
    const s = scene('S1: 0-66').salvo('S1', 3).salvo('S1', 1).shows('S1: 0-66{s4}')
    s.copy().salvo('S1', 1).shows('S1: –')
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >').shows('S1: 0-66')
  })

  test('SF-5.9 a force field lets one damage of each salvo through', () => {
    const s = scene('S1: 2-58').salvo('S1', 9).shows('S1: 2-58{u1}')
    expect(s.happened('absorbed')).toMatchObject([{ lost: 8 }])
    s.salvo('S1', 9).shows(`
      S1: –
      hull: 20 18`)
    const single = scene('S1: 2-58').salvo('S1', 1)
    expect(single.happened('absorbed')).toEqual([])
  })

  test('SF-5.10 damaged fighters do not count in later engagements', () => {
    const s = scene('S1: 1-02{u3}\n N1: 0-01b').play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    expect(s.happened('engagement')[0].salvos).toEqual([2, 1])
  })

  test('SF-5.11 markers stay from round to round, and go when their half is hidden', () => {
    const s = scene('S1: 1-02{u3}')
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >').shows('S1: 1-02{u3}')
    const covered = scene(`
      S1: 2-14{u2,l1}
      S2: 0-01`).effect('S', 'moveHorizontal')
    covered.play('S: H S2.0 <').shows('S1: 2-14{l1} 0-01')
    expect(covered.happened('repaired')).toMatchObject([{ markers: 2, half: 0 }])
  })

  test('SF-5.12 there are as many markers as needed', () => {
    const s = scene(`
      S1: 2-03{u3}
      S2: 2-14{u2,l1}
      S3: 1-02{u3}
      S4: 3-05{u3}
      S5: 3-80{u3,s2}
      N1: 2-03{u3}
      N2: 2-14{u2,l1}
      N3: 1-02{u3}
      N4: 3-05{u2}`)
    s.salvo('N4', 1).shows('N4: 3-05{u3}')
  })

  test('SF-5.13 at the end of a round shields are cleared and the initiative is handed over', () => {
    const s = scene('S1: 0-66{s2}').play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    s.shows('S1: 0-66')
    expect(s.happened('roundEnd')).toEqual([{ kind: 'roundEnd', initiative: 1, shieldMarkers: 1 }])
    expect(s.asked).toBe('N deployment')
  })
})
