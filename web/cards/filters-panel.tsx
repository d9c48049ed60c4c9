import type { Collection, Facet, ShownCard } from '@sternentisch/grammar'
import { useState } from 'react'
import type { Speech } from '../text/index.ts'
import { chosenIn, countWith, type Filters, toggled } from './find.ts'

interface FiltersProps {
  readonly collection: Collection
  readonly stacks: ReadonlyMap<ShownCard, string>
  readonly words: readonly string[]
  readonly filters: Filters
  readonly speech: Speech
  /** Folded away at first, whatever room there is. */
  readonly folded?: boolean
  onChange(filters: Filters): void
}

/** Beside the cards they lie open; above them they would only be in the way. */
const opens = (): boolean => matchMedia('(min-width: 1001px)').matches

/** What cards can be told apart by, each value with the number of cards it would leave. */
export function FiltersPanel(props: FiltersProps) {
  const { collection, stacks, filters, speech, folded = false } = props
  const [open] = useState(() => !folded && opens())
  const n = chosenIn(filters)
  // Only what tells the cards of this set apart: a set of one's own may lack a kind.
  const facets = collection.facets.filter(({ id }) =>
    [...stacks.keys()].some(({ facets }) => (facets[id]?.length ?? 0) > 0),
  )
  return (
    <details className="cards-filters panes-rail" open={open}>
      <summary>{n > 0 ? speech.say('gallery.filters.chosen', { n }) : speech.say('gallery.filters')}</summary>
      {facets.map((facet) => (
        <FacetFilter key={facet.id} {...props} facet={facet} />
      ))}
    </details>
  )
}

function FacetFilter(props: FiltersProps & { readonly facet: Facet }) {
  const { stacks, words, filters, facet, speech, onChange } = props
  const isChosen = (id: string): boolean => filters[facet.id]?.includes(id) ?? false
  // What no card here has, such as a cruiser among those for a deck, can only be taken away again.
  const values = facet.values.filter(
    ({ id }) => isChosen(id) || [...stacks.keys()].some(({ facets }) => facets[facet.id]?.includes(id)),
  )
  return (
    <fieldset>
      <legend>{facet.name(speech)}</legend>
      {values.map(({ id, name, sign }) => {
        const n = countWith(stacks, words, filters, facet.id, id)
        const chosen = isChosen(id)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={chosen}
            aria-label={speech.say('gallery.value', { value: name(speech), n })}
            data-none={n === 0 ? '' : undefined}
            onClick={() => onChange(toggled(filters, facet.id, id))}
          >
            {sign && <span className="cards-sign">{sign()}</span>}
            <span>{name(speech)}</span>
            <i>{n}</i>
          </button>
        )
      })}
    </fieldset>
  )
}
