import type { ShownCard } from '@sternentisch/grammar'
import { isLike, valueAt, withValue } from '@sternentisch/kernel/card-file'
import type { OpenSets } from './open-sets.ts'

/** The cards of a set that may still have faults, as far as they can be drawn. */
export function drawnCards(
  { editing, collection }: Pick<OpenSets, 'editing' | 'collection'>,
  content: object,
) {
  const fit = editing.lists.reduce<object>((file, { path, entry }) => {
    const all = valueAt(file, path)
    const drawable = Array.isArray(all) ? all.filter((each) => isLike(entry, each)) : []
    return withValue(file, path, drawable) as object
  }, content)
  try {
    return collection.cardsIn(fit)
  } catch {
    // What surrounds the cards is missing: nothing can be drawn, and the faults say why.
    const none: readonly ShownCard[] = []
    return none
  }
}
