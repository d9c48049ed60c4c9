import { isMissing, isPlain, type Plain, stretchBetween } from './change.ts'

/**
 * What `changeBetween` answers, in JSON, written at once: whoever sends a change and keeps nothing of it need not have it made
 * first. 'null' where nothing has changed.
 */
export const writeChange = (before: unknown, after: unknown): string => written(before, after) || 'null'

/** Nothing where nothing has changed. */
function written(before: unknown, after: unknown): string {
  if (before === after) return ''
  if (typeof before !== 'object' || typeof after !== 'object') return isNow(after)
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after)
  return isPlain(before) && isPlain(after) ? inside(before, after) : isNow(after)
}

/** Most of what changes are numbers, which need nobody's help. */
const isNow = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `[${value}]` : `[${JSON.stringify(value) ?? null}]`

function inside(before: Plain, after: Plain): string {
  let places = ''
  let known = 0
  for (const key in after) {
    const is = after[key]
    const was = before[key]
    if (was === is) known++
    else if (isMissing(before, key, was)) places = put(places, key, isNow(is))
    else {
      known++
      const change = written(was, is)
      if (change !== '') places = put(places, key, change)
    }
  }
  // Hardly ever is anything gone: it is looked for only where some of it was not met.
  for (const _ in before) known--
  if (known !== 0) for (const key in before) if (!Object.hasOwn(after, key)) places = put(places, key, '[]')
  return places && `{${places}}`
}

function inList(before: readonly unknown[], after: readonly unknown[]): string {
  if (before.length !== after.length) {
    const [from, removed, put] = stretchBetween(before, after)
    return `[${from},${removed},${JSON.stringify(put)}]`
  }
  let places = ''
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue
    const change = written(before[at], after[at])
    if (change !== '') places += places === '' ? `"${at}":${change}` : `,"${at}":${change}`
  }
  return places && `{${places}}`
}

const put = (places: string, key: string, change: string): string =>
  places === '' ? `${named(key)}:${change}` : `${places},${named(key)}:${change}`

const names = new Map<string, string>()
/** Views have some dozens of fields; whatever else has names is not worth a place here. */
const MOST_NAMES = 1000

function named(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const name = JSON.stringify(key)
  if (names.size < MOST_NAMES) names.set(key, name)
  return name
}
