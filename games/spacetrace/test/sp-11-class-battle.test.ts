import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, kinds, pile, play, scene } from './scene.ts'

const sides = (A: string, B: string) => scene({ A: { base: A }, B: { base: B } })

describe('the class battle', () => {
  test('SP-11.1: preemptive strikes are settled beforehand, and come before everything', () => {
    const table = sides('apollo', 'apollo')
    const events = attack(table).filter(({ kind }) => kind === 'effect' || kind === 'fired')
    expect(events).toMatchObject([
      { kind: 'effect', preempt: true, seat: 0 },
      { kind: 'effect', preempt: true, seat: 1 },
    ])
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['apollo', 'apollo'])
  })

  test('SP-11.2: salvo by salvo, the i-th cards of both sides together', () => {
    const table = sides('patrol; fighter', 'lancer; swarm')
    const order = attack(table).flatMap((event) => (event.kind === 'fired' ? [event.card] : []))
    expect(order).toEqual(['patrol', 'lancer', 'fighter', 'swarm'])
  })

  test('SP-11.3: a side without a target is finished', () => {
    const table = sides('fighter; lancer', 'patrol')
    const order = attack(table).flatMap((event) => (event.kind === 'fired' ? [event.card] : []))
    expect(order).toEqual(['fighter', 'patrol'])
  })

  test('SP-11.4: a ship shot down before its salvo still fires', () => {
    const table = sides('drones; patrol', 'swarm; lancer')
    attack(table)
    // 130 shots bring down 65 drones; 60 shots of 2 the other five and all 50 patrols, which fire all the same.
    expect(fleet(table, 'B')).toBe('swarm 50x0 80x1; lancer 60x1; base 1x1000')
    expect(pile(table, 'A', 'discard').split(' ').sort()).toEqual(['drones', 'patrol'])
  })

  test('SP-11.5: own effects, then effects on enemies, then shots', () => {
    const table = sides('flak', 'fighter')
    const events = attack(table).filter((event) => 'card' in event && event.card === 'flak')
    expect(kinds(events).slice(0, 2)).toEqual(['effect', 'fired'])
    expect(fleet(table, 'B')).toBe('fighter 75x0 25x1; base 1x1000')
  })

  test('SP-11.6: one ship a shot, surplus is lost, AP 0 means no shot', () => {
    const table = sides('drones', 'fighter')
    expect(attack(table).filter(({ kind }) => kind === 'fired')).toMatchObject([
      { card: 'fighter', shots: 100 },
    ])
    expect(fleet(table, 'A')).toBe('drones 50x0 20x2; base 1x1000')
  })

  test('SP-11.7: printed AP, commander and added boosts, times multiplying boosts; AP 0 stays 0', () => {
    const table = scene({
      A: { base: 'destroyer#5; dock#6', commander: 'brandt on 5', hand: 'overdrive; overdrive', mp: 160 },
      B: { base: 'frigate' },
    })
    play(table, '!', 'o keep', '* overdrive', '@ destroyer#5')
    const shots = play(table, '.').flatMap((event) =>
      event.kind === 'fired' ? [[event.card, event.ap]] : [],
    )
    expect(shots).toEqual([
      ['destroyer', 24],
      ['frigate', 10],
    ])
  })

  test('SP-11.8: selfdestruction comes after the fire, then the end of the game is looked for', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'cruiser' } })
    const events = kinds(attack(table))
    expect(events.indexOf('selfdestructed')).toBeGreaterThan(events.indexOf('fired'))
    const end = scene({ A: { base: 'battleship' }, B: { base: 'base 1x220' } })
    attack(end)
    expect([baseOf(end, 'B'), end.result?.winners]).toEqual([0, [0]])
  })

  test('SP-11.8: selfdestruction takes every card of the engaged classes, also of one that only stands as a target', () => {
    const table = scene({
      A: { base: 'patrol' },
      B: { base: 'nova; bulwark' },
      options: { crossClassFire: 'oneSided' },
    })
    const events = attack(table)
    const row = events.find((event) => event.kind === 'row')
    expect(row).toMatchObject({ row: 1, classes: [1, 3], fires: [true, false] })
    // It is a wreck from then on, and goes once.
    expect(events.filter(({ kind }) => kind === 'selfdestructed')).toMatchObject([{ card: 'nova' }])
    expect(pile(table, 'B', 'discard')).toBe('nova')
  })

  test('SP-11.9: no normal shot prevents another', () => {
    const table = sides('cruiser', 'siegelance')
    const shots = attack(table).flatMap((event) => (event.kind === 'fired' ? [event.card] : []))
    expect(shots).toEqual(['cruiser', 'siegelance'])
  })
})
