/**
 * How one piece of plain data became another, as plain data: gone, a new value, some places inside an object or a list
 * of the same length, or a stretch of a list put in place of another one.
 */
export type Change = readonly [] | readonly [unknown] | Stretch | { readonly [place: string]: Change }

export type Plain = Readonly<Record<string, unknown>>

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null where nothing has changed. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object') return [after]
  if (Array.isArray(before) && Array.isArray(after)) return changeInList(before, after)
  return isPlain(before) && isPlain(after) ? changeInside(before, after) : [after]
}

function changeInside(before: Plain, after: Plain): Change | null {
  let changes: Record<string, Change> | null = null
  let known = 0
  for (const key in after) {
    const is = after[key]
    const was = before[key]
    if (was === is) known++
    else if (isMissing(before, key, was)) changes = put(changes, key, isNow(is))
    else {
      known++
      const change = changeBetween(was, is)
      if (change) changes = put(changes, key, change)
    }
  }
  // Hardly ever is anything gone: it is looked for only where some of it was not met.
  for (const _ in before) known--
  if (known === 0) return changes
  for (const key in before) if (!Object.hasOwn(after, key)) changes = put(changes, key, GONE)
  return changes
}

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length !== after.length) return stretchBetween(before, after)
  let changes: Record<number, Change> | null = null
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue
    const change = changeBetween(before[at], after[at])
    if (!change) continue
    changes ??= {}
    changes[at] = change
  }
  return changes
}

/** Plain data holds nothing undefined. What every object seems to have is a function, or a name that is one of a kind. */
export const isMissing = (before: Plain, key: string, was: unknown): boolean =>
  was === undefined || ((typeof was === 'function' || key === '__proto__') && !Object.hasOwn(before, key))

const GONE: Change = []
const isNow = (value: unknown): Change => [value]

/** Most things do not change: what holds the changes is made for the first one. */
function put(changes: Record<string, Change> | null, place: string, change: Change) {
  const all = changes ?? {}
  set(all, place, change)
  return all
}

/** As JSON reads it: a field called `__proto__` is a field like any other. */
function set<T>(object: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Whether nothing has changed. */
export function isAlike(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (typeof before !== 'object' || typeof after !== 'object') return false
  if (Array.isArray(before) && Array.isArray(after)) return areAlike(before, after)
  return isPlain(before) && isPlain(after) && isAlikeInside(before, after)
}

function areAlike(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  for (let at = 0; at < after.length; at++) if (!isAlike(before[at], after[at])) return false
  return true
}

function isAlikeInside(before: Plain, after: Plain): boolean {
  let known = 0
  for (const key in after) {
    if (isMissing(before, key, before[key]) || !isAlike(before[key], after[key])) return false
    known++
  }
  for (const _ in before) known--
  return known === 0
}

type Stretch = readonly [from: number, removed: number, put: readonly unknown[]]

/** What is the same at both ends stays. */
export function stretchBetween(before: readonly unknown[], after: readonly unknown[]): Stretch {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && isAlike(before[from], after[from])) from++
  let behind = 0
  while (
    behind < shorter - from &&
    isAlike(before[before.length - 1 - behind], after[after.length - 1 - behind])
  )
    behind++
  return [from, before.length - behind - from, after.slice(from, after.length - behind)]
}

/** What a change makes of a value; whatever did not change is shared with it. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before
  if (isStretch(change)) {
    const [from, removed, put] = change
    const list = before as readonly unknown[]
    return [...list.slice(0, from), ...put, ...list.slice(from + removed)]
  }
  if (Array.isArray(change)) return change[0]
  return Array.isArray(before) ? changedList(before, change) : changedInside(before as Plain, change)
}

type Places = { readonly [place: string]: Change }

const isStretch = (change: Change): change is Stretch => Array.isArray(change) && change.length === 3

function changedList(before: readonly unknown[], changes: Change): unknown[] {
  const after = before.slice()
  for (const [at, change] of Object.entries(changes as Places))
    after[Number(at)] = changed(before[Number(at)], change)
  return after
}

function changedInside(before: Plain, changes: Change): Plain {
  const after: Record<string, unknown> = { ...before }
  for (const [key, change] of Object.entries(changes as Places)) {
    if (Array.isArray(change) && change.length === 0) delete after[key]
    else set(after, key, changed(Object.hasOwn(before, key) ? before[key] : undefined, change))
  }
  return after
}
