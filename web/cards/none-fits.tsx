import type { Collection } from '@sternentisch/grammar'
import type { Speech } from '../text/index.ts'
import type { Filters } from './find.ts'

interface NoneFitsProps {
  readonly collection: Collection
  readonly filters: Filters
  readonly search: string
  readonly speech: Speech
}

/** What nothing has. */
export function NoneFits({ collection, filters, search, speech }: NoneFitsProps) {
  const wishes = collection.facets.flatMap((facet) =>
    facet.values.filter(({ id }) => filters[facet.id]?.includes(id)).map((value) => value.name(speech)),
  )
  const typed = search.trim() === '' ? [] : [search.trim().slice(0, 40)]
  return (
    <div className="cards-none">
      <h2>{speech.say('gallery.none')}</h2>
      <p>{speech.say('gallery.none.why', { wishes: [...typed, ...wishes].join(', ') })}</p>
    </div>
  )
}
