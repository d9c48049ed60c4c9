import type { Collection, Facet, ShownCard } from '@sternentisch/grammar'
import { type Catalogues, kernelText, LANGS, speechIn } from '@sternentisch/kernel'
import { holds } from '../learn/search.ts'

/** What is wanted: facet → values, any of which will do. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** All that can be searched for on each card, in every language. */
export function haystacks(
  cards: readonly ShownCard[],
  { facets }: Collection,
  text: Catalogues,
): ReadonlyMap<ShownCard, string> {
  const speeches = LANGS.map((lang) => speechIn(lang, [kernelText, text]))
  return new Map(
    cards.map((card) => {
      const said = speeches.flatMap((speech) => [
        card.name(speech),
        card.words(speech),
        ...card.means.map((meaning) => meaning.name(speech)),
        ...facets.flatMap((facet) =>
          facet.values.filter(({ id }) => has(card, facet.id, [id])).map((value) => value.name(speech)),
        ),
      ])
      return [card, [card.id, ...card.means.map(({ rule }) => rule), ...said].join(' ')]
    }),
  )
}

const has = ({ facets }: ShownCard, facet: string, values: readonly string[]): boolean =>
  facets[facet]?.some((value) => values.includes(value)) ?? false

const fits = (card: ShownCard, filters: Filters): boolean =>
  Object.entries(filters).every(([facet, values]) => values.length === 0 || has(card, facet, values))

/** The cards with all of these words that the filters let through. */
export const cardsWith = (
  stacks: ReadonlyMap<ShownCard, string>,
  words: readonly string[],
  filters: Filters,
): readonly ShownCard[] =>
  [...stacks.keys()].filter((card) => fits(card, filters) && holds(words, stacks.get(card) ?? ''))

/** How many there would be with this value instead of what is chosen of its facet. */
export const countWith = (
  stacks: ReadonlyMap<ShownCard, string>,
  words: readonly string[],
  filters: Filters,
  facet: string,
  value: string,
): number => cardsWith(stacks, words, { ...filters, [facet]: [value] }).length

export function toggled(filters: Filters, facet: string, value: string): Filters {
  const chosen = filters[facet] ?? []
  const now = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return { ...filters, [facet]: now }
}

export const chosenIn = (filters: Filters): number => Object.values(filters).flat().length

/** A shelf of cards under one heading. */
export interface CardShelf {
  readonly value: Facet['values'][number]
  readonly cards: readonly ShownCard[]
}

/** In the order of the facet; what has none of its values lies with its kind, after the others. */
export function shelvesOf(
  cards: readonly ShownCard[],
  { facets, shelves }: Collection,
): readonly CardShelf[] {
  const byShelf = facets.find(({ id }) => id === shelves)?.values ?? []
  const byKind = shelves === 'kind' ? [] : (facets.find(({ id }) => id === 'kind')?.values ?? [])
  const rest = cards.filter(({ facets: own }) => (own[shelves]?.length ?? 0) === 0)
  return [
    ...byShelf.map((value) => ({ value, cards: cards.filter((card) => has(card, shelves, [value.id])) })),
    ...byKind.map((value) => ({ value, cards: rest.filter((card) => has(card, 'kind', [value.id])) })),
  ].filter((shelf) => shelf.cards.length > 0)
}
