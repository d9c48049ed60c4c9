import type { Collection, ShownCard } from '@sternentisch/grammar'
import { expect, it } from 'vitest'
import { wordsIn } from '../../learn/search.ts'
import { cardsWith, chosenIn, countWith, haystacks, shelvesOf, toggled } from '../find.ts'
import { neighbour } from '../grid-keys.ts'

const card = (id: string, kind: string, colours: readonly string[], rule: string): ShownCard => ({
  id,
  name: ({ lang }) => `${id} ${lang}`,
  words: ({ lang }) => (lang === 'fr' ? 'Épée' : 'a sword'),
  facets: { kind: [kind], ...(colours.length > 0 ? { colour: colours } : {}) },
  sides: [],
  means: [{ rule, name: () => 'Cut' }],
})
const values = (...ids: readonly string[]) => ids.map((id) => ({ id, name: () => id }))
const all = [
  card('one', 'ship', ['red'], 'XX-1.1'),
  card('two', 'ship', ['red', 'blue'], 'XX-1.2'),
  card('three', 'base', [], 'XX-1.1'),
]
const collection: Collection = {
  cardsIn: () => all,
  facets: [
    { id: 'kind', name: () => 'Kind', values: values('ship', 'base') },
    { id: 'colour', name: () => 'Colour', values: values('blue', 'red') },
  ],
  shelves: 'kind',
}
const stacks = haystacks(all, collection, { en: {}, de: {}, fr: {} })
const ids = (cards: readonly ShownCard[]) => cards.map(({ id }) => id)

it('finds by ID, by rule, by facet, and by text in any language without its accents', () => {
  const found = (search: string) => ids(cardsWith(stacks, wordsIn(search), {}))
  expect(found('TWO')).toEqual(['two'])
  expect(found('xx-1.1')).toEqual(['one', 'three'])
  expect(found('epee')).toEqual(['one', 'two', 'three'])
  expect(found('sword blue')).toEqual(['two'])
  expect(found('nothing')).toEqual([])
})

it('lets any value of a facet do, and asks for all facets', () => {
  const found = (filters: Record<string, string[]>) => ids(cardsWith(stacks, [], filters))
  expect(found({ colour: ['red', 'blue'] })).toEqual(['one', 'two'])
  expect(found({ colour: ['red'], kind: ['base'] })).toEqual([])
  expect(found({ colour: [] })).toHaveLength(3)
})

it('counts what a value would leave, whatever else of its facet is chosen', () => {
  expect(countWith(stacks, [], { colour: ['blue'] }, 'colour', 'red')).toBe(2)
  expect(countWith(stacks, [], { kind: ['base'] }, 'colour', 'red')).toBe(0)
})

it('chooses a value, and gives it up again', () => {
  const once = toggled({}, 'colour', 'red')
  expect(chosenIn(once)).toBe(1)
  expect(chosenIn(toggled(once, 'colour', 'red'))).toBe(0)
})

it('lays cards on shelves, and with their kind what no shelf is for', () => {
  const byColour = shelvesOf([all[0], all[2]], { ...collection, shelves: 'colour' })
  expect(byColour.map(({ value, cards }) => [value.id, ...ids(cards)])).toEqual([
    ['red', 'one'],
    ['base', 'three'],
  ])
})

it('leads along rows and to the nearest above and below', () => {
  const at = (top: number, left: number) => ({ top, left })
  const boxes = [at(0, 0), at(0, 50), at(0, 100), at(60, 0), at(60, 50), at(140, 0)]
  const to = (from: number, key: string) => neighbour(boxes, from, key)
  expect([to(2, 'ArrowRight'), to(0, 'ArrowLeft'), to(3, 'ArrowUp')]).toEqual([3, 0, 0])
  expect([to(2, 'ArrowDown'), to(1, 'ArrowDown'), to(4, 'ArrowDown'), to(5, 'ArrowDown')]).toEqual([
    4, 4, 5, 5,
  ])
  expect([to(4, 'Home'), to(4, 'End'), to(4, 'x')]).toEqual([0, 5, -1])
})
