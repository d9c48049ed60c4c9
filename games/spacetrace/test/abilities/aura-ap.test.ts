import { describe, expect, test } from 'vitest'
import { attack, scene } from '../scene.ts'

const fire = (setting: Parameters<typeof scene>[0], joins = {}) =>
  attack(scene(setting), joins).flatMap((event) =>
    event.kind === 'fired' ? [`${'AB'[event.seat]} ${event.card} ${event.ap}`] : [],
  )

describe('commander: more AP (Brandt, Ishida)', () => {
  test('works for every own ship of the class', () => {
    expect(
      fire({
        A: { base: 'destroyer#5; corvette', commander: 'brandt on 5' },
        B: { base: 'frigate; raiders' },
      }),
    ).toEqual(expect.arrayContaining(['A destroyer 12', 'A corvette 7']))
  })

  test('not without the commander in play', () => {
    expect(fire({ A: { base: 'destroyer' }, B: { base: 'frigate' } })).toContain('A destroyer 10')
  })

  test('not for other classes, and not for the enemy', () => {
    const shots = fire({
      A: { base: 'patrol; cruiser#5', commander: 'ishida on 5' },
      B: { base: 'swarm; cruiser' },
    })
    expect(shots).toEqual(expect.arrayContaining(['A patrol 1', 'A cruiser 120', 'B cruiser 100']))
  })

  test('at its limits: AP 0 stays 0', () => {
    const shots = fire({
      A: { base: 'nova; cruiser#5', commander: 'ishida on 5' },
      B: { base: 'bulwark; cruiser; cruiser; heavycruiser; monitors' },
    })
    expect(shots.some((shot) => shot.startsWith('A nova'))).toBe(false)
  })

  test('works in the extra fleet too, wherever its ship is', () => {
    const setting = {
      A: { base: 'cruiser#5', extra: 'apollo; mothership', commander: 'ishida on 5' },
      B: { base: 'bulwark; monitors' },
    }
    expect(fire(setting, { A: 'before' })).toContain('A apollo 120')
  })
})
