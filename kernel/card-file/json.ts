import type { Refusal } from '../refusal.ts'
import { refuse } from './refuse.ts'

/** What is written in a card file, or where it stops being JSON. */
export function readCardFile(text: string): object | Refusal {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? file : refuse('file.object')
  } catch {
    // Engines differ in what they say about it, and say it in English.
    return placeIn(text, firstFault(text))
  }
}

function placeIn(text: string, at: number): Refusal {
  const before = text.slice(0, at).split('\n')
  const place = { line: before.length, column: before[before.length - 1].length + 1 }
  const [found] = /^[^\s"{}[\],:]{1,20}|^[^\s]?/.exec(text.slice(at))!
  return found === '' ? refuse('file.ends', place) : refuse('file.json', { ...place, found })
}

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

/** What may come next: a value, a key, the colon behind it, or what goes on or ends what is open. */
type Next = 'value' | 'key' | 'colon' | 'more'

/** Where the first thing stands that cannot stand there. No recursion: a file may open as many brackets as it likes. */
function firstFault(text: string): number {
  const open: ('{' | '[')[] = []
  let next: Next = 'value'
  let fresh = false
  for (let at = past(SPACE, text, 0) ?? 0; ; at = past(SPACE, text, at) ?? at) {
    const sign = text[at]
    const inside = open[open.length - 1]
    const closes = sign === (inside === '{' ? '}' : ']') && (next === 'more' || fresh)
    if (inside && closes) {
      open.pop()
      next = 'more'
      at++
    } else if (next === 'more' && sign === ',' && inside) {
      next = inside === '{' ? 'key' : 'value'
      at++
    } else if (next === 'colon' && sign === ':') {
      next = 'value'
      at++
    } else if (next === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign)
      next = sign === '{' ? 'key' : 'value'
      fresh = true
      at++
      continue
    } else {
      const end = next === 'key' || next === 'value' ? past(STRING, text, at) : null
      const other = next === 'value' ? past(VALUE, text, at) : null
      if (end === null && other === null) return at
      next = next === 'key' ? 'colon' : 'more'
      at = end ?? other ?? at
    }
    fresh = false
  }
}

/** Where what is looked for ends, if it begins here. */
function past(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}
