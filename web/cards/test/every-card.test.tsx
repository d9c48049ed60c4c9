// @vitest-environment happy-dom
import { LANGS } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { shelf } from '../../shell/shelf.ts'
import { haystacks, shelvesOf } from '../find.ts'
import { Inspector } from '../inspector.tsx'
import { type OpenCollection, openCollection } from '../open-collection.ts'
import { gallerySpeech } from '../words.ts'

const ways = { back: '#/cards', previous: null, next: null }

describe.each(shelf.map(({ id }) => id))('the cards of %s', (id) => {
  let opened: OpenCollection
  beforeAll(async () => {
    opened = (await openCollection(id))!
  })

  it('have each an ID of their own that can stand in an address', () => {
    const ids = opened.collection.cardsIn().map((card) => card.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const each of ids) expect(each).toMatch(/^[\w-]+$/)
  })

  it('have values of facets that there are, and lie on one shelf', () => {
    const { collection } = opened
    const cards = collection.cardsIn()
    const known = new Set(
      collection.facets.flatMap(({ id, values }) => values.map((value) => `${id} ${value.id}`)),
    )
    for (const { facets } of cards)
      for (const [facet, values] of Object.entries(facets))
        for (const value of values) expect(known).toContain(`${facet} ${value}`)
    expect(shelvesOf(cards, collection).flatMap((shelf) => shelf.cards)).toHaveLength(cards.length)
  })

  it('mean what rules say, each with a picture or words of the rulebook', () => {
    for (const { id: card, means } of opened.collection.cardsIn()) {
      expect(means.length, card).toBeGreaterThan(0)
      for (const { rule } of means) expect(opened.rules.get(rule)?.text, `${card} ${rule}`).toBeDefined()
      expect(
        means.some(({ rule }) => opened.rules.get(rule)?.Figure),
        `${card} has no picture`,
      ).toBe(true)
    }
  })

  it.each(LANGS)('are drawn on all sides, without holes (%s)', (lang) => {
    const speech = gallerySpeech(lang, opened.text)
    for (const card of opened.collection.cardsIn()) {
      const drawn = renderToStaticMarkup(
        <Inspector {...{ opened, card, ways, speech }} set={null} chosen={false} />,
      )
      expect(drawn, card.id).not.toMatch(/undefined|NaN|\[object|\.\. |\{\w+\}/)
      for (const side of card.sides) expect(renderToStaticMarkup(side.draw(speech, 'small'))).not.toBe('')
    }
  })

  it('can be found by ID, and by name in every language', () => {
    const { collection, text } = opened
    const stacks = haystacks(collection.cardsIn(), collection, text)
    for (const [card, words] of stacks) {
      expect(words).toContain(card.id)
      for (const lang of LANGS) expect(words).toContain(card.name(gallerySpeech(lang, text)))
    }
  })

  it('are those of a set of one’s own, where the game takes one', () => {
    const { collection, cards: takes } = opened
    if (!takes) return
    expect(collection.cardsIn(structuredClone(takes.cards)).map((card) => card.id)).toEqual(
      collection.cardsIn().map((card) => card.id),
    )
  })
})
