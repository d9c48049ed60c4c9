import type { Words } from '../refusal.ts'

/** A value of a file on one line; nothing where there is none. */
type Shown = string | null

export interface FieldChange {
  readonly field: string
  readonly before: Shown
  readonly after: Shown
}

/** What became of one entry of a list (a card, a board, a deck), or of the rest of the file. */
export interface Change {
  /** The list, by the name of its field; null for whatever lies in none. */
  readonly list: string | null
  readonly id: string
  /** What it is called, if it has a name: one for all, or one for each language. */
  readonly name?: string | Partial<Words>
  readonly what: 'added' | 'removed' | 'changed'
  /** Of what has changed. */
  readonly fields: readonly FieldChange[]
}

type Fields = Readonly<Record<string, unknown>>
type Entries = ReadonlyMap<string, unknown>

/** How two card files differ: entries of lists by their IDs, in the order of the second file; then the rest, field by field. */
export function changesBetween(before: object, after: object): readonly Change[] {
  const [was, is] = [before as Fields, after as Fields]
  const lists = [...new Set([...Object.keys(is), ...Object.keys(was)])].filter(
    (key) => entriesOf(was[key]) && entriesOf(is[key]),
  )
  const rest = fieldsBetween(without(was, lists), without(is, lists))
  return [
    ...lists.flatMap((list) => inList(list, entriesOf(was[list])!, entriesOf(is[list])!)),
    ...(rest.length > 0 ? [{ list: null, id: '', what: 'changed', fields: rest } as const] : []),
  ]
}

/** How many entries each list of a file has. */
export const countsOf = (file: object): readonly (readonly [list: string, n: number])[] =>
  Object.entries(file).flatMap(([list, value]) => {
    const entries = entriesOf(value)
    return entries ? [[list, entries.size] as const] : []
  })

/** A list whose entries all have an ID of their own. */
function entriesOf(value: unknown): Entries | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const entries = new Map<string, unknown>()
  for (const each of value) {
    const id = (each as { id?: unknown } | null)?.id
    if (typeof id !== 'string' || entries.has(id)) return null
    entries.set(id, each)
  }
  return entries
}

function inList(list: string, before: Entries, after: Entries): readonly Change[] {
  const kept = [...after].flatMap(([id, entry]): Change[] => {
    if (!before.has(id)) return [{ list, id, ...nameOf(entry), what: 'added', fields: [] }]
    const fields = fieldsBetween(before.get(id), entry)
    return fields.length > 0 ? [{ list, id, ...nameOf(entry), what: 'changed', fields }] : []
  })
  const removed = [...before].filter(([id]) => !after.has(id))
  return [
    ...kept,
    ...removed.map(([id, entry]): Change => ({ list, id, ...nameOf(entry), what: 'removed', fields: [] })),
  ]
}

function nameOf(entry: unknown): Pick<Change, 'name'> {
  const name = innerOf(entry)?.name
  const inWords = innerOf(name) && Object.values(name as object).every((word) => typeof word === 'string')
  return typeof name === 'string' || inWords ? { name: name as string | Partial<Words> } : {}
}

const without = (file: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(file).filter(([key]) => !keys.includes(key)))

/** Field by field; where one is no object, or a list has another length, it has changed as a whole. */
function fieldsBetween(before: unknown, after: unknown, path: readonly string[] = []): FieldChange[] {
  const [was, is] = [before, after].map(innerOf)
  const goesOn = was && is && (!Array.isArray(before) || Object.keys(was).length === Object.keys(is).length)
  if (!goesOn || Array.isArray(before) !== Array.isArray(after)) {
    const [one, other] = [before, after].map(shown)
    return one === other ? [] : [{ field: path.join('.'), before: one, after: other }]
  }
  const keys = [...new Set([...Object.keys(is), ...Object.keys(was)])]
  return keys.flatMap((key) => fieldsBetween(was[key], is[key], [...path, key]))
}

const innerOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

const shown = (value: unknown): Shown => (value === undefined ? null : JSON.stringify(value))
