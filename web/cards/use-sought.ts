import type { Facet } from '@sternentisch/grammar'
import { useEffect, useState } from 'react'
import { addressOf, type Place } from '../shell/router.ts'
import { chosenIn, type Filters } from './find.ts'

type CardsPlace = Extract<Place, { name: 'cards' }>

/** What is searched for among the cards. It stands in the address: a reload keeps it, and so does a link to it. */
export function useSought(place: CardsPlace, facets: readonly Facet[]) {
  const [search, setSearch] = useState(place.find ?? '')
  const [filters, setFilters] = useState(() => filtersIn(place.only ?? '', facets))
  // Whoever comes by another address looks for what that one says. What is typed here changes the address without anybody coming.
  const said = JSON.stringify([place.find ?? '', place.only ?? ''])
  const [heard, hear] = useState(said)
  if (heard !== said) {
    hear(said)
    setSearch(place.find ?? '')
    setFilters(filtersIn(place.only ?? '', facets))
  }
  const only = filterText(filters)
  /** The same place with what is searched for. */
  const sought = (to: CardsPlace): string => {
    const { find: _, only: __, ...plain } = to
    return addressOf({ ...plain, ...(search ? { find: search } : {}), ...(only ? { only } : {}) })
  }
  const isSaid = (place.find ?? '') === search && (place.only ?? '') === only
  const { hash } = location
  useEffect(() => {
    // Each letter would be a step back otherwise. Whoever has gone elsewhere since this was drawn stays there.
    if (!isSaid && location.hash === hash) history.replaceState(history.state, '', sought(place))
  })
  const clear = (): void => {
    setSearch('')
    setFilters({})
  }
  const isSeeking = search.trim() !== '' || chosenIn(filters) > 0
  return { search, setSearch, filters, setFilters, sought, clear, isSeeking }
}

const filterText = (filters: Filters): string =>
  Object.entries(filters)
    .flatMap(([facet, values]) => values.map((value) => `${facet}.${value}`))
    .join()

/** What an address says of filters, as far as there are such. */
function filtersIn(text: string, facets: readonly Facet[]): Filters {
  const wanted = new Set(text.split(','))
  const chosen = facets.map(
    ({ id, values }) =>
      [id, values.map((value) => value.id).filter((value) => wanted.has(`${id}.${value}`))] as const,
  )
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}
