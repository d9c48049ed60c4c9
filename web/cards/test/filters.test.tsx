// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FiltersPanel } from '../filters-panel.tsx'
import { type Filters, haystacks } from '../find.ts'
import { openCollection } from '../open-collection.ts'
import { gallerySpeech } from '../words.ts'

const opened = (await openCollection('starfighter'))!
const speech = gallerySpeech('en', opened.text)

const drawn = (kinds: (kind: string) => boolean, filters: Filters = {}): string => {
  const { collection, text } = opened
  const cards = collection.cardsIn().filter(({ facets }) => facets.kind.every(kinds))
  const stacks = haystacks(cards, collection, text)
  return renderToStaticMarkup(
    <FiltersPanel {...{ collection, stacks, filters, speech }} words={[]} folded onChange={() => {}} />,
  )
}

test('among cards for a deck nothing is offered that none of them has', () => {
  const names = opened.collection.facets.find(({ id }) => id === 'kind')!.values
  const cruisers = names.find(({ id }) => id === 'cruiser')!.name(speech)
  expect(drawn(() => true)).toContain(`>${cruisers}<`)
  expect(drawn((kind) => kind !== 'cruiser')).not.toContain(`>${cruisers}<`)
  // Whoever comes with it chosen can take it away.
  expect(drawn((kind) => kind !== 'cruiser', { kind: ['cruiser'] })).toContain(`>${cruisers}<`)
})
