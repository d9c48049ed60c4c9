import { isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { type CardSet, nameOfCards, playWith, putAway } from './card-sets.ts'
import { shelf } from './shelf.ts'

const takers = shelf.flatMap((box) => (box.cards ? [[box.game.id, box, box.cards] as const] : []))

describe.each(takers)('a card set of %s', (id, box, takes) => {
  const added: string[] = []
  const add = (written: string): CardSet => {
    const set = playWith(box, written)
    if (set === null || isRefusal(set)) throw new Error(JSON.stringify(set))
    added.push(set.hash)
    return set
  }
  const offered = (): readonly unknown[] => box.game.options.rules.find((rule) => rule.id === 'cards')!.values

  afterEach(() => {
    for (const hash of added.splice(0)) putAway(box, hash)
  })

  test('is played with by the name of its contents', () => {
    const set = add(JSON.stringify(takes.cards))
    expect(set.name).toBe(nameOfCards(set.hash))
    const options = readOptions(box.game.options, { cards: set.name })
    expect(isRefusal(options)).toBe(false)
    const match = new Match({ game: box.game, options, seed: seedFrom(id), id, names: [] })
    expect(match.deciding().length).toBeGreaterThan(0)
  })

  test('is the same set however it is written, and does not harm itself', () => {
    const { name, hash } = add(JSON.stringify(takes.cards))
    const reversed = Object.fromEntries(Object.entries(takes.cards).reverse())
    expect(add(JSON.stringify(reversed, null, 2))).toMatchObject({ name, hash })
    expect(offered().filter((each) => each === name)).toHaveLength(1)
  })

  test('is playable only if it is what the schema wants', () => {
    const before = [...offered()]
    for (const wrong of ['{}', '[]', '7', '{"cards":', JSON.stringify({ ...takes.cards, surprise: 1 })])
      expect(playWith(box, wrong), wrong.slice(0, 20)).toMatchObject({ refused: true })
    expect(offered()).toEqual(before)
  })

  test('goes when nobody plays with it any more', () => {
    const { name, hash } = add(JSON.stringify(takes.cards))
    putAway(box, hash)
    expect(offered()).not.toContain(name)
  })
})

test('two sets of one name keep out of each other’s way', () => {
  const [, box, takes] = takers.find(([id]) => id === 'starfighter')!
  const { cruisers } = takes.cards as { cruisers: readonly object[] }
  const written = (hull: number): string =>
    JSON.stringify({ ...takes.cards, cruisers: cruisers.map((cruiser) => ({ ...cruiser, hull })) })
  const sets = [3, 5].map((hull) => playWith(box, written(hull)) as CardSet)
  expect(sets[0].name).not.toBe(sets[1].name)
  for (const { hash } of sets) putAway(box, hash)
})

test('a game that takes no cards has no sets', () => {
  for (const box of shelf) if (!box.cards) expect(playWith(box, '{}')).toBeNull()
})
