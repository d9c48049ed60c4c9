import { describe, expect, test } from 'vitest'
import { choiceOf, menuOf } from '../index.ts'
import { narrowed, type Pick, settledBy, withPick } from '../picks.ts'
import { deedOn, standingOf } from '../standing.ts'
import { toy } from './toy.tsx'

const PLAYS = ['Sl 1 open', 'Sl 1 hidden', 'Sl 2 open', 'Cr 1 open', 'Cr 1 hidden', 'Cr 2 open']
const FLEETS = ['fleet', 'fleet Sl', 'fleet Sl Sl', 'fleet Cr', 'fleet Sl Cr']
const WARPS = ['1.1 2', '1.1 3', '2.1 1', '2.1 3']

const plays = menuOf(toy, PLAYS)
const fleets = menuOf(toy, FLEETS)

const at = (...parts: string[]): Pick => ({ parts, at: parts.join() })
const settled = (menu: typeof plays, ...parts: string[]) => settledBy(menu, narrowed(menu, parts), parts)
const choice = (menu: typeof plays, ...picks: Pick[]) =>
  choiceOf(
    toy,
    null,
    menu,
    picks,
    () => {},
    () => {},
  )

describe('narrowing', () => {
  test('picks may come in any order', () => {
    expect(narrowed(plays, ['1', 'Sl'])).toEqual(narrowed(plays, ['Sl', '1']))
    expect(settled(plays, 'hidden', 'Cr', '1')).toBe('Cr 1 hidden')
  })

  test('two of a kind are two picks', () => {
    expect(settled(fleets, 'fleet', 'Sl', 'Sl')).toBe('fleet Sl Sl')
    expect(narrowed(fleets, ['Cr', 'Cr'])).toEqual([])
  })

  test('the only action left is complete before all its parts are named', () => {
    expect(settled(plays, 'Sl', '2')).toBe('Sl 2 open')
    expect(settled(plays, 'Sl', '1')).toBeNull()
  })

  test('what must be named is not understood from the only action left', () => {
    const outright = menuOf({ ...toy, outright: ['away'] }, ['Sl 1', 'Sl 2', 'Sl away', 'Cr away'])
    expect(settled(outright, 'Cr')).toBeNull()
    expect(settled(outright, 'Cr', 'away')).toBe('Cr away')
    expect(settled(outright, 'away')).toBeNull()
    const nothingElse = menuOf({ ...toy, outright: ['away'] }, ['Sl away', 'Cr away'])
    expect(settled(nothingElse, 'Cr')).toBe('Cr away')
  })

  test('what every action has goes without saying', () => {
    expect(settled(fleets, 'Sl')).toBe('fleet Sl')
    expect(settled(fleets, 'fleet')).toBe('fleet')
    expect(settled(fleets)).toBeNull()
  })
})

describe('another pick instead', () => {
  test('another card takes the place of the picked one and keeps the place', () => {
    expect(withPick(plays, [at('Sl'), at('1', 'hidden')], at('Cr'))).toEqual([at('1', 'hidden'), at('Cr')])
  })

  test('another place takes the place of the picked one and keeps the card', () => {
    expect(withPick(plays, [at('Sl'), at('1', 'hidden')], at('2', 'open'))).toEqual([
      at('Sl'),
      at('2', 'open'),
    ])
  })

  test('a goal that the picked card cannot reach takes nothing back', () => {
    expect(withPick(menuOf(toy, WARPS), [at('1.1')], at('1'))).toBeNull()
  })

  test('one ship too many takes nothing back', () => {
    expect(withPick(fleets, [at('Sl'), at('Cr')], at('Sl'))).toBeNull()
  })
})

describe('what a second pick does', () => {
  test('it confirms where the action needs the spot', () => {
    expect(deedOn(choice(plays, at('Sl'), at('2', 'open')), at('2', 'open'))).toBe('confirm')
    expect(deedOn(choice(plays, at('Sl')), at('Sl'))).toBe('takeBack')
  })

  test('it takes back what the action can do without', () => {
    expect(deedOn(choice(fleets, at('Sl')), at('Sl'))).toBe('takeBack')
    expect(deedOn(choice(fleets, at('Sl'), at('Cr')), at('Cr'))).toBe('takeBack')
  })

  test('it takes back an earlier pick', () => {
    expect(deedOn(choice(plays, at('Sl'), at('2', 'open')), at('Sl'))).toBe('takeBack')
  })
})

describe('how spots stand', () => {
  test('legal, pickable, picked, instead', () => {
    const open = choice(plays, at('Sl'))
    expect(standingOf(open, at('Sl'))).toMatchObject({ picked: true, pickable: null })
    expect(standingOf(open, at('1', 'hidden'))).toMatchObject({ legal: true, pickable: 'yes' })
    expect(standingOf(open, at('Cr'))).toMatchObject({ legal: true, pickable: 'instead' })
    expect(standingOf(open, at('2', 'hidden'))).toMatchObject({ legal: false, pickable: null })
    expect(standingOf(open, at('Ki'))).toEqual({ legal: false, picked: false, pickable: null })
    expect(standingOf(null, at('Sl'))).toEqual({ legal: false, picked: false, pickable: null })
  })

  test('of two equal cards the one that was picked is picked', () => {
    const open = choice(fleets, { parts: ['Sl'], at: 'second' })
    expect(standingOf(open, { parts: ['Sl'], at: 'first' }).picked).toBe(false)
    expect(standingOf(open, { parts: ['Sl'], at: 'second' }).picked).toBe(true)
  })
})
