import { choiceOf, menuOf } from '@sternentisch/grammar'
import { describe, expect, test } from 'vitest'
import { game, newDuel, playAnything } from './tables.ts'

const NOTHING = () => {}
const choiceAt = (view: unknown, actions: readonly unknown[], ...picks: readonly (readonly string[])[]) =>
  choiceOf(
    game,
    view,
    menuOf(game, actions),
    picks.map((parts) => ({ parts, at: null })),
    NOTHING,
    NOTHING,
  )

describe('choosing in Stellar', () => {
  test('a fleet is picked ship by ship and may be confirmed at any size', () => {
    const view = newDuel().view(0)
    const actions = game.actions(view)
    expect(actions.length).toBe(2251)
    const two = choiceAt(view, actions, ['Sl'], ['Sl'])
    expect(game.write(two.complete)).toBe('fleet Sl Sl')
    expect(two.canPick('Sl')).toBe(false)
    expect(two.canPick('Fo')).toBe(true)
    const full = choiceAt(view, actions, ['Fo'], ['Fo'], ['Wr'], ['Me'], ['De'], ['Ki'])
    expect(full.canPick('Ro')).toBe(false)
    expect(game.write(full.complete)).toMatch(/^fleet/)
    const none = choiceAt(view, actions, ['fleet'])
    expect(game.write(none.complete)).toBe('fleet')
  })

  test('narrowing two thousand fleets for a whole board of ships reads none of them again', () => {
    const view = newDuel().view(0)
    let read = 0
    const counted = {
      ...game,
      parts: (action: unknown) => {
        read++
        return game.parts(action)
      },
    }
    const menu = menuOf(counted, game.actions(view))
    expect(read).toBe(2251)
    for (let frame = 0; frame < 20; frame++) {
      const choice = choiceOf(counted, view, menu, [{ parts: ['Sl'], at: 'a' }], NOTHING, NOTHING)
      for (let spot = 0; spot < 16; spot++) expect(choice.canPick('Ki', 'Ki')).toBe(true)
    }
    expect(read).toBe(2251)
  })

  test('a ship, a sector and a facing make a play, in any order', () => {
    const match = playAnything(newDuel(), 2, /^fleet Fo Wr Sl Cr Fl Ki$/)
    const [seat] = match.deciding()
    const view = match.view(seat)
    const actions = game.actions(view)
    const [ship] = game.parts(actions[0])
    const choice = choiceAt(view, actions, ['2', 'hidden'], [ship])
    expect(game.write(choice.complete)).toBe(`${ship}@2~`)
    expect(choiceAt(view, actions, ['2', 'hidden']).complete).toBeNull()
  })

  test('why not, with the number of the rule', () => {
    const match = playAnything(newDuel(), 2, /^fleet Fo Wr Sl Cr Fl Ki$/)
    const [seat] = match.deciding()
    const view = match.view(seat)
    const choice = choiceAt(view, game.actions(view))
    expect(choice.whyNot('-')?.rule).toMatch(/^ST-/)
    expect(choice.whyNot(game.write(choice.actions[0]))).toBeNull()
  })
})
