import type { CardEditing, EditedList, EditedPart } from '@sternentisch/grammar'
import { About, type Field, type FilePath, fieldOf, valueAt } from '@sternentisch/kernel/card-file'

/** What of a set is being changed: an entry of a list, or a part of the file. */
export interface Spot {
  readonly path: FilePath
  readonly field: Field
  /** Where it is an entry. */
  readonly list?: EditedList
}

const ABOUT: Spot = { path: ['about'], field: fieldOf(About) }

/** Every set says what it is called, and whose it is. */
export const aboutSpot = (): Spot => ABOUT

export const partSpot = ({ path, field }: EditedPart): Spot => ({ path, field })

export const entrySpot = (list: EditedList, at: number): Spot => ({
  path: [...list.path, at],
  field: list.entry,
  list,
})

export const entriesOf = (content: object, { path }: EditedList): readonly unknown[] => {
  const all = valueAt(content, path)
  return Array.isArray(all) ? all : []
}

/** As addresses carry it. */
export const atText = ({ path }: Spot): string => path.join('.')

const begins = (path: FilePath, with_: FilePath): boolean => with_.every((step, at) => path[at] === step)

/** The spot that a place of the file belongs to; null for what no form shows. */
export function spotOf({ lists, parts }: CardEditing, path: FilePath): Spot | null {
  const list = lists.find((each) => begins(path, each.path) && typeof path[each.path.length] === 'number')
  if (list) return entrySpot(list, Number(path[list.path.length]))
  const part = parts.find((each) => begins(path, each.path))
  if (part) return partSpot(part)
  return path[0] === 'about' ? ABOUT : null
}

/** What an address names, if it is there. */
export function spotAt(editing: CardEditing, content: object, at: string | null): Spot | null {
  if (at === null) return null
  const path = at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const spot = spotOf(editing, path)
  const isThere = !spot?.list || valueAt(content, spot.path) !== undefined
  return spot && isThere ? spot : null
}

export function firstSpot({ lists }: CardEditing, content: object): Spot {
  const list = lists.find((each) => entriesOf(content, each).length > 0)
  return list ? entrySpot(list, 0) : ABOUT
}

/** The card of the gallery that shows a spot. */
export function shownAt(spot: Spot, content: object): string | null {
  const entry = valueAt(content, spot.path)
  if (!spot.list) return null
  if (spot.list.shown) return Array.isArray(entry) || entry ? spot.list.shown(entry, content) : null
  const id = (entry as { id?: unknown } | undefined)?.id
  return typeof id === 'string' ? id : null
}
