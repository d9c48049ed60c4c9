import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, play, type Scene, scene } from './scene.ts'

/** `II: A-II* B-III*` for each row that took place. */
function rowsOf(setting: Scene, joins = {}): string[] {
  const names = ['', 'I', 'II', 'III', 'IV']
  return attack(scene(setting), joins).flatMap((event) =>
    event.kind === 'row'
      ? [
          `${names[event.row]}: ${event.classes.map((each, at) => `${'AB'[at]}-${names[each]}${event.fires[at] ? '*' : ''}`).join(' ')}`,
        ]
      : [],
  )
}
const sides = (A: string, B: string, options = {}): Scene => ({ A: { base: A }, B: { base: B }, options })

describe('the battle', () => {
  test('SP-10.1: fleet against fleet; skipped if one of them has no living ship left', () => {
    const table = scene({ A: { base: 'battleship' }, B: { extra: 'mothership 1x100', base: 'cruiser' } })
    const battles = attack(table, { B: 'before' }).filter(({ kind }) => kind === 'battle')
    expect(battles).toMatchObject([{ fleets: [0, 1] }, { fleets: [0, 0] }])
    const two = scene({ A: { base: 'battleship', extra: 'mothership' }, B: { extra: 'mothership 1x100' } })
    const fought = attack(two, { A: 'after', B: 'before' }).filter(({ kind }) => kind === 'battle')
    expect(fought).toMatchObject([{ fleets: [0, 1] }, { fleets: [0, 0] }, { fleets: [1, 0] }])
  })

  test('SP-10.2: rows I, II, III, IV in this order', () => {
    const all = 'fighter; destroyer; cruiser; battleship'
    expect(rowsOf(sides(all, all)).map((row) => row.split(':')[0])).toEqual(['I', 'II', 'III', 'IV'])
  })

  test('SP-10.3: a row that nobody owns is skipped', () => {
    expect(rowsOf(sides('fighter', 'patrol'))).toEqual(['I: A-I* B-I*', 'IV: A-IV* B-IV*'])
  })

  test('SP-10.4: the own class, or the next higher one present when the row begins', () => {
    expect(rowsOf(sides('fighter; destroyer', 'cruiser'))).toEqual([
      'I: A-I* B-III*',
      'II: A-II* B-IV*',
      'IV: A-IV* B-IV',
    ])
  })

  test('SP-10.5: a class fires in its first row only', () => {
    expect(rowsOf(sides('fighter; destroyer', 'bulwark'))[1]).toBe('II: A-II* B-III')
  })

  test('SP-10.6: two spent classes do nothing, and there is no window', () => {
    const table = scene({ A: { base: 'fighter', hand: 'crews' }, B: { base: 'cruiser; base' } })
    play(table, '!', '.')
    // Row I has passed: fighters met the Cruiser, which fell; in row IV only the Bases are left.
    expect(table.pending.at(-1)).toMatchObject({ window: 'row' })
    expect(rowsOf(sides('lancer', 'bulwark'))).toEqual([
      'I: A-I* B-III*',
      'III: A-IV* B-III',
      'IV: A-IV B-IV*',
    ])
  })

  test('SP-10.7: no class is shot at by normal fire before it has fired itself', () => {
    const table = scene(sides('fighter; cruiser; battleship', 'destroyer; heavycruiser; starfort'))
    const fired = new Set<string>()
    for (const event of attack(table)) {
      if (event.kind === 'row')
        for (const [seat, fires] of event.fires.entries())
          if (fires) fired.add(`${seat} ${event.classes[seat]}`)
      if (event.kind !== 'fired') continue
      for (const hit of event.hits) expect(fired).toContain(`${hit.seat} ${classOf(hit.card)}`)
    }
    expect(fired.size).toBeGreaterThan(4)
  })

  const classOf = (id: string): number =>
    ({ fighter: 1, destroyer: 2, cruiser: 3, heavycruiser: 3 })[id as 'fighter'] ?? 4

  test('SP-10.8: oneSided fires only in the own row, repeat in every row', () => {
    expect(rowsOf(sides('destroyer', 'fighter', { crossClassFire: 'oneSided' }))[0]).toBe('I: A-II B-I*')
    expect(rowsOf(sides('lancer; corvette', 'bulwark', { crossClassFire: 'repeat' })).slice(0, 2)).toEqual([
      'I: A-I* B-III*',
      'II: A-II* B-III*',
    ])
  })

  test('SP-10.9: after row IV jams, boosts and marks end; damage stays', () => {
    const table = scene({ A: { base: 'buoys; wingleader; lancer' }, B: { base: 'fighter; swarm' } })
    attack(table)
    expect(fleet(table, 'B')).not.toContain('j')
    expect(table.times.every((times) => times === 1)).toBe(true)
    expect(fleet(table, 'B')).toContain('x0')
    expect(baseOf(table, 'B')).toBe(1000)
  })
})
